/** Catch-up progress after downtime. */
export class StartProgress {
  readonly #startedAt = performance.now();
  #span: { readonly from: number; at: number; until: number } | undefined;

  /** Real instants: `from` is when the last process stopped, `at` when the next event is due. */
  reach({ from, at, until }: { readonly from: number; readonly at: number; readonly until: number }): void {
    // A start that was killed has stored its own instant, but events that were due before it are left.
    this.#span ??= { from: Math.min(from, at), at, until };
    this.#span.at = Math.min(Math.max(at, this.#span.at), until);
    this.#span.until = until;
  }

  /** The part of the downtime that is caught up, from 0 to 1. */
  get share(): number {
    if (this.#span === undefined) return 0;
    const { from, at, until } = this.#span;
    return until > from ? (at - from) / (until - from) : 1;
  }

  get realMsLeft(): number {
    return this.#span === undefined ? 0 : this.#span.until - this.#span.at;
  }

  /** Estimated from the speed so far; undefined until the first batch is done. */
  get secondsLeft(): number | undefined {
    const { share } = this;
    return share > 0 ? ((performance.now() - this.#startedAt) / 1000) * (1 / share - 1) : undefined;
  }
}
