/**
 * A gzip member that is written in pieces which end at a byte, so that pieces of different making follow each other: raw deflate
 * streams, and texts that are stored as they are. Only checksum and length run through.
 */
import { constants, crc32, createDeflateRaw, type DeflateRaw, deflateRawSync } from "node:zlib";

/** Deflate, no flags, no time, unknown system. */
export const MEMBER_BEGIN = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
const MOST_STORED = 0xff_ff;
/** Shorter texts hardly shrink alone. */
const LEAST_DEFLATED = 600;
const MEMORY_LEVEL = 5;

export class GzipMember {
  #checksum = 0;
  #length = 0;

  /** A text as a piece of its own. */
  piece(text: string): Buffer {
    const bytes = this.count(text);
    if (bytes.length >= LEAST_DEFLATED) return deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    return stored(bytes);
  }

  /** A text that is sent often. */
  prepared({ bytes, block }: Prepared): Buffer {
    this.#add(bytes);
    return block;
  }

  /** Counts a text that a deflate stream sends. */
  count(text: string): Buffer {
    const bytes = Buffer.from(text);
    this.#add(bytes);
    return bytes;
  }

  /** What follows the last piece. */
  end(isDeflateEnded: boolean): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#length % 2 ** 32, 4);
    return isDeflateEnded ? trailer : Buffer.concat([LAST_BLOCK, trailer]);
  }

  #add(bytes: Buffer): void {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#length += bytes.length;
  }
}

export interface Prepared {
  readonly text: string;
  readonly bytes: Buffer;
  readonly block: Buffer;
}

export function prepared(text: string): Prepared {
  const bytes = Buffer.from(text);
  return { text, bytes, block: stored(bytes) };
}

function stored(bytes: Buffer): Buffer {
  if (bytes.length > MOST_STORED) throw new RangeError("too long for one block");
  const block = Buffer.allocUnsafe(bytes.length + 5);
  block[0] = 0;
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(MOST_STORED - bytes.length, 3);
  bytes.copy(block, 5);
  return block;
}

/** Pieces that find what repeats within the window: it is flushed after each write. */
export const deflateStream = (windowBits: number): DeflateRaw =>
  // Flushed apart, each frame would be two jobs for another thread instead of one.
  createDeflateRaw({ windowBits, memLevel: MEMORY_LEVEL, flush: constants.Z_SYNC_FLUSH });
