/** Writes the full data of events into their rows, before an admin changes what it would be completed from. */
import type { Kysely } from "kysely";
import type { EventKind } from "../rules/values/events.ts";
import { idsBetween } from "./history-sums.ts";
import { loadPackages, withData } from "./load.ts";
import type { CargoTables } from "./tables.ts";

type Db = Kysely<CargoTables>;

const KINDS_OF_PACKAGES: readonly EventKind[] = ["accepted", "loaded", "delivered", "abandoned", "lapsed"];

export async function writeOutEvent(db: Db, id: number): Promise<void> {
  await writeOut(db, await db.selectFrom("events").selectAll().where("id", "=", id).execute());
}

/** Events of a package lie between the taking and the end of the package, or now. */
export async function writeOutEventsOf(db: Db, packageId: number, now: number): Promise<void> {
  const [cargo] = await loadPackages(db, [packageId]);
  if (cargo === undefined || cargo.ownerId === null) return;
  const [first, last] = await idsBetween(db, cargo.ownerId, cargo.takenAt ?? cargo.createdAt, cargo.endedAt ?? now);
  const found = await db
    .selectFrom("events")
    .selectAll()
    .where("player_id", "=", cargo.ownerId)
    .where("kind", "in", KINDS_OF_PACKAGES)
    .where("id", ">=", first)
    .where("id", "<=", last)
    .where("package_id", "=", packageId)
    .execute();
  await writeOut(db, found);
}

/** True if an admin set an array as the event's data: after `writeOutEvent` there is no other. */
export async function hasArray(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("events").select("data").where("id", "=", id).executeTakeFirst();
  return Array.isArray(row?.data);
}

async function writeOut(db: Db, events: readonly CargoTables["events"][]): Promise<void> {
  const short = events.filter(({ data }) => Array.isArray(data));
  for (const { id, data } of await withData(db, short)) {
    await db.updateTable("events").set({ data }).where("id", "=", id).execute();
  }
}
