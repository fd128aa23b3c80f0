/** Sees to it that what cannot be answered is refused as promised, and repeats it until it is answered. */
import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "../harness/client.ts";

/** Sooner than Retry-After says, so that outages are met more often. */
const AGAIN_MS = 50;

export class OutageWitness {
  readonly faults: string[] = [];
  /** Answers with 503. */
  refused = 0;
  /** The longest that anybody waited for an answer of either kind, in milliseconds. */
  longestMs = 0;
  /** Of those who only read: answers with 503, and the longest wait for an answer. */
  readonly reads = { refused: 0, longestMs: 0 };
  #longestWhat = "";

  /** Gives the first answer that is no 503. */
  async through(what: string, send: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      const reply = await this.once(what, send);
      if (reply.status !== 503) return reply;
      await wait(AGAIN_MS);
    }
  }

  async once(what: string, send: () => Promise<Reply>): Promise<Reply> {
    const startedAt = performance.now();
    const reply = await send();
    const ms = performance.now() - startedAt;
    if (ms > this.longestMs) this.#longestWhat = what;
    this.longestMs = Math.max(this.longestMs, ms);
    if (reply.status === 503) this.#look(what, reply);
    else if (reply.status >= 500) this.faults.push(`${what}: ${reply.status} ${reply.text}`);
    return reply;
  }

  /** Nobody may wait longer. */
  expectWithin(mostMs: number): void {
    if (this.longestMs > mostMs) {
      this.faults.push(`${this.#longestWhat} took ${Math.round(this.longestMs)} ms, and ${mostMs} ms are the most`);
    }
  }

  /** The same for a request that changes nothing. */
  async read(what: string, send: () => Promise<Reply>): Promise<Reply> {
    const startedAt = performance.now();
    const reply = await this.once(what, send);
    this.reads.longestMs = Math.max(this.reads.longestMs, performance.now() - startedAt);
    if (reply.status === 503) this.reads.refused += 1;
    return reply;
  }

  /** For outages that are none to those who only read. */
  expectReadsWithin(mostMs: number): void {
    const { refused, longestMs } = this.reads;
    if (refused > 0) this.faults.push(`${refused} reads were refused with 503`);
    if (longestMs > mostMs) this.faults.push(`a read took ${Math.round(longestMs)} ms, and ${mostMs} ms are the most`);
  }

  #look(what: string, { text, head }: Reply): void {
    this.refused += 1;
    if (!/"code":"(store-unavailable|outcome-unknown)"/.test(text)) this.faults.push(`${what}: 503 ${text}`);
    if (!/^retry-after: [1-9]\d*$/im.test(head)) this.faults.push(`${what}: 503 without Retry-After`);
  }
}
