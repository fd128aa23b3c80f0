/** Writes a block of deflate by hand (RFC 1951, fixed codes): literals, and copies of what the reader already has. */

/** How far back a copy may begin. */
export const REACH = 32_768;
/** Shorter copies take more than literals. */
export const LEAST_COPY = 4;
const LONGEST_COPY = 258;
const SHORTEST_COPY = 3;

/** Smallest value of each length and distance code, and how many bits follow. */
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

/** The place of the last code whose least value is not above. */
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

/** Codes are sent from their first bit, everything else from its last. */
function reversed(code: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result |= ((code >>> bit) & 1) << (bits - 1 - bit);
  return result;
}

/** Code and number of bits of each literal, end of block and length. */
const SYMBOLS = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return { code: reversed(0x30 + symbol, 8), bits: 8 };
  if (symbol < 256) return { code: reversed(0x190 + symbol - 144, 9), bits: 9 };
  if (symbol < 280) return { code: reversed(symbol - 256, 7), bits: 7 };
  return { code: reversed(0xc0 + symbol - 280, 8), bits: 8 };
});
const CODES = Uint16Array.from(SYMBOLS, ({ code }) => code);
const BITS = Uint8Array.from(SYMBOLS, ({ bits }) => bits);
const DISTANCE_CODES = Uint8Array.from({ length: 30 }, (_, code) => reversed(code, 5));
const DISTANCE_CODE_BITS = 5;
const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
/** The longest copy has a code of its own. */
const LONGEST = 28;

/** Overwritten by every block. */
let room = Buffer.alloc(REACH);

export class DeflateBlock {
  #end = 0;
  #bits = 0;
  #count = 0;

  constructor() {
    // Not the last block, with fixed codes.
    this.#put(2, 3);
  }

  literals(bytes: Buffer, from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#symbol(bytes[at] as number);
  }

  /** What was `distance` bytes before: at most REACH. `length` is at least 3. */
  copy(length: number, distance: number): void {
    const code = codeOf(DISTANCES, distance);
    const extra = distance - (DISTANCES.least[code] as number);
    for (let left = length; left > 0; ) {
      const isRestTooShort = left > LONGEST_COPY && left < LONGEST_COPY + SHORTEST_COPY;
      const part = isRestTooShort ? left - SHORTEST_COPY : Math.min(left, LONGEST_COPY);
      this.#length(part);
      this.#put(DISTANCE_CODES[code] as number, DISTANCE_CODE_BITS);
      this.#put(extra, DISTANCES.bits[code] as number);
      left -= part;
    }
  }

  /** Ends at a byte, by an empty stored block. */
  end(): Buffer {
    this.#symbol(END_OF_BLOCK);
    this.#put(0, 3);
    if (this.#count > 0) this.#put(0, 8 - this.#count);
    this.#put(0, 16);
    this.#put(0xffff, 16);
    return Buffer.from(room.subarray(0, this.#end));
  }

  #length(length: number): void {
    const code = length === LONGEST_COPY ? LONGEST : codeOf(LENGTHS, length);
    this.#symbol(FIRST_LENGTH + code);
    if (code !== LONGEST) this.#put(length - (LENGTHS.least[code] as number), LENGTHS.bits[code] as number);
  }

  #symbol(symbol: number): void {
    this.#put(CODES[symbol] as number, BITS[symbol] as number);
  }

  /** At most 16 bits. */
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
