/**
 * Finds rows that the space service does not keep forever: games that nobody plays, and archives and log entries beyond the
 * settings.
 */

import type { Clock } from "@outbound/kit/clock/clock.ts";
import { turnOver } from "@outbound/kit/host/turn-over.ts";
import { BATCH_ROWS, type Batch, type Surplus } from "@outbound/kit/retention/retention.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Engine } from "@outbound/kit/store/database.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import type { SpaceHost } from "./adapter.ts";
import { archiveLine, inOrderOfRemoval } from "./archives.ts";
import type { SaveDraft } from "./draft.ts";
import { deleteGame, isUnknownGame, principalOf } from "./games.ts";
import { loadGame } from "./load.ts";
import { saveText } from "./save-text.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";

export interface KeptAtMost {
  /** Greatest number of archives of a game; 0: no limit. */
  readonly archives: number;
  /** Greatest number of events, and of ended tasks, of a game; 0: no limit. */
  readonly log: number;
  /** Greatest number of bytes of archives and log of a game other than `main`. */
  readonly bytes?: number | undefined;
  /** Days without a command after which a game other than `main` is deleted. */
  readonly days?: number | undefined;
}

interface Kept {
  readonly store: Store<SpaceTables>;
  readonly host: SpaceHost;
  readonly clock: Clock;
}

/** Remembers games that were replaced, because their archives and logs may have grown at once. */
export class GrownGames {
  readonly #ids: Set<number>[] = [];

  add(saveId: number): void {
    for (const ids of this.#ids) ids.add(saveId);
  }

  /** Returns a function that yields the games added since its last call. */
  follow(): () => readonly number[] {
    const ids = new Set<number>();
    this.#ids.push(ids);
    return () => {
      const added = [...ids];
      ids.clear();
      return added;
    };
  }
}

export function spaceSurplus(
  kept: Kept,
  { archives, log, bytes, days }: KeptAtMost,
  grownGames = new GrownGames(),
): Surplus[] {
  /** Checks all games one after the other; after a wake, only those that were replaced. */
  const ofGames = (name: string, batches: (saveId: number) => AsyncGenerator<Batch>): Surplus => {
    const added = grownGames.follow();
    return {
      name,
      batches: async function* () {
        const saves = await kept.store.read.selectFrom("save").select("id").orderBy("id").execute();
        yield* ofEach(
          saves.map(({ id }) => id),
          batches,
        );
      },
      grown: () => ofEach(added(), batches),
    };
  };
  return [
    ...(days === undefined
      ? []
      : [{ name: "games", byAge: true as const, batches: () => unusedGames(kept, days), grown: nothing }]),
    ...(archives === 0 ? [] : [ofGames("archives", (id) => archivesBeyond(kept, id, archives))]),
    ...(log === 0 ? [] : [ofGames("events", (id) => eventsBeyond(kept, id, log))]),
    ...(log === 0 ? [] : [ofGames("tasks", (id) => endedBeyond(kept, id, log))]),
    ...(bytes === undefined ? [] : [ofGames("bytes", (id) => bytesBeyond(kept, id, bytes))]),
  ];
}

async function* nothing(): AsyncGenerator<Batch> {}

/** Yields the batches of one game after the other, with a pause between games. */
async function* ofEach(
  saveIds: readonly number[],
  batches: (saveId: number) => AsyncGenerator<Batch>,
): AsyncGenerator<Batch> {
  for (const id of saveIds) {
    yield* batches(id);
    await turnOver();
  }
}

/** Runs an exclusive command on a game. A game that is gone has no rows to delete. */
async function changeGame(
  host: SpaceHost,
  scope: number,
  run: (draft: SaveDraft, tx: Transaction<SpaceTables>) => Promise<void>,
): Promise<void> {
  try {
    await host.execute({ scope, exclusive: true, run });
  } catch (error) {
    if (!isUnknownGame(error)) throw error;
  }
}

/** A game with fewer turns is deleted after `BARELY_PLAYED_DAYS`. */
const BARELY_PLAYED_TURNS = 5;
const BARELY_PLAYED_DAYS = 7;

/** Selects the ids of games that nobody plays any more. */
const unusedAt = (db: Kysely<SpaceTables>, now: number, days: number) =>
  db
    .selectFrom("games")
    .innerJoin("save", "save.id", "games.id")
    .select("games.id")
    .where("games.id", "!=", MAIN_SAVE)
    .where((eb) =>
      eb.or([
        eb("last_command_at", "<", now - days * DAY_MS),
        eb.and([eb("last_command_at", "=", eb.ref("created_at")), eb("created_at", "<", now - DAY_MS)]),
        eb.and([
          eb("turn", "<", BARELY_PLAYED_TURNS),
          eb("created_at", "<", now - BARELY_PLAYED_DAYS * DAY_MS),
          // A game that starts over, or that went back, has few turns too.
          eb.not(
            eb.exists(eb.selectFrom("archives").select("archives.id").whereRef("archives.save_id", "=", "games.id")),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom("events")
                .select("events.seq")
                .whereRef("events.save_id", "=", "games.id")
                .where("kind", "=", "game.restored"),
            ),
          ),
        ]),
      ]),
    );

/** Yields one game at a time: its archives, then its document. Everything is deleted together with the document. */
async function* unusedGames({ store, host, clock }: Kept, days: number): AsyncGenerator<Batch> {
  const unused = await unusedAt(store.read, clock.wall(), days).orderBy("games.id").execute();
  for (const { id } of unused) {
    const exported = new Set<number>();
    for (const archive of await inOrderOfRemoval(store.read, id)) {
      const line = await archiveLine(store.read, archive.id);
      if (line !== undefined) yield { lines: [line], remove: async () => void exported.add(archive.id) };
    }
    const text = await store.snapshot(async (tx) => {
      const game = await loadGame(tx, id);
      return game === null ? undefined : saveText(tx, id, game);
    });
    if (text === undefined) continue;
    const remove = () =>
      changeGame(host, id, async (draft, tx) => {
        // Meanwhile somebody may have played it or archived another game.
        const still = await unusedAt(tx, clock.wall(), days).where("games.id", "=", id).executeTakeFirst();
        const archives = await inOrderOfRemoval(tx, id);
        if (still && archives.every((archive) => exported.has(archive.id))) {
          await deleteGame(draft, tx, principalOf(id));
        }
      });
    yield { lines: [`{"game":${id},"document":${text}}`], remove };
  }
}

/** Yields one archive at a time, because one may have megabytes: unnamed ones first, of these the ones with the fewest turns. */
async function* archivesBeyond(kept: Kept, saveId: number, limit: number): AsyncGenerator<Batch> {
  for (;;) {
    const listed = await inOrderOfRemoval(kept.store.read, saveId);
    const [first] = listed;
    if (first === undefined || listed.length <= limit) return;
    const batch = await archiveBatch(kept, saveId, first);
    if (batch !== undefined) yield batch;
  }
}

async function archiveBatch(
  { store, host }: Kept,
  saveId: number,
  { id, name }: { readonly id: number; readonly name: string | null },
): Promise<Batch | undefined> {
  const line = await archiveLine(store.read, id);
  if (line === undefined) return undefined;
  const remove = () =>
    changeGame(host, saveId, async (_draft, tx) => {
      // A player may have named it meanwhile.
      const same = name === null ? ("is" as const) : ("=" as const);
      await tx.deleteFrom("archives").where("id", "=", id).where("name", same, name).execute();
    });
  return { lines: [line], remove };
}

async function* eventsBeyond(kept: Kept, saveId: number, limit: number): AsyncGenerator<Batch> {
  for (;;) {
    const batch = await eventBatch(kept, saveId, (await countsOf(kept, saveId)).events - limit, BATCH_ROWS);
    if (batch === undefined) return;
    yield batch;
  }
}

/** Returns how many events and ended tasks the game has had. */
async function countsOf({ store }: Kept, saveId: number): Promise<{ readonly events: number; readonly ended: number }> {
  const row = await store.read
    .selectFrom("save")
    .select(["event_count", "ended_count"])
    .where("id", "=", saveId)
    .executeTakeFirst();
  return { events: row?.event_count ?? 0, ended: row?.ended_count ?? 0 };
}

/** Returns the oldest events with numbers up to `last`; undefined if there are none. */
async function eventBatch(
  { store, host }: Kept,
  saveId: number,
  last: number,
  most: number,
): Promise<Batch | undefined> {
  const rows = await store.read
    .selectFrom("events")
    .selectAll()
    .where("save_id", "=", saveId)
    .where("number", "<=", last)
    .orderBy("number")
    .limit(most)
    .execute();
  if (rows.length === 0) return undefined;
  // If the game is replaced meanwhile, events of another run have other `seq` values.
  const seqs = rows.map(({ seq }) => seq);
  const remove = () =>
    changeGame(host, saveId, async (_draft, tx) => {
      await tx.deleteFrom("events").where("save_id", "=", saveId).where("seq", "in", seqs).execute();
    });
  return { lines: rows.map((row) => JSON.stringify(row)), remove };
}

async function* endedBeyond(kept: Kept, saveId: number, limit: number): AsyncGenerator<Batch> {
  const { store, host } = kept;
  for (;;) {
    const lines = await endedLines(store.read, saveId, (await countsOf(kept, saveId)).ended - limit);
    if (lines.size === 0) return;
    const remove = () =>
      changeGame(host, saveId, async ({ game }, tx) => {
        // Ids of tasks start again in each run, so only rows that still equal the exported ones are deleted.
        const present = await endedLines(tx, saveId, (game?.endedCount ?? 0) - limit);
        await deleteTasks(
          tx,
          saveId,
          [...present].filter(([id, line]) => lines.get(id) === line).map(([id]) => id),
        );
      });
    yield { lines: [...lines.values()], remove };
  }
}

/** Number of events that stay whatever their length, because clients show them. */
const EVENTS_KEPT = 200;
/** Bytes of a log row besides its texts. */
const ROW_BYTES = 150;

/** The oldest events are deleted first, then archives. */
async function* bytesBeyond(kept: Kept, saveId: number, limit: number): AsyncGenerator<Batch> {
  if (saveId === MAIN_SAVE) return;
  for (;;) {
    if ((await bytesOf(kept, saveId)) <= limit) return;
    const events = await eventBatch(kept, saveId, (await countsOf(kept, saveId)).events - EVENTS_KEPT, BATCH_ROWS / 4);
    const [archive] = events === undefined ? await inOrderOfRemoval(kept.store.read, saveId) : [];
    const batch = events ?? (archive && (await archiveBatch(kept, saveId, archive)));
    if (batch === undefined) return;
    yield batch;
  }
}

async function bytesOf({ store }: Kept, saveId: number): Promise<number> {
  const bytes = (column: "text" | "figures" | "document" | "turns") => bytesIn(store.engine, column);
  const log = await store.read
    .selectFrom("events")
    .select(sql<number | string | null>`sum(${ROW_BYTES} + ${bytes("text")} + ${bytes("figures")})`.as("bytes"))
    .where("save_id", "=", saveId)
    .executeTakeFirst();
  const archives = await store.read
    .selectFrom("archives")
    .select(sql<number | string | null>`sum(${bytes("document")} + coalesce(${bytes("turns")}, 0))`.as("bytes"))
    .where("save_id", "=", saveId)
    .executeTakeFirst();
  return Number(log?.bytes ?? 0) + Number(archives?.bytes ?? 0);
}

/** SQLite knows the length of a stored text without reading it. Reading all texts of a large game would block everybody. */
const bytesIn = (engine: Engine, column: string) =>
  engine === "sqlite"
    ? sql<number>`octet_length(${sql.ref(column)})`
    : sql<number>`octet_length(cast(${sql.ref(column)} as text))`;

/** Returns up to BATCH_ROWS ended tasks with numbers up to `last`, oldest first, as lines of an export by id. */
async function endedLines(db: Kysely<SpaceTables>, saveId: number, last: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("tasks")
    .selectAll()
    .where("save_id", "=", saveId)
    .where("ended_number", "<=", last)
    .orderBy("ended_number")
    .limit(BATCH_ROWS)
    .execute();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const helpers = await db
    .selectFrom("task_helpers")
    .selectAll()
    .where("save_id", "=", saveId)
    .where("task_id", "in", ids)
    .orderBy("place")
    .execute();
  const byTask = Map.groupBy(helpers, ({ task_id }) => task_id);
  return new Map(
    rows.map((row) => {
      const helper_ids = (byTask.get(row.id) ?? []).map(({ crew_id }) => crew_id);
      return [row.id, JSON.stringify({ ...row, helper_ids })];
    }),
  );
}

async function deleteTasks(tx: Transaction<SpaceTables>, saveId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("task_helpers").where("save_id", "=", saveId).where("task_id", "in", ids).execute();
  await tx.deleteFrom("tasks").where("save_id", "=", saveId).where("id", "in", ids).execute();
}
