/** Archived games: listed without their documents, named, exported and deleted. */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Game } from "../rules/game/game.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { SpaceTables } from "./tables.ts";

type Db = Kysely<SpaceTables>;
type Tx = Transaction<SpaceTables>;

const LISTED = ["id", "archived_at", "seed", "difficulty", "turn", "status", "score", "name"] as const;

export type ListedArchive = ReturnType<typeof shown>;

/** Returns archives with ids below `before`, newest first. */
export async function loadArchives(db: Db, saveId: number, limit: number, before?: number): Promise<ListedArchive[]> {
  let query = db.selectFrom("archives").select(LISTED).where("save_id", "=", saveId).orderBy("id", "desc").limit(limit);
  if (before !== undefined) query = query.where("id", "<", before);
  return (await query.execute()).map(shown);
}

/** Names the archive; null removes its name. */
export async function renameArchive(
  tx: Tx,
  saveId: number,
  id: number,
  name: string | null,
): Promise<ListedArchive | Refusal> {
  const row = await tx
    .updateTable("archives")
    .set({ name })
    .where("save_id", "=", saveId)
    .where("id", "=", id)
    .returning(LISTED)
    .executeTakeFirst();
  return row ? shown(row) : unknownArchive(id);
}

export async function deleteArchive(tx: Tx, saveId: number, id: number): Promise<ListedArchive | Refusal> {
  const row = await tx
    .deleteFrom("archives")
    .where("save_id", "=", saveId)
    .where("id", "=", id)
    .returning(LISTED)
    .executeTakeFirst();
  return row ? shown(row) : unknownArchive(id);
}

export const unknownArchive = (archiveId: number): Refusal =>
  new Refusal("unknown-archive", `There is no archive ${archiveId}.`, { archiveId });

/** Returns the ids of a game's archives in order of removal: unnamed ones with the fewest turns first. */
export async function inOrderOfRemoval(db: Db, saveId: number) {
  const listed = await db
    .selectFrom("archives")
    .select(["id", "name", "turn"])
    .where("save_id", "=", saveId)
    .orderBy("id")
    .execute();
  const named = (name: string | null) => Number(name !== null);
  return listed.toSorted((a, b) => named(a.name) - named(b.name) || a.turn - b.turn || a.id - b.id);
}

/** Returns an archive as a line of an export; undefined if it is gone. */
export async function archiveLine(db: Db, id: number): Promise<string | undefined> {
  // Read as text: parsing the document would take as long as writing it again.
  const row = await db
    .selectFrom("archives")
    .select(["id", "save_id", "archived_at", "seed", "difficulty", "turn", "status", "score", "name"])
    .select(sql<string>`cast(document as text)`.as("text"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { text, ...listing } = row;
  return `${JSON.stringify(listing).slice(0, -1)},"document":${text}}`;
}

/** Returns the ids of archives beyond the limit, which are exported and deleted soon; a limit of 0 keeps all. */
export async function archivesOverLimit(db: Db, saveId: number, limit: number): Promise<number[]> {
  if (limit === 0) return [];
  const listed = await inOrderOfRemoval(db, saveId);
  return listed.slice(0, Math.max(0, listed.length - limit)).map(({ id }) => id);
}

const shown = (row: Pick<SpaceTables["archives"], (typeof LISTED)[number]>) => ({
  id: row.id,
  name: row.name,
  archivedAt: new Date(row.archived_at).toISOString(),
  seed: row.seed,
  difficulty: row.difficulty as Game["difficulty"],
  turn: row.turn,
  status: row.status as Game["status"],
  score: row.score,
});
