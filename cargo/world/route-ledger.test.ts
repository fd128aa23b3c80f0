import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { assignRoute } from "../rules/routes/assignment.ts";
import { createRoute } from "../rules/routes/routes.ts";
import { deletePlayerData } from "../store/delete-player.ts";
import { loadSummary } from "../store/history-sums.ts";
import type { CargoTables } from "../store/tables.ts";
import { act, aGame, loaded, rowsOf, settled, viewOf } from "../testing/a-game.ts";
import { contentsOf } from "../testing/a-world.ts";
import type { CargoGame } from "./game.ts";
import { advanceSimTime } from "./time/advance.ts";

/** Puts all planes of player 1 on a route with three stops. */
const begin = (game: CargoGame): Promise<unknown> =>
  act(game, (scene) => {
    const routeId = createRoute(scene, 1, { name: "Round", stops: ["EDDF", "EDDM", "EDDS"], loop: true }) as number;
    for (const { id } of scene.planesOf(1)) assert.equal(assignRoute(scene, 1, id, { routeId }), undefined);
  });

const passes = (game: CargoGame, simMs: number): Promise<unknown> =>
  act(game, (scene, world) => advanceSimTime(world, simMs, scene.now));

const ledgerOf = ({ read }: Store<CargoTables>) =>
  read.selectFrom("ledger").selectAll().where("player_id", "=", 1).orderBy("id").execute();

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0);

onEachEngine((_engine, openFresh) => {
  test("[RT8] [LEDGER1] a plane's route has one ledger entry per simulated day for each of income, costs and the dispatcher's share", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await game.start({ resetTimeScale: false });
    await settled(game, 1);
    await begin(game);
    for (let hour = 0; hour < 60; hour++) await passes(game, HOUR_MS);
    const entries = (await ledgerOf(store)).filter(({ reason }) => reason !== "start");
    const days = Map.groupBy(entries, ({ reason, clock_ms }) => `${reason} ${Math.floor(clock_ms / DAY_MS)}`);
    assert.deepEqual(
      [...days].filter(([, rows]) => rows.length !== 1),
      [],
    );
    assert.deepEqual([...days.keys()].sort(), [
      ...["dispatcher", "route", "route-costs"].flatMap((reason) =>
        [10957, 10958, 10959].map((day) => `${reason} ${day}`),
      ),
    ]);
    const money = await viewOf(game).then(({ world }) => world.accounts.players.get(1)?.money);
    assert.equal(sum(await ledgerOf(store)), money);
    const { sums } = await loadSummary(store.read, 1, 0, 0);
    for (const reason of ["route", "route-costs", "dispatcher"]) {
      const [total, ...more] = sums.filter(({ kind }) => kind === reason);
      const rows = entries.filter((entry) => entry.reason === reason);
      assert.deepEqual([total?.amount, total?.count, total?.plane_id, more], [sum(rows), rows.length, 0, []]);
    }
    const events = await store.read.selectFrom("events").select("kind").execute();
    assert.deepEqual([...new Set(events.map(({ kind }) => kind))], ["milestone"]);
  });

  test("[RT8] [STORE1] a restarted process continues the day's entries, line freight and routes", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await game.start({ resetTimeScale: false });
    await settled(game, 1);
    await begin(game);
    await passes(game, 3 * HOUR_MS);
    const { world } = await viewOf(game);
    const [stored, known] = [contentsOf(await loaded(store)), contentsOf(world)];
    for (const part of ["routes", "lineFreight", "routeDays", "planes", "waiting"] as const) {
      assert.deepEqual(stored[part], known[part], part);
    }
    assert.ok(stored.routeDays.every((day) => day.income_entry > 0 && day.costs_entry > 0 && day.dispatcher_entry > 0));
  });

  test("[RT8] deleting a player deletes everything that belongs to the player's routes", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await game.start({ resetTimeScale: false });
    await settled(game, 1);
    await begin(game);
    await passes(game, 3 * HOUR_MS);
    await store.transaction((tx) => deletePlayerData(tx, 1));
    const rows = await rowsOf(store);
    assert.deepEqual([rows.routes, rows.line_freight, rows.route_days, rows.ledger], [[], [], [], []]);
  });
});
