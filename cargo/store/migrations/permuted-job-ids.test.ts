import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { contentOf } from "@outbound/kit/store/testing/content.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type Kysely, sql } from "kysely";
import { jobId } from "../../rules/jobs/job-ids.ts";
import { jobIdKey } from "../job-id-key.ts";
import { loadWorld } from "../load.ts";
import { MIGRATIONS } from "../migrations.ts";
import { type CargoTables, TABLES } from "../tables.ts";
import { makeEarlierVersion } from "../testing/earlier-versions.ts";
import { permuteJobIds } from "./permuted-job-ids.ts";

const THIS = MIGRATIONS.find(({ up }) => up === permuteJobIds)?.id ?? 0;
/** A contract, and jobs of slots that were open in the fixture. */
const [CONTRACT, LOADED, ABANDONED] = [2 ** 20, 1_048_597, 1_048_608];

type Row = Readonly<Record<string, unknown>>;

onEachEngine((_engine, openFresh) => {
  test("[FAIR1] [MIGRATE1] open jobs get new ids, taken jobs and contracts keep theirs, and nothing else changes", async (t) => {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, THIS - 1);
    await takeSome(store.write);
    const before = (await contentOf(store)).rows as Record<string, readonly Row[]>;
    assert.deepEqual(await migrate(store, MIGRATIONS.slice(0, THIS)), [THIS]);
    const after = (await contentOf(store)).rows as Record<string, readonly Row[]>;

    const { seed } = await loadWorld(store.read);
    const numbers = new Map(before.pools?.map((row) => [row.airport_icao, Number(row.number)]));
    const ids = new Map<unknown, number>();
    for (const { package_id, airport_icao, slot, generation } of before.slots ?? []) {
      const pool = { number: numbers.get(airport_icao) ?? 0 };
      if (package_id !== null) ids.set(package_id, jobId(jobIdKey(seed), pool, Number(slot), Number(generation)));
    }
    assert.equal(ids.size, 53);
    for (const [name, rows] of Object.entries(before)) {
      const column = { packages: "id", slots: "package_id" }[name] ?? "";
      const moved = rows.map((row) => (ids.has(row[column]) ? { ...row, [column]: ids.get(row[column]) } : row));
      if (name !== "migrations") assert.deepEqual(sorted(after[name] ?? []), sorted(moved), name);
    }
    const kept = after.packages?.map(({ id }) => Number(id)).filter((id) => id < 2 ** 52);
    assert.deepEqual(kept, [1, 5, 9, 11, 12, 30, CONTRACT, LOADED, ABANDONED]);
  });
});

const sorted = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** Marks one open job loaded and one abandoned, and adds a contract. Uses literals, because this version has no codes yet. */
async function takeSome(db: Kysely<CargoTables>): Promise<void> {
  const taken = { expires_at: null, owner_id: 1, plane_id: 4, payout: 1_733, taken_at: 1_795_348_543_050 };
  const loaded = { ...taken, loaded_sim_time: 961_240_000_001, flight_time_ms: 1_630_000 };
  const ended = { ended_at: 1_795_348_543_070, ended_sim_time: 961_243_204_296, settled: -20 };
  await db
    .updateTable("packages")
    .set({ ...loaded, status: sql.lit("loaded") })
    .where("id", "=", LOADED)
    .execute();
  await db
    .updateTable("packages")
    .set({ ...loaded, ...ended, status: sql.lit("abandoned") })
    .where("id", "=", ABANDONED)
    .execute();
  await db.updateTable("slots").set({ package_id: null }).where("package_id", "in", [LOADED, ABANDONED]).execute();
  const [job] = await db.selectFrom("packages").selectAll().where("status", "=", sql.lit("open")).execute();
  if (job === undefined) return;
  const { status, commodity } = job;
  const contract = { ...job, id: CONTRACT, fixed_payout: 1_000 };
  await db
    .insertInto("packages")
    .values({ ...contract, status: sql.lit(status), commodity: sql.lit(commodity) })
    .execute();
}
