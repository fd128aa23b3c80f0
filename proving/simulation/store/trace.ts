/** The log of a simulation; two runs with the same hash are identical. */
import { createHash } from "node:crypto";

export class Trace {
  readonly #hash = createHash("sha256");
  readonly lines: string[] = [];

  add(line: string): void {
    this.#hash.update(`${line}\n`);
    this.lines.push(line);
  }

  get hash(): string {
    return this.#hash.copy().digest("hex").slice(0, 16);
  }
}

/** Returns a short hash of a long text. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);
