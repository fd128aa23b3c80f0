/**
 * Writes deflate blocks (RFC 1951) of literals and of copies from the text that the reader already has. All blocks share one
 * fixed Huffman code, tuned for JSON in which digits change, so their header is a constant.
 */

/** Greatest distance of a copy. */
export const REACH = 32_768;
/** Shorter copies take more bits than literals. */
export const LEAST_COPY = 6;
const LONGEST_COPY = 258;
const SHORTEST_COPY = 3;

/** The smallest value of each length and distance code, and its number of extra bits. */
const LENGTHS = codesFrom(
  SHORTEST_COPY,
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
);
const DISTANCES = codesFrom(1, [0, 0, 0, 0, ...Array.from({ length: 26 }, (_, index) => 1 + (index >> 1))]);

interface Codes {
  readonly least: readonly number[];
  readonly bits: readonly number[];
}

function codesFrom(first: number, bits: readonly number[]): Codes {
  let next = first;
  const least = bits.map((count) => {
    const from = next;
    next += 2 ** count;
    return from;
  });
  return { least, bits };
}

/** Returns the index of the last code with a smallest value of at most `value`. */
function codeOf({ least }: Codes, value: number): number {
  let low = 0;
  let high = least.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((least[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Reverses the bits of a code: codes are sent from their first bit, all other numbers from their last. */
function reversed(code: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result |= ((code >>> bit) & 1) << (bits - 1 - bit);
  return result;
}

/** Returns the codes that follow from their lengths in bits: shorter ones first, then lower symbols. */
function codesOf(bits: readonly number[]): Uint16Array {
  const codes = new Uint16Array(bits.length);
  let code = 0;
  for (let length = 1; length <= 15; length += 1) {
    for (const [symbol, own] of bits.entries()) if (own === length) codes[symbol] = reversed(code++, length);
    code <<= 1;
  }
  return codes;
}

const characters = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/**
 * Code length in bits of each literal, of the end of the block and of each copy length. The longest copies are the most frequent,
 * because some 250 bytes lie between two jobs with changed expiries. The codes leave no bits unused.
 */
const SYMBOL_BITS = bitsOf(286, [
  [2, [285]],
  [4, [284]],
  [5, characters('0123456789",')],
  [7, [...characters("abcdefghijklmnoprstuvwy:"), 262, 263]],
]);
/** Code length in bits of each distance: most are between 8 and 24 KB. */
const DISTANCE_BITS = bitsOf(30, [[2, [26, 27, 28]]]);

function bitsOf(size: number, groups: readonly (readonly [bits: number, symbols: readonly number[]])[]): number[] {
  const known = new Map(groups.flatMap(([bits, symbols]) => symbols.map((symbol) => [symbol, bits] as const)));
  const used = [...known.values()].reduce((sum, bits) => sum + 2 ** -bits, 0);
  const others = Array.from({ length: size }, (_, symbol) => symbol).filter((symbol) => !known.has(symbol));
  const rest = evenBits(size, others, 1 - used);
  return rest.map((bits, symbol) => known.get(symbol) ?? bits);
}

/** Gives the symbols about equal code lengths, so that together they use this part of the code space; all others get 0. */
function evenBits(size: number, symbols: readonly number[], part = 1): number[] {
  const most = Math.ceil(Math.log2(symbols.length / part));
  const shorter = part * 2 ** most - symbols.length;
  const bits: number[] = Array(size).fill(0);
  for (const [index, symbol] of symbols.entries()) bits[symbol] = index < shorter ? most - 1 : most;
  return bits;
}

const CODES = codesOf(SYMBOL_BITS);
const BITS = Uint8Array.from(SYMBOL_BITS);
const DISTANCE_CODES = codesOf(DISTANCE_BITS);
const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
/** Index of the length code that means exactly the longest copy. */
const LONGEST = 28;

/** Repeats the previous code length 3 to 6 times; the 2 bits after it give the number. */
const REPEAT = 16;
/** Order of the lengths of the code-length alphabet (RFC 1951, 3.2.7). */
const HEAD_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The header that describes the codes, as numbers with their sizes in bits. */
const HEAD = headOf([...SYMBOL_BITS, ...DISTANCE_BITS]);

function headOf(all: readonly number[]): readonly (readonly [value: number, bits: number])[] {
  const items: (readonly [symbol: number, times: number])[] = [];
  for (let at = 0; at < all.length; ) {
    let times = 1;
    while (all[at + times] === all[at]) times += 1;
    items.push([all[at] as number, 0]);
    let rest = times - 1;
    for (; rest >= 3; rest -= Math.min(rest, 6)) items.push([REPEAT, Math.min(rest, 6)]);
    for (; rest > 0; rest -= 1) items.push([all[at] as number, 0]);
    at += times;
  }
  const symbols = [...new Set(items.map(([symbol]) => symbol))];
  const bits = evenBits(19, symbols);
  const codes = codesOf(bits);
  const described = HEAD_ORDER.findLastIndex((symbol) => bits[symbol] !== 0) + 1;
  return [
    // Not the last block; it brings its own codes.
    [4, 3],
    [SYMBOL_BITS.length - 257, 5],
    [DISTANCE_BITS.length - 1, 5],
    [described - 4, 4],
    ...HEAD_ORDER.slice(0, described).map((symbol) => [bits[symbol] as number, 3] as const),
    ...items.flatMap(([symbol, times]) => {
      const code = [codes[symbol] as number, bits[symbol] as number] as const;
      return symbol === REPEAT ? [code, [times - 3, 2] as const] : [code];
    }),
  ];
}

/** Output buffer, reused by every block. */
let room = Buffer.alloc(REACH);

export class DeflateBlock {
  #end = 0;
  #bits = 0;
  #count = 0;
  /** Length of the pending copy, which the next one may extend. */
  #length = 0;
  #distance = 0;

  constructor() {
    for (const [value, bits] of HEAD) this.#put(value, bits);
  }

  literals(bytes: Buffer, from: number, to: number): void {
    this.#flush();
    for (let at = from; at < to; at += 1) this.#symbol(bytes[at] as number);
  }

  /** Copies what was `distance` bytes before, at most REACH. A `length` below 3 must continue the copy before. */
  copy(length: number, distance: number): void {
    if (!this.continues(distance)) this.#flush();
    this.#distance = distance;
    this.#length += length;
  }

  /** True if a copy at this distance extends the pending one. */
  continues(distance: number): boolean {
    return this.#length > 0 && this.#distance === distance;
  }

  #flush(): void {
    if (this.#length === 0) return;
    const code = codeOf(DISTANCES, this.#distance);
    const extra = this.#distance - (DISTANCES.least[code] as number);
    while (this.#length > 0) {
      const isRestTooShort = this.#length > LONGEST_COPY && this.#length < LONGEST_COPY + SHORTEST_COPY;
      const part = isRestTooShort ? this.#length - SHORTEST_COPY : Math.min(this.#length, LONGEST_COPY);
      this.#putLength(part);
      this.#put(DISTANCE_CODES[code] as number, DISTANCE_BITS[code] as number);
      this.#put(extra, DISTANCES.bits[code] as number);
      this.#length -= part;
    }
  }

  /** Pads to a whole byte with an empty stored block, and returns the bytes. */
  end(): Buffer {
    this.#flush();
    this.#symbol(END_OF_BLOCK);
    this.#put(0, 3);
    if (this.#count > 0) this.#put(0, 8 - this.#count);
    this.#put(0, 16);
    this.#put(0xffff, 16);
    return Buffer.from(room.subarray(0, this.#end));
  }

  #putLength(length: number): void {
    const code = length === LONGEST_COPY ? LONGEST : codeOf(LENGTHS, length);
    this.#symbol(FIRST_LENGTH + code);
    if (code !== LONGEST) this.#put(length - (LENGTHS.least[code] as number), LENGTHS.bits[code] as number);
  }

  #symbol(symbol: number): void {
    this.#put(CODES[symbol] as number, BITS[symbol] as number);
  }

  /** Appends `count` bits, at most 16. */
  #put(value: number, count: number): void {
    this.#bits |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      if (this.#end === room.length) room = Buffer.concat([room], 2 * room.length);
      room[this.#end] = this.#bits & 0xff;
      this.#end += 1;
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }
}
