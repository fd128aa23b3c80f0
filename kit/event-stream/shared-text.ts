/** Texts that many streams send: encoded and compressed once. */
import { constants, deflateRawSync } from "node:zlib";

/** A part of a frame: a shared text for many readers, or a string for one. */
export type FramePart = SharedText | string;

const LEAST_DEFLATED = 200;
/** Texts below this length are compressed with less memory. */
const SHORT = 4096;
/** Greatest length of a stored block in bytes. */
const MOST_STORED = 0xff_ff;

export class SharedText {
  readonly bytes: Buffer;
  /** Undefined once `piece` was computed. */
  #parts: readonly FramePart[] | undefined;
  #piece: Buffer | undefined;

  /** Parts that are shared themselves are not compressed again. */
  constructor(...parts: readonly FramePart[]) {
    this.bytes = bytesOf(parts);
    this.#parts = parts;
  }

  /** The text as a piece of a gzip member. */
  get piece(): Buffer {
    const parts = this.#parts ?? [];
    this.#piece ??= Buffer.concat(
      parts.map((part) => (part instanceof SharedText ? part.piece : pieceOf(Buffer.from(part), LEAST_DEFLATED))),
    );
    this.#parts = undefined;
    return this.#piece;
  }
}

/** Returns the parts uncompressed. */
export function bytesOf(parts: readonly FramePart[]): Buffer {
  const [first, ...others] = parts;
  if (first !== undefined && others.length === 0) return first instanceof SharedText ? first.bytes : Buffer.from(first);
  return Buffer.concat(parts.map((part) => (part instanceof SharedText ? part.bytes : Buffer.from(part))));
}

/** Returns blocks that end at a whole byte and refer to nothing before them. */
export function pieceOf(bytes: Buffer, leastDeflated: number): Buffer {
  if (bytes.length < leastDeflated) return stored(bytes);
  return deflateRawSync(bytes, {
    finishFlush: constants.Z_SYNC_FLUSH,
    // Makes zlib return the result in one buffer of about its own length.
    chunkSize: bytes.length,
    ...(bytes.length < SHORT ? { windowBits: 12, memLevel: 5 } : {}),
  });
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
