/** Opens the games that a batch of commands needs, and writes, publishes or discards their changes when it ends. */
import type { Transaction } from "kysely";
import { InDoubtError } from "../store/errors.ts";
import { notify } from "../store/notify.ts";
import type { Store } from "../store/store.ts";
import { type Adapter, FIRST_SCOPE, type Scope, type Stored, type View } from "./adapter.ts";
import type { CachedState } from "./cached-state.ts";
import type { BatchPort, Scoped } from "./port.ts";
import { nextRevision, type Revision } from "./revision.ts";
import type { Scopes } from "./scopes.ts";

/** What one batch of commands does to one game. */
export interface Part<DB, S, D, C, R extends Stored> {
  readonly cached: CachedState<DB, S, D, C, R>;
  readonly draft: D;
  readonly now: number;
  /** Called after the commit, before other commands and readers see the state. */
  readonly presenters: ((view: View<S>) => void)[];
  written: { readonly changes: C; readonly revision: Revision } | undefined;
}

/** One batch of commands by game, in the order of the games' locks. */
export type Batch<DB, S, D, C, R extends Stored> = ReadonlyMap<Scope, Part<DB, S, D, C, R>>;

export interface BatchesOptions<DB, S, D, C, R extends Stored> {
  readonly store: Store<DB>;
  readonly adapter: Adapter<DB, S, D, C, R>;
  readonly scopes: Scopes<DB, S, D, C, R>;
  /** Called for each game of a committed batch; `changes` is undefined if nothing was written. */
  readonly onCommitted: (scope: Scope, state: S, changes: C | undefined) => void;
}

export class Batches<DB, S, D, C, R extends Stored> implements BatchPort<DB, Batch<DB, S, D, C, R>> {
  /** Most scheduled events that one batch runs. */
  maxEvents = Number.POSITIVE_INFINITY;
  readonly #options: BatchesOptions<DB, S, D, C, R>;
  /** The games of the open batch, held until it ends. */
  readonly #open: CachedState<DB, S, D, C, R>[] = [];

  constructor(options: BatchesOptions<DB, S, D, C, R>) {
    this.#options = options;
  }

  /** Opens the games in the order of their numbers, so that processes that lock several games cannot deadlock. */
  async open(tx: Transaction<DB>, commands: readonly Scoped[]): Promise<Batch<DB, S, D, C, R>> {
    const { adapter, scopes } = this.#options;
    const parts = new Map<Scope, Part<DB, S, D, C, R>>();
    const wanted = new Set(commands.map(({ scope = FIRST_SCOPE }) => scope));
    for (const scope of [...wanted].sort((one, other) => one - other)) {
      const cached = scopes.hold(scope);
      this.#open.push(cached);
      const view = await cached.openBatch(tx);
      const draft = adapter.begin(view, this.maxEvents);
      parts.set(scope, { cached, draft, now: view.now, presenters: [], written: undefined });
    }
    return parts;
  }

  isChanged(parts: Batch<DB, S, D, C, R>): boolean {
    return [...parts.values()].some(({ draft }) => this.#options.adapter.isChanged?.(draft));
  }

  async flush(parts: Batch<DB, S, D, C, R>, tx: Transaction<DB>): Promise<void> {
    for (const part of parts.values()) await this.#write(part, tx);
  }

  committed(parts: Batch<DB, S, D, C, R>): void {
    for (const part of parts.values()) this.#apply(part);
    this.#close();
  }

  unchanged(): void {
    const { adapter } = this.#options;
    for (const cached of this.#open) {
      if (cached.isBatchOpen && cached.state !== undefined) cached.replace(adapter.rolledBack(cached.state));
    }
    this.#close();
  }

  dropped(cause?: unknown): void {
    const isRolledBack = cause !== undefined && !(cause instanceof InDoubtError);
    if (isRolledBack) this.unchanged();
    for (const cached of this.#open) cached.replace(undefined);
    this.#close();
  }

  #close(): void {
    for (const cached of this.#open.splice(0)) {
      cached.closeBatch();
      this.#options.scopes.release(cached);
    }
  }

  async #write(part: Part<DB, S, D, C, R>, tx: Transaction<DB>): Promise<void> {
    const { store, adapter } = this.#options;
    const revision = nextRevision(part.cached.revision, adapter.leastRevision?.(part.draft));
    const changes = await adapter.flush(part.draft, tx, revision);
    if (changes === undefined) return;
    part.written = { changes, revision };
    const payload = `${part.cached.scope} ${revision.number}`;
    await notify({ tx, engine: store.engine }, adapter.channel, payload);
  }

  #apply({ cached, draft, now, presenters, written }: Part<DB, S, D, C, R>): void {
    const { adapter, onCommitted } = this.#options;
    const state = adapter.committed(draft);
    cached.replace(state, written?.revision);
    for (const present of presenters) present({ state, now });
    if (adapter.isGone?.(draft)) cached.replace(undefined);
    cached.closeBatch();
    onCommitted(cached.scope, state, written?.changes);
  }
}
