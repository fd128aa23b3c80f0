/** The save of this database: what readers see, and how the writer opens, writes and makes known a batch's draft. */
import type { Store } from "@outbound/kit/store/store.ts";
import type { World } from "@outbound/kit/writer/world.ts";
import type { Transaction } from "kysely";
import type { Game } from "../rules/game.ts";
import { type Current, SaveDraft } from "./draft.ts";
import { loadGame, loadWorld } from "./load.ts";
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
 * With SQLite this process is the only writer, so the cached game is the truth. With PostgreSQL each read compares the
 * world row's revision first, and each batch locks it.
 */
export function createSaves(store: Store<SpaceTables>): Saves {
  let cached: Current | undefined;
  /** Revision of this process's last commit. */
  let newest = 0;
  const listeners = new Set<() => void>();

  const load = async (db: Store<SpaceTables>["read"], lock: boolean): Promise<Current> => {
    const world = await loadWorld(db, lock);
    if (cached?.revision === world.revision) return cached;
    return { game: await loadGame(db), revision: world.revision, nextEventSeq: world.next_event_seq };
  };

  /** One snapshot for all tables: without it a commit between two queries would give half of each. */
  const reload = async (): Promise<Current> => {
    const seen = await store.snapshot((tx) => load(tx, false));
    // Begun before a commit and done after it: true when it was asked for, but nothing to keep.
    if (seen.revision < newest) return seen;
    if (!cached || seen.revision >= cached.revision) cached = seen;
    return cached;
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
        newest = cached.revision;
        if (draft.changed) for (const listener of listeners) listener();
      },
      // Refusals wrote nothing: what is cached stays true.
      unchanged: () => {},
      dropped: () => {
        cached = undefined;
      },
    },
    current: async () => {
      if (cached && store.engine === "sqlite") return cached.game;
      const known = cached;
      if (known && (await loadWorld(store.read, false)).revision === known.revision) return known.game;
      return (await reload()).game;
    },
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
