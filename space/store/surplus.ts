/** What the space game does not keep for ever: archives and log entries beyond the settings. */
import { BATCH_ROWS, type Batch, type Surplus } from "@outbound/kit/retention/retention.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import type { SpaceHost } from "./adapter.ts";
import type { SpaceTables } from "./tables.ts";

export interface KeptAtMost {
  /** Archives; 0: all. */
  readonly archives: number;
  /** Events, and ended tasks, of the current game; 0: all. */
  readonly log: number;
}

interface Kept {
  readonly store: Store<SpaceTables>;
  readonly host: SpaceHost;
}

export const spaceSurplus = (kept: Kept, { archives, log }: KeptAtMost): Surplus[] => [
  ...(archives === 0 ? [] : [{ name: "archives", batches: () => archivesBeyond(kept, archives) }]),
  ...(log === 0 ? [] : [{ name: "events", batches: () => eventsBeyond(kept, log) }]),
  ...(log === 0 ? [] : [{ name: "tasks", batches: () => endedBeyond(kept, log) }]),
];

/** An archive at a time, because one may have megabytes: those without a name first, of these the ones with the fewest turns. */
async function* archivesBeyond({ store, host }: Kept, limit: number): AsyncGenerator<Batch> {
  for (;;) {
    const listed = await store.read.selectFrom("archives").select(["id", "name", "turn"]).orderBy("id").execute();
    const named = (name: string | null) => Number(name !== null);
    const [first] = listed.toSorted((a, b) => named(a.name) - named(b.name) || a.turn - b.turn || a.id - b.id);
    if (first === undefined || listed.length <= limit) return;
    // As text: reading the document would take as long as writing it again.
    const row = await store.read
      .selectFrom("archives")
      .select(["id", "archived_at", "seed", "difficulty", "turn", "status", "score", "name"])
      .select(sql<string>`cast(document as text)`.as("text"))
      .where("id", "=", first.id)
      .executeTakeFirst();
    if (row === undefined) continue;
    const { text, ...listing } = row;
    const remove = () =>
      host.execute({
        exclusive: true,
        run: async (_draft, tx) => {
          // A player may have named it meanwhile.
          const same = first.name === null ? ("is" as const) : ("=" as const);
          await tx.deleteFrom("archives").where("id", "=", first.id).where("name", same, first.name).execute();
        },
      });
    yield { lines: [`${JSON.stringify(listing).slice(0, -1)},"document":${text}}`], remove };
  }
}

async function* eventsBeyond({ store, host }: Kept, limit: number): AsyncGenerator<Batch> {
  for (;;) {
    const count = await host.read(({ state }) => state.game?.eventCount ?? 0);
    const rows = await store.read
      .selectFrom("events")
      .selectAll()
      .where("number", "<=", count - limit)
      .orderBy("number")
      .limit(BATCH_ROWS)
      .execute();
    if (rows.length === 0) return;
    // Another game's events have other numbers in the database, should the game be replaced meanwhile.
    const seqs = rows.map(({ seq }) => seq);
    const remove = () =>
      host.execute({
        exclusive: true,
        run: async (_draft, tx) => void (await tx.deleteFrom("events").where("seq", "in", seqs).execute()),
      });
    yield { lines: rows.map((row) => JSON.stringify(row)), remove };
  }
}

async function* endedBeyond({ store, host }: Kept, limit: number): AsyncGenerator<Batch> {
  for (;;) {
    const count = await host.read(({ state }) => state.game?.endedCount ?? 0);
    const lines = await endedLines(store.read, count - limit);
    if (lines.size === 0) return;
    const remove = () =>
      host.execute({
        exclusive: true,
        run: async ({ game }, tx) => {
          // Ids of tasks begin again in each game: only rows that are still as they were exported go.
          const present = await endedLines(tx, (game?.endedCount ?? 0) - limit);
          await deleteTasks(
            tx,
            [...present].filter(([id, line]) => lines.get(id) === line).map(([id]) => id),
          );
        },
      });
    yield { lines: [...lines.values()], remove };
  }
}

/** Up to BATCH_ROWS ended tasks with numbers up to `last`, the oldest first, as lines of an export by their ids. */
async function endedLines(db: Kysely<SpaceTables>, last: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("tasks")
    .selectAll()
    .where("ended_number", "<=", last)
    .orderBy("ended_number")
    .limit(BATCH_ROWS)
    .execute();
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const helpers = await db
    .selectFrom("task_helpers")
    .selectAll()
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

async function deleteTasks(tx: Transaction<SpaceTables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("task_helpers").where("task_id", "in", ids).execute();
  await tx.deleteFrom("tasks").where("id", "in", ids).execute();
}
