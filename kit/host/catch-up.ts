/** How far a process has got with the scheduled events of the time in which none ran. */

/** Real time; `share` is that which has been caught up, from 0 to 1. */
export interface CatchUp {
  readonly share: number;
  readonly realMsLeft: number;
  /** Undefined until a first batch shows how fast it goes. */
  readonly secondsLeft: number | undefined;
}

export class CatchUpProgress {
  readonly #startedAt = performance.now();
  #span: { readonly from: number; at: number; until: number } | undefined;

  /** Real instants: `from` is when the last process stopped, `at` when the next event is due. */
  reach({ from, at, until }: { readonly from: number; readonly at: number; readonly until: number }): void {
    this.#span ??= { from, at, until };
    this.#span.at = Math.min(Math.max(at, this.#span.at), until);
    this.#span.until = until;
  }

  get now(): CatchUp {
    if (this.#span === undefined) return { share: 0, realMsLeft: 0, secondsLeft: undefined };
    const { from, at, until } = this.#span;
    const realMsLeft = until - at;
    const share = until > from ? (at - from) / (until - from) : 1;
    const seconds = (performance.now() - this.#startedAt) / 1000;
    return { share, realMsLeft, secondsLeft: share > 0 ? (seconds / share) * (1 - share) : undefined };
  }
}
