/** Several processes on one PostgreSQL share one world. Each process here is a game with its own store. */
import assert from "node:assert/strict";
import { test as onEngine, type TestContext } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import { fly } from "../rules/flights/fly.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { acceptPackage } from "../rules/jobs/accept.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import {
  act,
  actOnce,
  aGame,
  another,
  loaded,
  preview,
  settled,
  shownBy,
  type TestGame,
  viewOf,
} from "../testing/a-game.ts";
import { addPlane } from "../testing/a-world.ts";
import type { CargoGame } from "./game.ts";
import type { Account, SessionRow } from "./state/accounts.ts";
import type { Changes } from "./state/dirty.ts";

async function twoGames(t: TestContext, one: TestGame, players = 2): Promise<[CargoGame, CargoGame]> {
  await settled(one.game, players);
  const { game } = await another(t, one);
  await viewOf(game);
  return [one.game, game];
}

const nameOf = async (game: CargoGame, planeId: number) => (await viewOf(game)).world.planes.get(planeId)?.name;

const lightest = async (game: CargoGame) => {
  const { world } = await viewOf(game);
  const jobs = [...world.packages.values()].filter(({ originIcao, special }) => originIcao === "EDDF" && !special);
  return jobs.sort((a, b) => a.weightKg - b.weightKg)[0] ?? assert.fail("there is no job");
};

const session = (id: number): SessionRow => ({
  id,
  player_id: 1,
  token_hash: `hash ${id}`,
  created_at: 1,
  last_used_at: 1,
  expires_at: 2,
  address: "192.0.2.1",
  user_agent: "a test",
});

/** Asserts that all games show the world in the tables. */
async function assertOne(games: readonly CargoGame[], { store }: TestGame): Promise<void> {
  for (const game of games) {
    const { world, now } = await viewOf(game);
    assert.deepEqual(shownBy(world, now), shownBy(await loaded(store), now));
  }
}

onEachEngine((engine, openFresh) => {
  if (engine === "sqlite") return;
  const test = (title: string, body: (t: TestContext, one: TestGame) => Promise<void>): void =>
    void onEngine(title, async (t) => body(t, await aGame(t, openFresh)));

  test("[STORE3] A command sees a commit of another process that its own process has not read yet", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    await act(a, (scene) => fly(scene, 1, 1, "EDDM"));
    await assert.rejects(
      act(b, (scene) => fly(scene, 1, 1, "EDDM")),
      { code: "plane-flying" },
    );
    await assertOne([a, b], one);
  });

  test("[STORE3] A session that begins or ends on one process does so on all at once", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    await act(a, (_scene, { accounts }) => accounts.sessions.replace(1, session(1)));
    assert.equal((await viewOf(b)).world.accounts.sessions.withToken("hash 1")?.player_id, 1);
    await act(b, (_scene, { accounts }) => accounts.sessions.replace(1, undefined));
    const { accounts } = (await viewOf(a)).world;
    assert.equal(accounts.sessions.withToken("hash 1"), undefined);
    assert.deepEqual(accounts.sessions.of(1), []);
  });

  test("[STORE3] A name that one player gave up and another took is found on a process that reads both commits at once", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    const rename = (id: number, username: string) =>
      act(a, (scene, { accounts: { players } }) => {
        players.replace(id, { ...(scene.player(id) as Account), username, usernameKey: username });
      });
    await rename(2, "otto");
    await rename(1, "mira");
    await rename(2, "player1");
    const { accounts } = (await viewOf(b)).world;
    const found = ["mira", "player1", "otto", "player2"].map((name) => accounts.named(name)?.id);
    assert.deepEqual(found, [1, 2, undefined, undefined]);
  });

  test("[LOAD3] [STORE3] A thousand attempts of twenty players on two processes load a job exactly once", async (t, one) => {
    const games = await twoGames(t, one, 20);
    const job = await lightest(games[0]);
    const tries = Array.from({ length: 1000 }, (_, index) => {
      const id = (index % 20) + 1;
      const game = games[(index >> 2) % 2] as CargoGame;
      return act(game, (scene) => loadPackage(scene, id, job.id, id));
    });
    const outcomes = await Promise.allSettled(tries);
    const winners = outcomes.flatMap(({ status }, index) => (status === "fulfilled" ? [(index % 20) + 1] : []));
    assert.equal(winners.length, 1);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === "fulfilled") continue;
      assert.equal(outcome.reason.code, (index % 20) + 1 === winners[0] ? "already-loaded" : "job-taken");
    }
    await assertOne(games, one);
  });

  test("[STORE3] Simultaneous commands on both processes run in one order, and each takes effect once", async (t, one) => {
    const games = await twoGames(t, one);
    const paid = Array.from({ length: 200 }, (_, index) =>
      act(games[index % 2] as CargoGame, (scene) => scene.pay(1, 1 + (index % 7), "test")),
    );
    await Promise.all(paid);
    const total = Array.from({ length: 200 }, (_, index) => 1 + (index % 7)).reduce((a, b) => a + b, 0);
    for (const game of games) assert.equal((await viewOf(game)).world.accounts.players.get(1)?.money, 125_000 + total);
    const entries = await one.store.read.selectFrom("ledger").select("amount").where("player_id", "=", 1).execute();
    assert.equal(
      entries.reduce((sum, { amount }) => sum + amount, 0),
      125_000 + total,
    );
    await assertOne(games, one);
  });

  test("[RETRY1] [STORE3] A retry that reaches another process changes nothing", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    const key = { principal: "player:1", key: "one", fingerprint: "abc" };
    const orders = (game: CargoGame) => actOnce(game, key, (scene) => queueLeg(scene, 1, 1, "EDDM"));
    const replayed = (await Promise.all([orders(a), orders(b)])).map((done) => done.replayed);
    assert.deepEqual(replayed.sort(), [false, true]);
    assert.deepEqual((await viewOf(a)).world.planes.get(1)?.queue, ["EDDM"]);
  });

  test("[STORE3] A dry run of one process is not visible to another, and is based on the other's commits", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    await act(b, (scene) => renamePlane(scene, 2, 2, "Heidi"));
    await preview(
      a,
      (scene) => renamePlane(scene, 1, 1, "Dry"),
      ({ world }) =>
        assert.deepEqual(
          [1, 2].map((id) => world.planes.get(id)?.name),
          ["Dry", "Heidi"],
        ),
    );
    assert.equal(await nameOf(b, 1), "D-T1");
    await assertOne([a, b], one);
  });

  test("[STORE3] A process that is behind the listed commits reloads the whole world", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    const before = (await viewOf(b)).world;
    const seen: (Changes | undefined)[] = [];
    b.host.onCommit((each) => void seen.push(each));
    await act(a, (scene) => renamePlane(scene, 1, 1, "First"));
    await act(a, (scene) => renamePlane(scene, 2, 2, "Second"));
    const { revision } = (await viewOf(a)).world.counters;
    await one.store.write
      .deleteFrom("changes")
      .where("revision", "=", revision - 1)
      .execute();
    assert.deepEqual([await nameOf(b, 1), await nameOf(b, 2)], ["First", "Second"]);
    assert.notEqual((await viewOf(b)).world, before);
    assert.deepEqual(seen, [undefined]);
    await assertOne([a, b], one);
  });

  test("[STORE3] Other processes reload the whole world after a commit too large to list, otherwise only its changes", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    const before = (await viewOf(b)).world;
    await act(a, (scene) => renamePlane(scene, 1, 1, "First"));
    assert.equal((await viewOf(b)).world, before);
    await act(a, (scene) => {
      for (let count = 0; count < 2001; count++) addPlane(scene);
    });
    const after = (await viewOf(b)).world;
    assert.notEqual(after, before);
    assert.equal(after.planes.size, 2003);
    await assertOne([a, b], one);
  });

  test("[CLOCK10] [STORE3] No process shows an earlier time than another has shown", async (t, one) => {
    const [a, b] = await twoGames(t, one);
    await act(a, (scene) => fly(scene, 1, 1, "EDDM"));
    let shown = 0;
    for (let look = 0; look < 60; look++) {
      const { world, now } = await viewOf(look % 2 === 0 ? a : b);
      const clockMs = world.clockMs(now);
      assert.ok(clockMs >= shown, `${clockMs} was shown after ${shown}`);
      shown = clockMs;
      if (look % 10 === 5) await act(b, (scene) => queueLeg(scene, 2, 2, look % 20 === 5 ? "EDDM" : "EDDF"));
    }
    assert.ok(shown > 0);
  });

  test("[STORE3] A process receives another's commit without a request, and notifies its streams", async (t, one) => {
    await settled(one.game, 2);
    const { game: b } = await another(t, one, { ticks: true });
    await viewOf(b);
    const published = new Promise<Changes | undefined>((resolve) => {
      b.host.onCommit(resolve);
    });
    const job = await lightest(one.game);
    await act(one.game, (scene) => acceptPackage(scene, 1, job.id));
    const seen = await published;
    assert.deepEqual([...(seen?.players.keys() ?? [])], []);
    assert.deepEqual([...(seen?.packages.keys() ?? [])], [job.id]);
    assert.equal(seen?.packages.get(job.id)?.status, "open");
  });
});
