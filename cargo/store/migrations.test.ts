import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createTables } from "@outbound/kit/store/ddl.ts";
import { introspect, type LiveSchema } from "@outbound/kit/store/introspect.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { contentOf } from "@outbound/kit/store/testing/content.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import { MIGRATED } from "../testing/migrated.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type CargoTables, TABLES } from "./tables.ts";
import { EARLIER_VERSIONS, ledgerSums, makeEarlierVersion } from "./testing/earlier-versions.ts";

const WORLD_BEGINS = Date.UTC(2000, 0, 1);
const CLOCK_MS = 961_243_200_123;
const IDS = MIGRATIONS.map(({ id }) => id);

/** Tables of version 7 that later versions removed. */
const REMOVED = ["known_addresses"];

type Row = Readonly<Record<string, unknown>>;

onEachEngine(
  (engine, openFresh) => {
    /** Opens a store with the database of this version, migrated to the current one. */
    async function carriedOver(t: TestContext, version: number): Promise<Store<CargoTables>> {
      const store = await openFresh<CargoTables>(t, TABLES);
      await makeEarlierVersion(store, version);
      assert.deepEqual(await migrate(store, MIGRATIONS), IDS.slice(version));
      return store;
    }

    let schemas: Promise<readonly LiveSchema[]> | undefined;
    /** Returns the schema of each version of a database that started empty, version 1 first. */
    const schemasOfFresh = (t: TestContext) => {
      schemas ??= (async () => {
        const store = await openFresh<CargoTables>(t, TABLES);
        const found: LiveSchema[] = [];
        for (const version of IDS) {
          await migrate(store, MIGRATIONS.slice(0, version));
          found.push(await introspect(store.read, engine));
        }
        return found;
      })();
      return schemas;
    };

    test("[MIGRATE4] the migrations produce the schema of the definitions and one new world", async (t) => {
      const migrated = await openFresh<CargoTables>(t, TABLES);
      assert.deepEqual(await migrate(migrated, MIGRATIONS), IDS);
      const defined = await openFresh<CargoTables>(t, TABLES);
      await defined.transaction((tx) => createTables(tx, engine, TABLES));
      assert.deepEqual(await introspect(migrated.read, engine), await introspect(defined.read, engine));
      assert.deepEqual(await migrate(migrated, MIGRATIONS), []);
      const copied = await openFresh<CargoTables>(t, MIGRATED);
      assert.deepEqual(await introspect(copied.read, engine), await introspect(migrated.read, engine));
      assert.deepEqual(await migrate(copied, MIGRATIONS), []);
      const { seed, last_at, anchor_at, ...world } = await migrated.read
        .selectFrom("world")
        .selectAll()
        .executeTakeFirstOrThrow();
      assert.ok(Number.isSafeInteger(seed));
      assert.equal(anchor_at, last_at);
      assert.deepEqual(world, {
        id: 1,
        revision: 0,
        is_running: false,
        anchor_sim_time: WORLD_BEGINS,
        time_scale: 24,
        next_player_id: 1,
        next_plane_id: 1,
        next_pool_number: 1,
        next_contract_number: 1,
        next_session_id: 1,
        next_event_id: 1,
        next_ledger_id: 1,
        next_audit_id: 1,
        commit_token: 0,
        next_number: 1,
        next_route_id: 1,
        next_line_freight_id: 1,
        next_campaigns_sim_time: WORLD_BEGINS + 86_400_000,
      });
      assert.deepEqual(await migrated.read.selectFrom("players").select("id").execute(), []);
    });

    for (const version of EARLIER_VERSIONS) {
      test(`[MIGRATE4] a database of version ${version} gets the schema that a fresh one has`, async (t) => {
        const schemas = await schemasOfFresh(t);
        const store = await openFresh<CargoTables>(t, TABLES);
        await makeEarlierVersion(store, version);
        const { migrations: _, ...before } = await introspect(store.read, engine);
        const { migrations: __, ...made } = schemas[version - 1] ?? {};
        assert.deepEqual(before, made);
        await migrate(store, MIGRATIONS);
        assert.deepEqual(await introspect(store.read, engine), schemas.at(-1));
      });

      if (version > 6) continue;
      test(`a database of version ${version} is migrated`, async (t) => {
        const store = await carriedOver(t, version);

        await t.test("[MIGRATE1] the clock continues to the millisecond, at the scale of 24", async () => {
          const world = await store.read.selectFrom("world").selectAll().executeTakeFirstOrThrow();
          const { applied_at } = await store.read
            .selectFrom("migrations")
            .select("applied_at")
            .where("name", "=", "one live world")
            .executeTakeFirstOrThrow();
          assert.ok(world.anchor_at <= applied_at && applied_at - world.anchor_at < 60_000);
          assert.equal(world.last_at, world.anchor_at);
          assert.deepEqual(
            [world.anchor_sim_time, world.time_scale, world.is_running, world.revision],
            [CLOCK_MS, 24, true, 0],
          );
          assert.deepEqual(
            [world.next_player_id, world.next_plane_id, world.next_event_id, world.next_ledger_id],
            version === 1 ? [2, 5, 1, 2] : [5, 7, version === 6 ? 8 : 1, version === 6 ? 6 : 3],
          );
        });

        await t.test(
          "[MIGRATE1] [MIGRATE2] [MIGRATE6] players keep their money and reputation, and cannot sign in",
          async () => {
            const players = await store.read
              .selectFrom("players")
              .select(["id", "username", "password_hash", "money", "reputation", "home_icao", "loads", "deliveries"])
              .orderBy("id")
              .execute();
            const of = (
              id: number,
              username: string,
              money: number,
              reputation: number,
              home_icao: string,
              loads: number,
            ) => ({
              ...{ id, username, password_hash: null, money, reputation, home_icao, loads },
              deliveries: id === 1 ? 2 : 0,
            });
            const founder = of(1, "founder", version === 6 ? 1_284_201 : 1_284_501, 41_500, "EDDF", 5);
            const mira = of(4, "Mira", version === 6 ? 250_077 : 250_000, 20_000, "EGLL", version < 3 ? 0 : 1);
            assert.deepEqual(players, version === 1 ? [founder] : [founder, mira]);
            assert.deepEqual(
              await ledgerSums(store),
              players.map(({ id, money }) => ({ player_id: id, sum: money })),
            );
          },
        );

        await t.test(
          "[MIGRATE1] [MIGRATE3] [MIGRATE8] planes stay where they are, and flights keep their times",
          async () => {
            const planes = await store.read.selectFrom("planes").selectAll().orderBy("id").execute();
            const km = Object.fromEntries(planes.map((plane) => [plane.id, Math.round(plane.leg_km ?? 0)]));
            assert.deepEqual(
              km,
              version === 1 ? { 1: 0, 2: 682, 3: 0, 4: 6_189 } : { 1: 0, 2: 682, 3: 0, 4: 6_189, 6: 0 },
            );
            const [little, enough, tooMuch, tooLittle] = planes.map(({ fuel_l }) => fuel_l);
            assert.deepEqual([little, enough, tooMuch], [300.25, 1_900, 14_485], "at most a full tank");
            assert.ok(Math.abs((tooLittle ?? 0) - 59_590) < 30, "in flight at least what the leg needs");
            const shown = planes.map((plane) =>
              [plane.id, plane.owner_id, plane.model_id, plane.name, plane.status, plane.airport_icao, plane.dest_icao]
                .concat(plane.departure_sim_time, plane.arrival_sim_time, plane.wind_factor)
                .join(" "),
            );
            assert.deepEqual(shown, [
              "1 1 C208 D-FOUN available EDDF    ",
              "2 1 AT76 Old Bertha flying EDDM LFPG 961242000000 961246000777 1",
              `3 1 B738 The Long Name of a Plane ${version >= 5 ? "repairing" : "available"} EDDF    `,
              "4 1 B744 D-ABVX flying EDDF KJFK 961240000001 961264701313 1",
              ...(version === 1 ? [] : ["6 4 DHC6 G-MIRA available EGLL    "]),
            ]);
            const condition = planes.map(({ id, health, repair_started_sim_time, repair_ends_sim_time, queue }) =>
              [id, health, repair_started_sim_time, repair_ends_sim_time, ...queue].join(" "),
            );
            const isWorn = version >= 5;
            assert.deepEqual(condition, [
              isWorn ? "1 0  " : "1 10000  ",
              `2 ${isWorn ? "8700" : "10000"}  ${version >= 4 ? " EGLL EDDF" : ""}`,
              isWorn ? "3 6400 961243000000 961255600000" : "3 10000  ",
              "4 10000  ",
              ...(version === 1 ? [] : [version >= 4 ? "6 10000   EDDM" : "6 10000  "]),
            ]);
          },
        );

        await t.test(
          "[MIGRATE1] [MIGRATE3] [MIGRATE7] cargo of any weight stays on board, and deliveries are counted",
          async () => {
            const packages = await store.read.selectFrom("packages").selectAll().orderBy("id").execute();
            const shown = packages.map((row) =>
              [row.id, row.status, row.origin_icao, row.dest_icao, row.weight_kg, row.count, row.commodity, row.payout]
                .concat(row.owner_id, row.plane_id, row.loaded_sim_time, row.ended_sim_time, row.settled)
                .join(" "),
            );
            assert.deepEqual(shown, [
              "1 delivered EDDF EDDM 1500 188 cartons 900 1 1 961200000000 961210000000 900",
              `5 loaded EDDM LFPG 5000 625 cartons 12345 1 2 961241000000  `,
              `9 loaded EDDM LFPG 20000 2500 cartons 30000 1 2 ${CLOCK_MS}  `,
              "11 loaded EDDF KJFK 100000 12500 cartons 88000 1 4 961239000000  ",
              "12 delivered LFPG EDDF 1000 125 cartons 700 1 77 961100000000 961110000000 700",
              ...(version < 3 ? [] : ["30 loaded EGLL EDDF 333 42 cartons 640 4 6 961243000000  "]),
            ]);
            assert.ok(packages.every((row) => row.fixed_payout === row.payout && row.base_payout === row.payout));
            const flightMinutes = packages.map(({ flight_time_ms }) => Math.round((flight_time_ms ?? 0) / 60_000));
            assert.deepEqual(
              flightMinutes.slice(0, 5),
              [53, 82, 82, 410, 0],
              "at the cruise speed of the plane, while it is there",
            );
          },
        );
      });
    }

    test("[MIGRATE1] a database of version 7 keeps every row, and its commits get the token 0", async (t) => {
      const store = await openFresh<CargoTables>(t, TABLES);
      await makeEarlierVersion(store, 7);
      const { rows: before } = await contentOf(store);
      assert.deepEqual(await migrate(store, MIGRATIONS.slice(0, 9)), [8, 9]);
      const { rows: after } = await contentOf(store);
      for (const [name, rows] of Object.entries(before)) {
        if (["migrations", ...REMOVED].includes(name)) continue;
        const columns = Object.keys((rows[0] as object | undefined) ?? {});
        const kept = (row: unknown) => Object.fromEntries(columns.map((column) => [column, (row as Row)[column]]));
        assert.deepEqual(after[name]?.map(kept), rows.map(kept), name);
      }
      assert.deepEqual(
        Object.keys(after).filter((name) => REMOVED.includes(name)),
        [],
      );
      const tokens = [...(after.world ?? []), ...(after.changes ?? [])].map((row) => (row as Row).commit_token);
      assert.deepEqual(tokens, [0, 0, 0]);
      assert.deepEqual([before.world?.length, before.changes?.length], [1, 2]);
    });

    test("[MIGRATE9] a database of another program is left unchanged", async (t) => {
      const store = await openFresh<CargoTables>(t, TABLES);
      await makeEarlierVersion(store, 1);
      await sql`create table recipes (id bigint)`.execute(store.write);
      await assert.rejects(migrate(store, MIGRATIONS), /of another program: it holds a table "recipes"/);
    });
  },
  { concurrency: true },
);
