/** The host adapter of the space game. The game is one immutable value, loaded whole; a commit writes the rows that changed. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { randomSeed } from "@outbound/kit/clock/random-seed.ts";
import type { Adapter, Stored, View } from "@outbound/kit/host/adapter.ts";
import { Host } from "@outbound/kit/host/host.ts";
import type { Revision } from "@outbound/kit/host/revision.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { Kysely, Transaction } from "kysely";
import { endingOf } from "../rules/game/ending.ts";
import { scoreOf } from "../rules/game/score.ts";
import { keepScore } from "./board/scores.ts";
import { startFirst } from "./commands.ts";
import { type Save, SaveDraft } from "./draft.ts";
import { loadEpoch, loadGame, loadWorld, revisionOf } from "./load.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";
import { writeDraft } from "./write.ts";

interface StoredSave extends Stored {
  readonly saveId: number;
  readonly nextEventSeq: number;
}

export type SpaceHost = Host<SpaceTables, Save, SaveDraft, Save, StoredSave>;

export interface SpaceHostOptions {
  readonly store: Store<SpaceTables>;
  readonly clock: Clock;
  /** Seed of the first game; random by default. */
  readonly seed?: number | undefined;
  /** False: commands are accepted however many wait. For load tests. */
  readonly shedLoad?: boolean | undefined;
  /** False: other processes' commits are noticed only by reads and commands. For tests. */
  readonly ticks?: boolean | undefined;
  /** Greatest number of games in memory. */
  readonly loaded?: number | undefined;
}

export const createSpaceHost = ({ store, clock, seed, ...options }: SpaceHostOptions): SpaceHost =>
  new Host({ store, adapter: new SaveAdapter(store, clock, seed), ...options });

class SaveAdapter implements Adapter<SpaceTables, Save, SaveDraft, Save, StoredSave> {
  readonly changesInPlace = false;
  readonly channel = "space_commits";
  readonly hasSchedule = false;
  readonly #engine: Store<SpaceTables>["engine"];
  readonly #clock: Clock;
  /** How far the machine's clock was ahead of the monotonic one when this process started. */
  readonly #aheadMs: number;
  readonly #seed: number | undefined;

  constructor({ engine }: Store<SpaceTables>, clock: Clock, seed: number | undefined) {
    this.#engine = engine;
    this.#clock = clock;
    this.#aheadMs = clock.wall() - clock.monotonic();
    this.#seed = seed;
  }

  async revision(db: Kysely<SpaceTables>, lock: boolean, saveId: number): Promise<StoredSave> {
    const row = await loadWorld(db, saveId, lock);
    return { saveId, revision: revisionOf(row), nextEventSeq: row.next_event_seq };
  }

  load = async (db: Kysely<SpaceTables>, { saveId, nextEventSeq, revision }: StoredSave): Promise<Save> => ({
    saveId,
    game: await loadGame(db, saveId),
    nextEventSeq,
    ...(await loadEpoch(db, saveId)),
    revision: revision.number,
  });

  /** The database does not record which rows a commit changed, so everything is loaded again. */
  catchUp = async (): Promise<undefined> => undefined;

  /**
   * The instant by which Idempotency-Keys expire. With SQLite it does not follow a leap of the machine's clock, which would expire all
   * keys at once. With PostgreSQL it does, because processes compare their instants.
   */
  now(): number {
    const clock = this.#clock;
    return this.#engine === "sqlite" ? Math.floor(this.#aheadMs + clock.monotonic()) : clock.wall();
  }
  lastAt = (): number => 0;
  /** Turns are commands, so nothing is ever due. */
  dueAt = (): number => Number.POSITIVE_INFINITY;

  /** On an empty database the first batch for `main` starts its first game. */
  begin({ state }: View<Save>): SaveDraft {
    const draft = new SaveDraft(state);
    if (state.game === null && state.saveId === MAIN_SAVE) startFirst(draft, this.#seed ?? randomSeed());
    return draft;
  }

  isCaughtUp = (): boolean => true;

  scratch(view: View<Save>) {
    const draft = this.begin(view);
    return { draft, view: () => ({ state: draft.after, now: view.now }), undo: () => {} };
  }

  leastRevision = (draft: SaveDraft): number => draft.leastRevision;

  async flush(draft: SaveDraft, tx: Transaction<SpaceTables>, next: Revision): Promise<Save | undefined> {
    if (!draft.changed) return undefined;
    draft.revision = next.number;
    if (draft.isGone) return draft.after;
    await writeDraft({ tx, engine: this.#engine }, draft, next);
    const now = this.#clock.wall();
    const { game, isClean: clean } = draft;
    const ended = game === null ? {} : { score: scoreOf(game), ending: endingOf(game) };
    await tx
      .updateTable("games")
      .set({ last_command_at: now, clean, ...ended })
      .where("id", "=", draft.saveId)
      .execute();
    await keepScore({ tx, engine: this.#engine }, draft, now);
    return draft.after;
  }

  isGone = (draft: SaveDraft): boolean => draft.isGone;
  committed = (draft: SaveDraft): Save => draft.after;
  rolledBack = (save: Save): Save => save;
}
