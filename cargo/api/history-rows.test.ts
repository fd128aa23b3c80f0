/** How the histories are stored, and what reading them costs. */

import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { mock, test } from "node:test";
import { HOUR_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { SqliteConnection } from "@outbound/kit/store/sqlite.ts";
import { sqlitePath } from "@outbound/kit/store/store.ts";
import { onEachEngine, openFreshFile } from "@outbound/kit/testing/engines.ts";
import { CompiledQuery, PostgresDriver, sql } from "kysely";
import { fly } from "../rules/flights/fly.ts";
import { land } from "../rules/flights/landing.ts";
import { abandonPackage } from "../rules/jobs/abandon.ts";
import { acceptPackage } from "../rules/jobs/accept.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import { FULL_HEALTH, type Plane } from "../rules/values/plane.ts";
import { loadLivePackages } from "../store/load.ts";
import { act } from "../testing/a-game.ts";
import { type CargoTestApp, freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import { tableRows } from "../testing/table-rows.ts";
import { aPackage } from "../testing/values.ts";
import type { NewEvent } from "../world/state/world.ts";
import type { EventPageView, HistorySummaryView } from "./schemas.ts";

const FIRST_JOB = contractId(1_000_000);
/** As large as the ids of slots' jobs. */
const LARGE_ID = 2 ** 52;

/** Does jobs one after another, one per commit. Returns the events as the rules emitted them, the latest first. */
async function doJobs(
  { game, clock }: CargoTestApp,
  playerId: number,
  count: number,
  { first = 0, firstId = FIRST_JOB, everyMs = 5 * MINUTE_MS } = {},
): Promise<NewEvent[]> {
  const emitted: NewEvent[] = [];
  for (let job = first; job < first + count; job++) {
    clock.advance(everyMs);
    await act(game, (scene, world) => {
      const before = world.events.items.length;
      const [id, plane] = [firstId + contractId(job), () => scene.planesOf(playerId)[0] as Plane];
      const [originIcao, destIcao] = plane().airportIcao === "EDDF" ? ["EDDF", "EDDM"] : ["EDDM", "EDDF"];
      scene.putPlane({ ...plane(), health: FULL_HEALTH });
      scene.putPackage(aPackage(scene.now, { id, originIcao, destIcao, weightKg: 500 }));
      if (job % 10 === 3) acceptPackage(scene, playerId, id);
      loadPackage(scene, playerId, id, plane().id);
      if (job % 10 === 5) abandonPackage(scene, playerId, id);
      fly(scene, playerId, plane().id, destIcao);
      land(scene, plane());
      emitted.push(...world.events.items.slice(before));
    });
  }
  return emitted.reverse();
}

/** Returns the bytes of the database after VACUUM, without keys of requests. */
function sizeOf({ store }: CargoTestApp): number {
  const [file, copy] = [sqlitePath(store.url), `${sqlitePath(store.url)}.copy`];
  const original = new DatabaseSync(file);
  original.exec(`vacuum into '${copy}'`);
  original.close();
  const database = new DatabaseSync(copy);
  database.exec("delete from idempotency_keys; vacuum");
  const row = database.prepare("select page_count * page_size as size from pragma_page_count, pragma_page_size").get();
  database.close();
  rmSync(copy);
  return Number(row?.size);
}

async function eventsOf(player: PlayerClient): Promise<EventPageView["items"]> {
  const { items } = await player.ok<EventPageView>("GET", "/api/history/events?limit=200");
  return items;
}

test("[HISTORY5] a delivered job takes at most 600 bytes of the database", async (t) => {
  const cargo = await freshCargoApp(t, openFreshFile);
  const player = await cargo.settle("mira");
  const jobs = 500;
  await doJobs(cargo, player.id, 20, { firstId: LARGE_ID });
  const before = sizeOf(cargo);
  await doJobs(cargo, player.id, jobs, { first: 20, firstId: LARGE_ID });
  const bytes = (sizeOf(cargo) - before) / jobs;
  t.diagnostic(`${Math.round(bytes)} bytes a job`);
  assert.ok(bytes <= 600, `${bytes} bytes a job`);
});

onEachEngine((_engine, openFresh) => {
  test("[HISTORY5] events are shown as the rules emitted them, although their rows are shorter", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [player, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const emitted = await doJobs(cargo, player.id, 20);
    const shown = (await eventsOf(player)).slice(0, emitted.length);
    assert.equal(
      JSON.stringify(shown.map(({ kind, data }) => [kind, data])),
      JSON.stringify(emitted.map(({ kind, data }) => [kind, data])),
    );
    const stored = await cargo.store.read.selectFrom("events").select(["kind", "data"]).execute();
    const whole = stored.filter(({ data }) => !Array.isArray(data)).map(({ kind }) => kind);
    assert.deepEqual(
      whole.filter((kind) => kind !== "milestone"),
      ["registered", "home-chosen"],
    );
    const rows = await tableRows(admin, "events").all({ player_id: player.id });
    assert.deepEqual(rows.map(({ data }) => data).slice(-emitted.length), emitted.map(({ data }) => data).reverse());
  });

  test("[HISTORY5] [ADMIN2] events keep their data when an admin edits or deletes their package", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [player, admin] = [await cargo.settle("mira"), await cargo.admin()];
    await doJobs(cargo, player.id, 6);
    const before = await eventsOf(player);
    const packages = tableRows(admin, "packages");
    const edited = await packages.edit(FIRST_JOB, { settled: 1, payout: 2, weight_kg: 3 });
    assert.equal(edited.status, 200);
    assert.equal((await packages.remove(FIRST_JOB + contractId(1))).status, 200);
    assert.deepEqual(await eventsOf(player), before);
  });

  test("[HISTORY5] [ADMIN2] events keep their data when an admin edits their package after the time of another event", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [player, admin] = [await cargo.settle("mira"), await cargo.admin()];
    await doJobs(cargo, player.id, 6);
    const [newest] = await eventsOf(player);
    const at = Date.parse(newest?.at ?? "") - 2 * HOUR_MS;
    assert.equal((await tableRows(admin, "events").edit(newest?.id ?? 0, { at })).status, 200);
    const before = await eventsOf(player);
    assert.equal((await tableRows(admin, "packages").edit(FIRST_JOB, { payout: 2 })).status, 200);
    assert.deepEqual(await eventsOf(player), before);
  });

  test("[HISTORY5] an event without its package shows the data of its own row", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const player = await cargo.settle("mira");
    await doJobs(cargo, player.id, 1);
    await cargo.store.write.deleteFrom("packages").where("id", "=", FIRST_JOB).execute();
    const [delivered, , , loaded] = await eventsOf(player);
    assert.deepEqual(
      [delivered?.kind, Object.keys(delivered?.data ?? {})],
      ["delivered", ["share", "reputationChange"]],
    );
    assert.deepEqual([loaded?.kind, loaded?.data], ["loaded", {}]);
  });

  test("[HISTORY4] [ADMIN2] the summary counts events that an admin adds, edits and deletes", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [player, admin] = [await cargo.settle("mira"), await cargo.admin()];
    await doJobs(cargo, player.id, 3);
    const counts = async (query = "") => {
      const { events } = await player.ok<HistorySummaryView>("GET", `/api/history/summary${query}`);
      return Object.fromEntries(events.map(({ kind, count }) => [kind, count]));
    };
    const [first] = await eventsOf(player);
    const since = `?since=${first?.at}`;
    const rows = tableRows(admin, "events");
    const at = Date.parse(first?.at ?? "");
    assert.equal((await counts()).landed, 3);
    await rows.add({ id: 900, player_id: player.id, kind: "landed", clock_ms: 1, at, data: { a: 1 } });
    assert.deepEqual([(await counts()).landed, (await counts(since)).landed], [4, 2]);
    await rows.edit(900, { kind: "relief" });
    assert.deepEqual([(await counts()).landed, (await counts()).relief, (await counts(since)).relief], [3, 1, 1]);
    await rows.remove(900);
    assert.deepEqual([(await counts()).landed, (await counts()).relief], [3, undefined]);
  });

  test("[HISTORY4] [ADMIN2] the summary counts an event by the time that an admin gave it, and all others as before", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [player, admin] = [await cargo.settle("mira"), await cargo.admin()];
    await doJobs(cargo, player.id, 40);
    const landed = async () => (await eventsOf(player)).filter(({ kind }) => kind === "landed");
    const [newest] = await landed();
    const at = Date.parse(newest?.at ?? "") - 2 * HOUR_MS;
    const edited = await tableRows(admin, "events").edit(newest?.id ?? 0, { at });
    assert.equal(edited.status, 200, edited.text);
    const instants = (await landed()).map((event) => Date.parse(event.at));
    for (const since of [...instants, at - 1, at + 1]) {
      const query = `since=${new Date(since).toISOString()}`;
      const { events } = await player.ok<HistorySummaryView>("GET", `/api/history/summary?${query}`);
      const expected = instants.filter((instant) => instant >= since).length;
      assert.equal(events.find(({ kind }) => kind === "landed")?.count, expected, query);
    }
  });

  test("[HISTORY4] sums since any instant equal those of the rows, and the list of cash has at most 201 points", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const player = await cargo.settle("mira");
    await doJobs(cargo, player.id, 130);
    const { read } = cargo.store;
    const ledger = await read.selectFrom("ledger").selectAll().orderBy("id").execute();
    const events = await read.selectFrom("events").selectAll().orderBy("id").execute();
    const instants = [0, ...ledger.filter((_, place) => place % 37 === 5).flatMap(({ at }) => [at, at + 1])];
    for (const since of [...instants, (ledger.at(-1)?.at ?? 0) + 1]) {
      const query = since === 0 ? "" : `?since=${new Date(since).toISOString()}`;
      const summary = await player.ok<HistorySummaryView>("GET", `/api/history/summary${query}`);
      const entries = ledger.filter(({ at }) => at >= since).reverse();
      const groups = [...Map.groupBy(entries, ({ reason, plane_id }) => `${reason} ${plane_id}`).values()];
      assert.deepEqual(
        summary.money,
        groups.map((those) => ({
          reason: those[0]?.reason,
          planeId: those[0]?.plane_id,
          amount: those.reduce((sum, { amount }) => sum + amount, 0),
          count: those.length,
        })),
      );
      const kinds = [...Map.groupBy(events.filter(({ at }) => at >= since).reverse(), ({ kind }) => kind)];
      assert.deepEqual(
        summary.events,
        kinds.map(([kind, those]) => ({ kind, count: those.length })),
      );
      assert.deepEqual(
        summary.purse.map(({ money }) => money),
        cashOver(entries.toReversed()),
      );
      assert.ok(summary.purse.length <= 201);
    }
  });
});

test("[HISTORY4] the list of cash over more than 200 hours has points at full hours, and reads few rows", async (t) => {
  const cargo = await freshCargoApp(t, openFreshFile);
  const player = await cargo.settle("mira");
  const jobs = 60;
  await doJobs(cargo, player.id, jobs, { everyMs: 4.6 * HOUR_MS });
  const ledger = await cargo.store.read.selectFrom("ledger").selectAll().orderBy("id").execute();
  for (const since of [0, ledger[8]?.at ?? 0]) {
    const query = since === 0 ? "" : `?since=${new Date(since).toISOString()}`;
    const { purse } = await player.ok<HistorySummaryView>("GET", `/api/history/summary${query}`);
    const entries = ledger.filter(({ at }) => at >= since);
    const [oldest, newest] = [entries[0], entries.at(-1)];
    const span = ((newest?.at ?? 0) - (oldest?.at ?? 0)) / 200;
    const ends = Array.from({ length: 199 }, (_, place) => (oldest?.at ?? 0) + (place + 1) * span);
    const hourly = ends.map((end) => entries.findLast(({ at }) => at < Math.floor(end / HOUR_MS) * HOUR_MS));
    const shown = new Set([...hourly, newest].flatMap((entry) => (entry === undefined ? [] : [entry.balance])));
    const before = (oldest?.balance ?? 0) - (oldest?.amount ?? 0);
    assert.deepEqual(
      purse.map(({ money }) => money),
      [before, ...shown],
    );
    assert.ok(shown.size > jobs / 2);
  }
});

/** Returns the cash before the first entry, and after the last one of each of 200 equal spans. */
function cashOver(
  entries: readonly { readonly at: number; readonly amount: number; readonly balance: number }[],
): number[] {
  const [oldest, newest] = [entries[0], entries.at(-1)];
  if (oldest === undefined || newest === undefined) return [];
  const span = Math.max(1, (newest.at - oldest.at) / 200);
  const spans = Map.groupBy(entries, ({ at }) => Math.min(199, Math.floor((at - oldest.at) / span)));
  return [oldest.balance - oldest.amount, ...[...spans.values()].map((those) => those.at(-1)?.balance ?? 0)];
}

/** Runs each read of the histories, and the read of a start. */
async function readHistories(cargo: CargoTestApp, player: PlayerClient, since: string | undefined): Promise<void> {
  const reads = [
    ...["ledger", "ledger?before=9", "events", "events?before=9", "events?kinds=relief"],
    "events?kinds=landed,loaded&before=9",
    ...["packages", `packages?before=${FIRST_JOB}`, "packages?status=abandoned"],
    `packages?status=expired&before=${FIRST_JOB}`,
    ...["summary", `summary?since=${since}`],
  ];
  for (const read of reads) await player.ok("GET", `/api/history/${read}`);
  await loadLivePackages(cargo.store.read, 1);
}

/** Creates a player whose history is so long that its cash is read by the hour. */
async function withLongHistory(cargo: CargoTestApp) {
  const player = await cargo.settle("mira");
  await doJobs(cargo, player.id, 12);
  const [first] = await eventsOf(player);
  await cargo.store.write
    .updateTable("ledger")
    .set(({ eb }) => ({ at: eb("at", "-", 300 * HOUR_MS) }))
    .where("reason", "=", "start")
    .execute();
  return { player, since: first?.at };
}

test("[HISTORY6] reading a history scans no table, and starting the service does not either", async (t) => {
  const cargo = await freshCargoApp(t, openFreshFile);
  const { player, since } = await withLongHistory(cargo);
  const statements = new Set<string>();
  const { prepare } = SqliteConnection.prototype;
  mock.method(SqliteConnection.prototype, "prepare", function (this: SqliteConnection, sql: string) {
    if (/^\s*(select|with)\b/i.test(sql)) statements.add(sql);
    return prepare.call(this, sql);
  });
  await readHistories(cargo, player, since);
  mock.restoreAll();
  assert.ok([...statements].some((text) => text.includes("history_cash")));
  const database = new DatabaseSync(sqlitePath(cargo.store.url), { readOnly: true });
  t.after(() => database.close());
  for (const sql of statements) {
    const bound = Array.from(sql.matchAll(/\?/g), () => 1);
    const plan = database.prepare(`explain query plan ${sql}`).all(...bound) as { detail: string }[];
    for (const { detail } of plan) {
      // Allowed: the 200 instants of the summary, and the players, each of whom has a range of the index.
      if (/^SCAN ((\d+ )?CONSTANT ROWS?|span|players)\b/.test(detail)) continue;
      assert.doesNotMatch(detail, /^SCAN|USE TEMP B-TREE FOR ORDER BY/, `${detail}: ${sql}`);
    }
  }
});

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;
  test("[HISTORY6] PostgreSQL also reads each history by an index", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { player, since } = await withLongHistory(cargo);
    const seen = new Map<string, CompiledQuery>();
    const { acquireConnection } = PostgresDriver.prototype;
    mock.method(PostgresDriver.prototype, "acquireConnection", async function (this: PostgresDriver) {
      const connection = await acquireConnection.call(this);
      const { executeQuery } = connection;
      return Object.assign(connection, {
        executeQuery: (query: CompiledQuery) => {
          if (/^\s*(select|with)\b/i.test(query.sql)) seen.set(query.sql, query);
          return executeQuery.call(connection, query);
        },
      });
    });
    await readHistories(cargo, player, since);
    mock.restoreAll();
    assert.ok([...seen.keys()].some((text) => text.includes("history_cash")));
    await cargo.store.transaction(async (tx) => {
      // Small tables are usually scanned. With these switched off, only queries without a suitable index scan.
      for (const way of ["enable_seqscan", "enable_bitmapscan", "enable_sort"])
        await sql.raw(`set local ${way} = off`).execute(tx);
      for (const { sql: text, parameters } of seen.values()) {
        const { rows } = await tx.executeQuery<{ "QUERY PLAN": string }>(
          CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]),
        );
        const plan = rows.map((row) => row["QUERY PLAN"]);
        const bad = plan.filter((line, place) => isWholeScan(line, plan[place + 1]));
        assert.deepEqual(bad, [], `${text}\n${plan.join("\n")}`);
      }
    });
  });
});

/** True for a line of a plan that reads or sorts more than a range of an index. Each player may have a range. */
const isWholeScan = (line: string, next = ""): boolean =>
  /Seq Scan on (?!players)|^\s*(->\s*)?Sort\b(?! Key)/.test(line) ||
  (/Index.* Scan/.test(line) && !/Index Cond/.test(next));
