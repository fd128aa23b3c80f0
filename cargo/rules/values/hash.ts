/**
 * MurmurHash3_x86_128 (Austin Appleby, public domain): the hash behind random draws. It works on 32-bit words, so that a draw
 * takes a fraction of a microsecond. The test checks the published verification value.
 */

const [C1, C2, C3, C4] = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];

/**
 * Hashes the first `byteLength` bytes of the words and writes the four words of the hash into `out`. The words are little-endian;
 * bytes after `byteLength` must be 0 up to the next multiple of four words.
 */
export function murmur128(words: Uint32Array, byteLength: number, seed: number, out: Uint32Array): void {
  let [h1, h2, h3, h4] = [seed | 0, seed | 0, seed | 0, seed | 0];
  const blocks = byteLength >>> 4;
  for (let block = 0; block < blocks; block++) {
    const at = block * 4;
    h1 ^= mixed(words[at] as number, C1, 15, C2);
    h1 = (Math.imul(rotated(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= mixed(words[at + 1] as number, C2, 16, C3);
    h2 = (Math.imul(rotated(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= mixed(words[at + 2] as number, C3, 17, C4);
    h3 = (Math.imul(rotated(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= mixed(words[at + 3] as number, C4, 18, C1);
    h4 = (Math.imul(rotated(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  if ((byteLength & 15) > 0) {
    const at = blocks * 4;
    h4 ^= mixed(words[at + 3] as number, C4, 18, C1);
    h3 ^= mixed(words[at + 2] as number, C3, 17, C4);
    h2 ^= mixed(words[at + 1] as number, C2, 16, C3);
    h1 ^= mixed(words[at] as number, C1, 15, C2);
  }
  h1 ^= byteLength;
  h2 ^= byteLength;
  h3 ^= byteLength;
  h4 ^= byteLength;
  h1 = (h1 + h2 + h3 + h4) | 0;
  [h1, h2, h3, h4] = [avalanche(h1), avalanche((h2 + h1) | 0), avalanche((h3 + h1) | 0), avalanche((h4 + h1) | 0)];
  h1 = (h1 + h2 + h3 + h4) | 0;
  out[0] = h1;
  out[1] = h2 + h1;
  out[2] = h3 + h1;
  out[3] = h4 + h1;
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

const mixed = (word: number, first: number, bits: number, second: number): number =>
  Math.imul(rotated(Math.imul(word, first), bits), second);

function avalanche(word: number): number {
  let hash = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
