/**
 * A gzip member that is written in pieces which end at a byte, so that pieces of different making follow each other: raw deflate
 * streams, texts that were compressed once for many members, and texts that are stored as they are. Only checksum and length run
 * through. Several members would be simpler, but browsers differ in whether they read past the first.
 */
import { constants, crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";
import { type FramePart, pieceOf, SharedText } from "./shared-text.ts";

/** Deflate, no flags, no time, unknown system. */
export const MEMBER_BEGIN = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * Texts for one reader that are shorter are not compressed: a deflate of their own takes longer than a write, and the memory that
 * it needs for a moment leaves holes of 50 KB a stream between what streams keep.
 */
const LEAST_DEFLATED = 4000;
const MEMORY_LEVEL = 5;

export class GzipMember {
  #checksum = 0;
  #length = 0;

  /** One after the other. */
  pieces(parts: readonly FramePart[]): Buffer {
    const [first, ...others] = parts;
    if (first === undefined) return Buffer.alloc(0);
    const piece = this.piece(first);
    return others.length === 0 ? piece : Buffer.concat([piece, ...others.map((part) => this.piece(part))]);
  }

  piece(part: FramePart): Buffer {
    if (part instanceof SharedText) {
      this.#add(part.bytes);
      return part.piece;
    }
    return pieceOf(this.count(part), LEAST_DEFLATED);
  }

  /** Counts a text that a deflate stream sends. */
  count(text: string | Buffer): Buffer {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
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

/** Pieces that find what repeats within the window: it is flushed after each write. */
export const deflateStream = (windowBits: number): DeflateRaw =>
  // Flushed apart, each frame would be two jobs for another thread instead of one.
  createDeflateRaw({ windowBits, memLevel: MEMORY_LEVEL, flush: constants.Z_SYNC_FLUSH });
