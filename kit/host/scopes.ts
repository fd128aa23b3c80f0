/** Keeps games in memory: loads them on demand, and beyond a limit drops the least recently used one. */
import type { Scope, Stored } from "./adapter.ts";
import { CachedState, type CachedStateOptions } from "./cached-state.ts";

export interface ScopesOptions<DB, S, D, C, R extends Stored>
  extends Omit<CachedStateOptions<DB, S, D, C, R>, "scope" | "onCaughtUp"> {
  /** Greatest number of states in memory; exceeded only while requests use more. */
  readonly limit: number;
  readonly onCaughtUp: (scope: Scope, changes: C | undefined, state: S) => void;
}

export class Scopes<DB, S, D, C, R extends Stored> {
  readonly #options: ScopesOptions<DB, S, D, C, R>;
  /** In order of use, the last used last. */
  readonly #cached = new Map<Scope, CachedState<DB, S, D, C, R>>();

  constructor(options: ScopesOptions<DB, S, D, C, R>) {
    this.#options = options;
  }

  get size(): number {
    return this.#cached.size;
  }

  /** Returns the scope's state, which stays in memory until `release`. */
  hold(scope: Scope): CachedState<DB, S, D, C, R> {
    const cached = this.#cached.get(scope) ?? this.#made(scope);
    // The only scope is the last one already. Moving it with every read would make the map grow and shrink.
    if (this.#cached.size > 1) this.#cached.delete(scope);
    this.#cached.set(scope, cached);
    cached.users += 1;
    return cached;
  }

  release(cached: CachedState<DB, S, D, C, R>): void {
    cached.users -= 1;
    if (cached.users === 0 && cached.state === undefined) this.#cached.delete(cached.scope);
    for (const one of this.#cached.values()) {
      if (this.#cached.size <= this.#options.limit) return;
      if (one.users === 0) this.#cached.delete(one.scope);
    }
  }

  /** Runs the work with the scope's state. */
  async use<T>(scope: Scope, work: (cached: CachedState<DB, S, D, C, R>) => Promise<T>): Promise<T> {
    const cached = this.hold(scope);
    try {
      return await work(cached);
    } finally {
      this.release(cached);
    }
  }

  #made(scope: Scope): CachedState<DB, S, D, C, R> {
    const { onCaughtUp } = this.#options;
    return new CachedState({
      ...this.#options,
      scope,
      onCaughtUp: (changes, state) => onCaughtUp(scope, changes, state),
    });
  }
}
