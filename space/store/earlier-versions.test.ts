import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { contentOf } from "@outbound/kit/store/testing/content.ts";
import { watched } from "@outbound/kit/store/testing/watched.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { killed, startScript } from "@outbound/kit/testing/script.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type SpaceTables, TABLES } from "./tables.ts";
import { EARLIER_VERSIONS, makeEarlierVersion } from "./testing/earlier-versions.ts";
import { playOut } from "./testing/play-out.ts";

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

/** The migration that makes the database's game `main`, the first of many. */
const MANY_GAMES = 5;
const FROM_MANY_GAMES = MIGRATIONS.slice(MANY_GAMES - 1).map(({ id }) => id);

const rowsOf = async (store: Store<SpaceTables>): Promise<Rows> => (await contentOf(store)).rows as Rows;

/** Returns from later rows the columns of the earlier ones, which a migration must preserve. */
const carriedOver = (rows: readonly Row[] = [], earlier: readonly Row[] = []): readonly Row[] =>
  rows.map((row) => Object.fromEntries(Object.keys(earlier[0] ?? {}).map((name) => [name, row[name]])));

/** Reads turn, archive names and kept turns through the API. */
async function shown(space: SpaceTestApp) {
  const { save } = await space.ok<{ save: { turn: number; seed: number } }>("GET", "/api/world");
  const archives = await space.ok<{ id: number; name: string | null }[]>("GET", "/api/save/archives");
  const kept = await space.ok<{ turn: number }[]>("GET", "/api/save/history");
  return { ...save, archives: archives.map(({ id, name }) => ({ id, name })), kept: kept.map(({ turn }) => turn) };
}

onEachEngine(
  (_engine, openFresh, freshUrl) => {
    for (const version of EARLIER_VERSIONS) {
      test(`[GM10] a database that a release with schema ${version} wrote becomes the game main and can be played to its end`, async (t) => {
        const store = await openFresh<SpaceTables>(t, TABLES);
        await makeEarlierVersion(store, version);
        const before = await rowsOf(store);
        await migrate(store, MIGRATIONS);
        const after = await rowsOf(store);
        const { rules_version: _, ...save } = before.save?.[0] ?? {};
        assert.deepEqual(carriedOver(after.save, [save]), [save]);
        for (const table of ["systems", "crew", "crew_skills", "modules", "techs", "tasks", "events", "missions"]) {
          assert.ok((before[table]?.length ?? 0) > 0, `the fixture has ${table}`);
          assert.deepEqual(carriedOver(after[table], before[table]), before[table], table);
        }

        const space = spaceTestApp(t, store);
        const { turn, kept, archives } = await shown(space);
        assert.equal(turn, save.turn);
        assert.deepEqual(kept, [turn, Number(turn) - 1]);
        assert.deepEqual(archives, [{ id: 1, name: version < 3 ? null : "The first try" }]);

        await space.ok("POST", "/api/turn/run", { maxTurns: 50, until: "idle" });
        await space.ok("POST", "/api/save/restore", { turn });
        const main = await space.ok<Row>("GET", "/api/games/main");
        assert.deepEqual([main.rulesVersion, main.clean, main.status], [RULES_VERSION, false, "active"]);
        await space.ok("POST", "/api/explore", { leadId: 2 });
        await space.ok("POST", "/api/turn/run", { maxTurns: 50, until: "idle" });
        assert.deepEqual((await space.ok<{ archived: number }>("POST", "/api/save/new", { seed: 1 })).archived, 2);
        await space.ok("POST", "/api/save/restore", { archiveId: 1 });
        await playOut(space);
        assert.notEqual((await space.ok<Row>("GET", "/api/games/main")).ending, null);
      });
    }

    test("[GM10] a process killed during the migration to many games leaves the old database intact, and the next start continues", async (t) => {
      const counted = await openFresh<SpaceTables>(t, TABLES);
      await makeEarlierVersion(counted, MANY_GAMES - 1);
      const statements = await statementsOf(counted);
      for (const place of [Math.ceil(statements / 2), statements]) {
        const url = await freshUrl(t);
        const old = await openStore<SpaceTables>(url, { tables: TABLES });
        await makeEarlierVersion(old, MANY_GAMES - 1);
        const before = await contentOf(old);
        await old.close();
        const script = startScript(t, new URL("testing/half-migration.ts", import.meta.url), [url, String(place)]);
        await script.says("half-way");
        await killed(script);
        const store = await openStore<SpaceTables>(url, { tables: TABLES });
        assert.deepEqual(await contentOf(store), before, `killed after statement ${place} of ${statements}`);
        assert.deepEqual(await migrate(store, MIGRATIONS), FROM_MANY_GAMES);
        if (place === statements) {
          const space = spaceTestApp(t, store);
          await space.ok("POST", "/api/turn");
          assert.equal((await shown(space)).turn, 1 + Number((before.rows as Rows).save?.[0]?.turn));
          await space.close();
        }
        await store.close();
      }
    });
  },
  { concurrency: true },
);

/** Runs the migration to many games and the later ones. Returns the number of statements in the transaction of the first. */
async function statementsOf(store: Store<SpaceTables>): Promise<number> {
  let statements = 0;
  const counting = watched(store, async (count) => {
    statements = count;
  });
  assert.deepEqual(await migrate(counting, MIGRATIONS), FROM_MANY_GAMES);
  return statements;
}
