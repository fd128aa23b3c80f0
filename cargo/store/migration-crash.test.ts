import assert from "node:assert/strict";
import { test } from "node:test";
import { systemClock } from "@outbound/kit/clock/clock.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { type Content, contentOf, fingerprintOf } from "@outbound/kit/store/testing/content.ts";
import { watched } from "@outbound/kit/store/testing/watched.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { killed, startScript } from "@outbound/kit/testing/script.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type CargoTables, TABLES } from "./tables.ts";
import { makeEarlierVersion } from "./testing/earlier-versions.ts";

const LAST = MIGRATIONS.length;
/** The migration with the most statements: it turns the single-player game into the live world. */
const LONGEST = 7;
const FROM_LONGEST = MIGRATIONS.slice(LONGEST - 1).map(({ id }) => id);

onEachEngine(
  (_engine, openFresh, freshUrl) => {
    // Together these are all migrations. All but the first run on a database with a game in progress.
    for (const [version, last] of [
      [0, 1],
      [1, LONGEST - 1],
      [LONGEST - 1, LONGEST],
      [LONGEST, LAST],
    ] as const) {
      test(`[MIGRATE5] a failure after any statement from version ${version} to ${last} changes nothing`, async (t) => {
        const store = await databaseOf(t, openFresh, version);
        for (let id = version + 1; id <= last; id++) {
          const before = await fingerprintOf(store);
          for (let statements = 1; !(await migratesWithFailure(store, id, statements)); statements++) {
            assert.equal(await fingerprintOf(store), before, `migration ${id} failed after statement ${statements}`);
          }
        }
        await migrate(store, MIGRATIONS);
        const straight = await databaseOf(t, openFresh, version);
        await migrate(straight, MIGRATIONS);
        assert.deepEqual(steady(await contentOf(store)), steady(await contentOf(straight)));
      });
    }

    test("[MIGRATE5] a process killed during the longest migration leaves the old database usable", async (t) => {
      const straight = await databaseOf(t, openFresh, LONGEST - 1);
      const statements = await statementsOf(straight);
      for (const place of [1, Math.ceil(statements / 2), statements]) {
        const url = await freshUrl(t);
        const old = await openStore<CargoTables>(url, { tables: TABLES });
        await makeEarlierVersion(old, LONGEST - 1);
        const before = await contentOf(old);
        await old.close();
        const script = startScript(t, new URL("testing/half-migration.ts", import.meta.url), [url, String(place)]);
        await script.says("half-way");
        await killed(script);
        const store = await openStore<CargoTables>(url, { tables: TABLES });
        assert.deepEqual(await contentOf(store), before, `killed after statement ${place} of ${statements}`);
        assert.deepEqual(await migrate(store, MIGRATIONS), FROM_LONGEST);
        assert.deepEqual(steady(await contentOf(store)), steady(await contentOf(straight)));
        await store.close();
      }
    });
  },
  { concurrency: true },
);

async function databaseOf(
  t: Parameters<OpenFresh>[0],
  openFresh: OpenFresh,
  version: number,
): Promise<Store<CargoTables>> {
  const store = await openFresh<CargoTables>(t, TABLES);
  if (version > 0) await makeEarlierVersion(store, version);
  return store;
}

/** Runs migration `id` with a failure after this many statements; returns true if it has fewer and completed. */
async function migratesWithFailure(store: Store<CargoTables>, id: number, statements: number): Promise<boolean> {
  const failing = watched(store, async (count) => {
    if (count === statements) throw new Error("a power cut");
  });
  try {
    assert.deepEqual(await migrate(failing, MIGRATIONS.slice(0, id)), [id]);
    return true;
  } catch (error) {
    assert.match(String(error), /a power cut/);
    return false;
  }
}

/** Runs the longest migration and the later ones; returns the number of statements in the longest one's transaction. */
async function statementsOf(store: Store<CargoTables>): Promise<number> {
  let statements = 0;
  const counting = watched(store, async (count) => {
    statements = count;
  });
  assert.deepEqual(await migrate(counting, MIGRATIONS), FROM_LONGEST);
  return statements;
}

/** Keeps only content that is the same in every run, without random values, real instants and the current hour. */
function steady({ schema, rows }: Content): unknown {
  const hourNow = hourOf(systemClock.wall());
  const isPassing = (name: string, value: unknown) =>
    PASSING.has(name) || (name === "hour" && Number(value) >= FIRST_HOUR && Number(value) <= hourNow);
  const text = JSON.stringify({ schema, rows }, (name, value) => (isPassing(name, value) ? typeof value : value));
  return JSON.parse(text);
}

const PASSING = new Set(["seed", "at", "last_at", "anchor_at", "applied_at", "created_at", "ended_at"]);

const hourOf = (wallMs: number) => Math.floor(wallMs / 3_600_000);
const FIRST_HOUR = hourOf(systemClock.wall());
