/** The save of this database: what readers see, and how the writer opens, writes and makes known a batch's draft. */
import { isSameCommit } from "@outbound/kit/host/revision.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { World } from "@outbound/kit/writer/world.ts";
import type { Transaction } from "kysely";
import type { Game } from "../rules/game/game.ts";
import { type Current, SaveDraft } from "./draft.ts";
import { loadGame, loadWorld, revisionOf } from "./load.ts";
import type { SpaceTables } from "./tables.ts";
import { writeDraft } from "./write.ts";

export interface Saves {
  readonly world: World<SpaceTables, SaveDraft>;
  /** The game as of the last commit; null while there is none. */
  current(): Promise<Game | null>;
  /** Calls the listener after every commit that changed something. Gives the way to stop it. */
  onCommit(listener: () => void): () => void;
}

/**
 * With SQLite this process is the only writer, so the cached game is the truth. With PostgreSQL each read asks the world row
 * first whether the cached game is of the very last commit, and each batch locks it: another process may have committed, and
 * the database may have gone back to an earlier commit (a failover to a replica that lagged).
 */
export function createSaves(store: Store<SpaceTables>): Saves {
  let cached: Current | undefined;
  /** Batches that ended: what was read across the end of one is true, but nothing to keep. */
  let batches = 0;
  const listeners = new Set<() => void>();

  const load = async (db: Store<SpaceTables>["read"], lock: boolean): Promise<Current> => {
    const world = await loadWorld(db, lock);
    if (cached && isSameCommit(cached.revision, revisionOf(world))) return cached;
    return {
      game: await loadGame(db),
      revision: revisionOf(world),
      nextEventSeq: world.next_event_seq,
    };
  };

  /** One snapshot for all tables: without it a commit between two queries would give half of each. */
  const reload = async (): Promise<Current> => {
    const before = batches;
    const seen = await store.snapshot((tx) => load(tx, false));
    if (batches === before) cached = seen;
    return seen;
  };

  return {
    world: {
      open: async (tx: Transaction<SpaceTables>) => {
        if (store.engine === "postgres" || !cached) cached = await load(tx, store.engine === "postgres");
        return new SaveDraft(cached);
      },
      flush: (draft, tx) => writeDraft({ tx, engine: store.engine }, draft),
      committed: (draft) => {
        cached = draft.after;
        batches += 1;
        if (draft.changed) for (const listener of listeners) listener();
      },
      // Refusals wrote nothing: what is cached stays true.
      unchanged: () => {},
      dropped: () => {
        cached = undefined;
        batches += 1;
      },
    },
    current: async () => {
      if (cached && store.engine === "sqlite") return cached.game;
      const known = cached;
      if (known && isSameCommit(known.revision, revisionOf(await loadWorld(store.read, false)))) return known.game;
      return (await reload()).game;
    },
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
