/**
 * Encodes a frame of a compressed stream as its difference from the previous frame. Streams keep no compressor: repeated parts
 * are copied from the previous frame, which is still in the reader's window. Differences between shared texts are computed once
 * for all readers.
 */
import { type Run, runsOf } from "./copies.ts";
import { DeflateBlock, LEAST_COPY, REACH } from "./deflate-block.ts";
import { bytesOf, type FramePart, SharedText } from "./shared-text.ts";

/**
 * A frame that was sent. Texts for one reader are kept as strings: a Buffer of a short one would keep a whole slab of memory
 * alive.
 */
export interface SentFrame {
  readonly parts: readonly FramePart[];
  /** Length of each part in bytes. */
  readonly lengths: readonly number[];
  /** Offset of the first byte in the stream. */
  readonly start: number;
  readonly length: number;
}

export function sentFrame(parts: readonly FramePart[], bytes: readonly Buffer[], start: number): SentFrame {
  const lengths = bytes.map(({ length }) => length);
  return { parts, lengths, start, length: lengths.reduce((sum, one) => sum + one, 0) };
}

/** True if the parts of the previous frame are within the reader's window. */
export const isInReach = (before: SentFrame, { start, length }: SentFrame): boolean =>
  start - before.start + Math.max(0, length - before.length) <= REACH;

const shared = new WeakMap<SharedText, WeakMap<SharedText, Differences>>();

/** Returns the frame as blocks that refer to the previous one. `texts` are the bytes of its parts. */
export function blocksOf(before: SentFrame, frame: SentFrame, texts: readonly Buffer[]): Buffer {
  const blocks: Buffer[] = [];
  let block: DeflateBlock | undefined;
  const starts = startsOf(before);
  let start = frame.start;
  for (const [index, part] of frame.parts.entries()) {
    const bytes = texts[index] as Buffer;
    const same = before.parts.indexOf(part);
    const place = same >= 0 ? same : Math.min(index, before.parts.length - 1);
    const { runs, isNew } = differences(before, place, part, bytes);
    if (isNew && part instanceof SharedText) {
      if (block !== undefined) blocks.push(block.end());
      block = undefined;
      blocks.push(part.piece);
    } else {
      block ??= new DeflateBlock();
      write(block, bytes, runs, start - (starts[place] as number));
    }
    start += bytes.length;
  }
  if (block !== undefined) blocks.push(block.end());
  return blocks.length === 1 ? (blocks[0] as Buffer) : Buffer.concat(blocks);
}

/** `back` is the distance between the starts of the two texts in the stream. */
function write(block: DeflateBlock, bytes: Buffer, runs: readonly Run[], back: number): void {
  for (const { from, at, length } of runs) {
    const distance = back + at - from;
    const isCopy = from >= 0 && distance <= REACH && (length >= LEAST_COPY || block.continues(distance));
    if (isCopy) block.copy(length, distance);
    else block.literals(bytes, at, at + length);
  }
}

function startsOf({ lengths, start }: SentFrame): number[] {
  let next = start;
  return lengths.map((length) => {
    const from = next;
    next += length;
    return from;
  });
}

interface Differences {
  readonly runs: readonly Run[];
  /** True if compressing the text alone is shorter than copies. */
  readonly isNew: boolean;
}

/** A text is compressed alone if more than this many bytes and more than half of it are new. */
const MUCH_IS_NEW = 500;

function differences(before: SentFrame, place: number, part: FramePart, bytes: Buffer): Differences {
  const old = before.parts[place];
  if (old === part) return { runs: [{ from: 0, at: 0, length: bytes.length }], isNew: false };
  const oldBytes = old === undefined ? NOTHING : bytesOf([old]);
  if (!(old instanceof SharedText && part instanceof SharedText)) return found(oldBytes, bytes);
  const known = shared.get(old) ?? new WeakMap<SharedText, Differences>();
  shared.set(old, known);
  const between = known.get(part) ?? found(oldBytes, bytes);
  known.set(part, between);
  return between;
}

const NOTHING = Buffer.alloc(0);

function found(before: Buffer, after: Buffer): Differences {
  const runs = runsOf(before, after);
  const isNew = runs.reduce((sum, { from, length }) => sum + (from < 0 ? length : 0), 0);
  return { runs, isNew: isNew > MUCH_IS_NEW && isNew > after.length / 2 };
}
