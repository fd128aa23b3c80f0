/** Random play with deletions at random instants, compared with the same play without any: players' totals are the same. */

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { aFolder } from "@outbound/kit/retention/testing/a-folder.ts";
import { readExports } from "@outbound/kit/retention/testing/read-export.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";
import fc from "fast-check";
import { loadSummary } from "../store/history-sums.ts";
import { loadEnded, loadEvents, loadLedger } from "../store/load.ts";
import { act, aGame, loaded, shownBy, type TestGame, viewOf } from "../testing/a-game.ts";
import { addPlane, addPlayer } from "../testing/a-world.ts";
import { pause, perform, type RandomCommand, randomCommand } from "../testing/random-play.ts";
import { cargoRetention } from "./retention.ts";
import { leaderboardView } from "./views/leaderboard.ts";

const MONTH = { historyMonths: 1 };
const ALL = Number.MAX_SAFE_INTEGER;
const PLAYERS = [1, 2, 3];

/** Some play, a pause of days, and then possibly a deletion. */
const chapter = fc.record({
  play: fc.array(fc.tuple(pause, randomCommand), { minLength: 12, maxLength: 12, size: "max" }),
  days: fc.nat({ max: 25 }),
  cut: fc.boolean(),
});

const begin = ({ game }: TestGame): Promise<void> =>
  act(game, (scene, world) => {
    const owners = PLAYERS.map(() => addPlayer(scene, world, { money: 50_000_000 }));
    for (const [index, modelId] of ["C208", "AT76", "B748", "C208"].entries()) {
      addPlane(scene, { modelId, airportIcao: "EDDF", ownerId: owners[index % 3] ?? 0 });
    }
  });

async function attempt({ game, clock }: TestGame, ms: number, command: RandomCommand): Promise<void> {
  clock.advance(ms);
  try {
    await act(game, (scene, world) => perform(scene, world, command));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

/** Returns the totals that deletions must not change. */
async function totalsOf({ game, store }: TestGame) {
  const { world, now } = await viewOf(game);
  const boards = (["worth", "deliveries", "km"] as const).map((by) =>
    leaderboardView({ state: world, now }, 1, by, 10),
  );
  const companies = [];
  for (const id of PLAYERS) {
    const cash = world.accounts.players.get(id)?.money;
    const ledger = await loadLedger(store.read, id, ALL);
    const entries = ledger.reduce((sum, { amount }) => sum + amount, 0);
    assert.equal(entries, cash, `the ledger of player ${id} adds up to the cash`);
    // Instants within hours that are kept, and before the first.
    const sums = [];
    for (const days of [0, 1, 20]) {
      const since = days === 0 ? 0 : now - days * DAY_MS;
      const summary = await loadSummary(store.read, id, since, 0);
      // The whole ledger starts with the sum that was brought forward.
      sums.push(since === 0 ? summary.sums : [summary.sums, summary.cash]);
    }
    companies.push({ player: world.accounts.players.get(id), sums });
  }
  return { boards, companies, planes: [...world.planes.values()] };
}

async function logsOf({ store }: TestGame) {
  const logs = { events: [] as object[], ledger: [] as object[], packages: [] as object[] };
  for (const id of PLAYERS) {
    logs.events.push(...(await loadEvents(store.read, id, ALL)));
    logs.ledger.push(...(await loadLedger(store.read, id, ALL)));
    logs.packages.push(...(await loadEnded(store.read, id, ALL)));
  }
  return logs;
}

/** Returns the hours of sums and of cash before the instant, by group. */
async function oldHours({ store }: TestGame, before: number): Promise<number[][]> {
  const hours = await store.read.selectFrom("history_hours").selectAll().execute();
  const cash = await store.read.selectFrom("history_cash").selectAll().execute();
  const groups = [
    Map.groupBy(hours, ({ player_id, log, kind, plane_id }) => `${player_id} ${log} ${kind} ${plane_id}`),
    Map.groupBy(cash, ({ player_id }) => player_id),
  ];
  return groups.map((those) =>
    [...those.values()].map((rows) => rows.filter(({ hour }) => hour < Math.floor(before / HOUR_MS)).length),
  );
}

const idsOf = (rows: readonly object[]) => (rows as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);

async function playBoth(
  t: TestContext,
  chapters: readonly (typeof chapter extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const [cut, whole] = [await aGame(t, openFreshFile), await aGame(t, openFreshFile)];
  const folder = aFolder(t);
  for (const game of [cut, whole]) await begin(game);
  for (const { play, days, cut: isCut } of chapters) {
    for (const game of [cut, whole]) {
      for (const [ms, command] of play) await attempt(game, ms, command);
      game.clock.advance(days * DAY_MS);
      await viewOf(game.game);
    }
    if (isCut) await cargoRetention(cut.game, { ...MONTH, exportFolder: folder }).run();
    assert.deepEqual(await totalsOf(cut), await totalsOf(whole));
  }
  return { cut, whole, folder };
}

for (const seed of [1, 2, 3]) {
  test(`[KEEP1] after any play with deletions at any time, totals equal those of a copy without deletions, seed ${seed}`, async (t) => {
    const [chapters = []] = fc.sample(fc.array(chapter, { minLength: 10, maxLength: 10, size: "max" }), {
      seed,
      numRuns: 1,
    });
    const { cut, whole, folder } = await playBoth(t, chapters);
    for (const game of [cut, whole]) game.clock.advance(40 * DAY_MS);
    for (const { game } of [cut, whole]) await viewOf(game);
    await cargoRetention(cut.game, { ...MONTH, exportFolder: folder }).run();
    assert.deepEqual(await totalsOf(cut), await totalsOf(whole));
    const [left, all] = [await logsOf(cut), await logsOf(whole)];
    assert.ok(all.events.length > 20 && left.events.length < all.events.length, `${all.events.length} events`);
    const before = cut.clock.wall() - 31 * DAY_MS - HOUR_MS;
    for (const name of ["events", "ledger", "packages"] as const) {
      const exported = readExports(folder, `cargo-${name}-`) as object[];
      const kept =
        name === "ledger"
          ? left.ledger.filter((row) => !("reason" in row && row.reason === "brought-forward"))
          : left[name];
      assert.deepEqual(idsOf([...exported, ...kept]), idsOf(all[name]), `each of ${name} is exported or kept, once`);
      const isOld = kept.filter(
        (row) => ("at" in row ? Number(row.at) : Number("endedAt" in row && row.endedAt)) < before,
      );
      assert.deepEqual(isOld, [], `old ${name}`);
    }
    for (const counts of await oldHours(cut, before)) assert.equal(Math.max(...counts), 1, "older hours are one");
    assert.ok((await oldHours(whole, before)).flat().some((count) => count > 1));
    const { world, now } = await viewOf(cut.game);
    assert.deepEqual(shownBy(await loaded(cut.store), now), shownBy(world, now));
  });
}
