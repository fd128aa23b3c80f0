/** The bytes of a gzip member whose blocks are made elsewhere: they end at a byte, and only checksum and length run through. */
import { crc32 } from "node:zlib";
import { blocksOf, isInReach, type SentFrame, sentFrame } from "./repeated-frame.ts";
import { bytesOf, type FramePart, pieceOf, SharedText } from "./shared-text.ts";

/** Deflate, no flags, no time, unknown system. */
export const MEMBER_BEGIN = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * Texts for one reader that are shorter are not compressed: a deflate of their own takes longer than a write, and the memory that
 * it needs for a moment leaves holes between what streams keep.
 */
const LEAST_DEFLATED = 4000;
/** The same of frames that later ones refer to, which are few. */
const LEAST_DEFLATED_FIRST = 400;

/**
 * Pieces of different making follow each other: texts that were compressed once for many members, blocks that refer to the frame
 * before, and texts that are stored as they are. Several members would be simpler, but browsers differ in whether they read past
 * the first.
 */
export class GzipMember {
  #checksum = 0;
  #length = 0;
  /** The reader has it, and the next frame refers to it. */
  #last: SentFrame | undefined;

  /** Texts that refer to nothing. */
  pieces(parts: readonly FramePart[]): Buffer {
    const [first, ...others] = parts;
    if (first === undefined) return Buffer.alloc(0);
    const piece = this.#piece(first, LEAST_DEFLATED);
    return others.length === 0
      ? piece
      : Buffer.concat([piece, ...others.map((part) => this.#piece(part, LEAST_DEFLATED))]);
  }

  /** A frame as what differs from the one before. */
  frame(parts: readonly FramePart[]): Buffer {
    const last = this.#last;
    const texts = parts.map((part) => bytesOf([part]));
    const frame = sentFrame(parts, texts, this.#length);
    // A short message between two states must not take the place of the state.
    if (last === undefined || frame.length > last.length / 2) this.#last = frame;
    if (last === undefined || !isInReach(last, frame)) {
      return Buffer.concat(parts.map((part) => this.#piece(part, LEAST_DEFLATED_FIRST)));
    }
    for (const bytes of texts) this.#add(bytes);
    return blocksOf(last, frame, texts);
  }

  /** The next frame refers to no earlier one. */
  forget(): void {
    this.#last = undefined;
  }

  /** What follows the last piece. */
  end(): Buffer {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum, 0);
    trailer.writeUInt32LE(this.#length % 2 ** 32, 4);
    return Buffer.concat([LAST_BLOCK, trailer]);
  }

  #piece(part: FramePart, leastDeflated: number): Buffer {
    const bytes = bytesOf([part]);
    this.#add(bytes);
    return part instanceof SharedText ? part.piece : pieceOf(bytes, leastDeflated);
  }

  #add(bytes: Buffer): void {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#length += bytes.length;
  }
}
