/** Logs an outage of the store: the first failure with its stack, then one line a second with the count. */
import type { FastifyBaseLogger } from "fastify";

interface Failure {
  readonly err: unknown;
  readonly method: string;
  readonly url: string;
}

const LINE_EVERY_MS = 1_000;
/** An outage is over after this long without a failure; the next failure is logged with its stack. */
const QUIET_LINES = 30;

/** Every request fails during an outage, and a stack for each could fill the disk. */
export class OutageLog {
  #timer: NodeJS.Timeout | undefined;
  /** The reason that was logged with its stack. */
  #loggedReason = "";
  #failed = 0;
  #latest: Failure | undefined;
  #quietLines = 0;

  log(log: FastifyBaseLogger, failure: Failure): void {
    if (this.#timer !== undefined) {
      this.#failed++;
      this.#latest = failure;
      return;
    }
    this.#loggedReason = reasonOf(failure);
    this.#quietLines = 0;
    log.error(failure, "failed to answer a request");
    this.#timer = setInterval(() => this.#logMore(log), LINE_EVERY_MS).unref();
  }

  #logMore(log: FastifyBaseLogger): void {
    const latest = this.#latest;
    if (latest === undefined) {
      if (++this.#quietLines >= QUIET_LINES) this.#end();
      return;
    }
    const { err, ...request } = latest;
    const reason = reasonOf(latest);
    const shown = reason === this.#loggedReason ? { reason } : { err };
    log.error({ ...request, ...shown, failed: this.#failed }, "more requests failed; the latest is shown");
    this.#loggedReason = reason;
    this.#failed = 0;
    this.#latest = undefined;
    this.#quietLines = 0;
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const reasonOf = ({ err }: Failure): string => (err instanceof Error ? err.message : String(err));
