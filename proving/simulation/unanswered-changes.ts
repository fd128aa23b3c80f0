/**
 * Changes that are not answered yet. While no client was answered about the last commit, a read need not show it: to
 * everybody outside the service it may still be to come.
 */
export class UnansweredChanges {
  /** Keys of the changes by request number. */
  readonly #waiting = new Map<number, string | undefined>();
  /** Unanswered changes that may be part of the last commit. */
  #ofLastCommit = new Set<number>();
  #isLastKeyed = false;

  sent(request: number, key: string | undefined): void {
    this.#waiting.set(request, key);
  }

  /** Where every change of the commit has a key one answer makes it known, otherwise only all of them together. */
  answered(request: number): void {
    this.#waiting.delete(request);
    if (this.#ofLastCommit.delete(request) && this.#isLastKeyed) this.#ofLastCommit.clear();
  }

  committed(keys: ReadonlySet<string | undefined>, isKeyed: boolean): void {
    this.#isLastKeyed = isKeyed;
    const mayBePart = ([, key]: [number, string | undefined]) => !isKeyed || keys.has(key);
    this.#ofLastCommit = new Set([...this.#waiting].filter(mayBePart).map(([request]) => request));
  }

  crashed(): void {
    this.#waiting.clear();
    this.#ofLastCommit.clear();
  }

  /** The revision that some client knows of, where this is the last one committed. */
  knownRevision(last: number): number {
    return last - (this.#ofLastCommit.size > 0 ? 1 : 0);
  }
}
