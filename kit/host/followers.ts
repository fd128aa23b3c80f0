/** Keeps listeners by game, whether the game is in memory or not. */
import type { Scope } from "./adapter.ts";
import { isSameCommit, type Revision } from "./revision.ts";

interface Followed {
  readonly listeners: Set<() => void>;
  /** The last commit that `check` read; undefined if the game is gone or was not read yet. */
  seen: Revision | undefined;
}

export class Followers {
  readonly #revisionOf: (scope: Scope) => Promise<Revision>;
  readonly #followed = new Map<Scope, Followed>();

  constructor(revisionOf: (scope: Scope) => Promise<Revision>) {
    this.#revisionOf = revisionOf;
  }

  /** Returns a function that unsubscribes. */
  add(scope: Scope, listener: () => void): () => void {
    const followed = this.#followed.get(scope) ?? { listeners: new Set(), seen: undefined };
    this.#followed.set(scope, followed);
    followed.listeners.add(listener);
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size === 0 && this.#followed.get(scope) === followed) this.#followed.delete(scope);
    };
  }

  notify(scope: Scope): void {
    for (const listener of this.#followed.get(scope)?.listeners ?? []) listener();
  }

  /** Calls the listeners of games with commits that were not notified. */
  async check(): Promise<void> {
    for (const [scope, followed] of [...this.#followed]) {
      const { seen } = followed;
      const stored = await this.#revisionOf(scope).catch(() => undefined);
      followed.seen = stored;
      if (stored === undefined || seen === undefined || !isSameCommit(seen, stored)) this.notify(scope);
    }
  }
}
