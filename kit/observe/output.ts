/**
 * Standard output for the log: a full disk, a closed pipe or a stalled reader must neither block nor end the service. Lines that
 * cannot be written are dropped, and the next written line says how many.
 */
import { fstatSync, writeSync } from "node:fs";
import { isatty } from "node:tty";

/** Number of lines dropped since the process started. */
let droppedInAll = 0;

export const droppedLines = (): number => droppedInAll;

/** Greatest number of unread bytes that are kept for a pipe or socket. */
const MOST_UNSENT_BYTES = 1_000_000;
const STDOUT = 1;

export class Output {
  readonly #write: (text: string) => boolean;
  readonly #format: (line: string) => string;
  #dropped = 0;

  /** `format` converts a line of JSON to the text that is written. */
  constructor(format: (line: string) => string = (line) => line) {
    this.#format = format;
    const stdout = fstatSync(STDOUT);
    this.#write = stdout.isFIFO() || stdout.isSocket() || isatty(STDOUT) ? streamWriter() : fileWriter();
  }

  /** Writes a line of JSON that ends with its line feed, or drops it. Never throws. */
  write(line: string): void {
    const notice = this.#dropped === 0 ? "" : this.#format(droppedNotice(this.#dropped));
    if (this.#write(notice + this.#format(line))) this.#dropped = 0;
    else {
      this.#dropped += 1;
      droppedInAll += 1;
    }
  }
}

const droppedNotice = (lines: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: "dropped log lines that could not be written" })}\n`;

/** Node's stream for a file ends at the first error, so it would stay silent even after a full disk has space again. */
function fileWriter(): (text: string) => boolean {
  let unfinished: Uint8Array = new Uint8Array();
  return (text) => {
    try {
      if (unfinished.length > 0) unfinished = unfinished.subarray(writeSync(STDOUT, unfinished));
      if (unfinished.length > 0) return false;
      const bytes = Buffer.from(text);
      unfinished = bytes.subarray(writeSync(STDOUT, bytes));
      return true;
    } catch {
      return false;
    }
  };
}

/** Node writes to pipes and sockets without blocking, but a stopped terminal blocks. */
function streamWriter(): (text: string) => boolean {
  let isOpen = true;
  process.stdout.on("error", () => {
    isOpen = false;
  });
  return (text) => {
    if (!isOpen || process.stdout.writableLength > MOST_UNSENT_BYTES) return false;
    process.stdout.write(text);
    return true;
  };
}
