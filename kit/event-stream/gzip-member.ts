/**
 * Assembles a gzip member from deflate blocks that were made separately. The blocks end at whole bytes; only checksum and length
 * span them.
 */
import { crc32 } from "node:zlib";
import { blocksOf, isInReach, type SentFrame, sentFrame } from "./repeated-frame.ts";
import { bytesOf, type FramePart, pieceOf, SharedText } from "./shared-text.ts";

/** Gzip header: deflate, no flags, no time, unknown system. */
export const MEMBER_BEGIN = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block, marked as the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * Texts for one reader below this length are stored uncompressed: compressing takes longer than writing, and its short-lived
 * memory fragments the heap between the long-lived objects of streams.
 */
const LEAST_DEFLATED = 4000;
/** The same limit for frames that later frames refer to. There are few of them. */
const LEAST_DEFLATED_FIRST = 400;

/**
 * The gzip output of one stream. It mixes texts that were compressed once for many streams, blocks that refer to the previous
 * frame, and stored texts. One member per piece would be simpler, but some browsers read only the first member.
 */
export class GzipMember {
  #checksum = 0;
  #length = 0;
  /** The last frame that the reader has and that the next one may refer to. */
  #last: SentFrame | undefined;

  /** Returns texts without references to earlier ones. */
  pieces(parts: readonly FramePart[]): Buffer {
    const [first, ...others] = parts;
    if (first === undefined) return Buffer.alloc(0);
    const piece = this.#piece(first, LEAST_DEFLATED);
    return others.length === 0
      ? piece
      : Buffer.concat([piece, ...others.map((part) => this.#piece(part, LEAST_DEFLATED))]);
  }

  /** Returns a frame as its difference from the previous one. */
  frame(parts: readonly FramePart[]): Buffer {
    const last = this.#last;
    const texts = parts.map((part) => bytesOf([part]));
    const frame = sentFrame(parts, texts, this.#length);
    // A short message between two snapshots must not replace the snapshot as the reference.
    if (last === undefined || frame.length > last.length / 2) this.#last = frame;
    if (last === undefined || !isInReach(last, frame)) {
      return Buffer.concat(parts.map((part) => this.#piece(part, LEAST_DEFLATED_FIRST)));
    }
    for (const bytes of texts) this.#add(bytes);
    return blocksOf(last, frame, texts);
  }

  /** Makes the next frame refer to no earlier one. */
  forget(): void {
    this.#last = undefined;
  }

  /** Returns the last block, the checksum and the length. */
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
