import assert from "node:assert/strict";
import { test as onEngine, type TestContext } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { commitExclusive } from "../players/commit.ts";
import { deletePlayer } from "../players/delete-player.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import { fly } from "../rules/flights/fly.ts";
import { cancelQueuedLeg, queueLeg } from "../rules/flights/queue.ts";
import { abandonPackage } from "../rules/jobs/abandon.ts";
import { acceptPackage } from "../rules/jobs/accept.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { createRoute } from "../rules/routes/routes.ts";
import { rescaled } from "../rules/values/clock.ts";
import { act, aGame, another, preview, settled, type TestGame, viewOf } from "../testing/a-game.ts";
import { addPlane, addPlayer } from "../testing/a-world.ts";
import { editPackage } from "../testing/edit-package.ts";
import { aPackage } from "../testing/values.ts";
import type { SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { advanceSimTime } from "../world/time/advance.ts";
import { poolsDueAt } from "../world/time/slots.ts";
import { Hub, STREAMS_A_PLAYER, STREAMS_A_SESSION, type Subscriber } from "./hub.ts";

/**
 * Creates a hub. Players 1 and 2 have a Cessna each at EDDF, player 3 one at LOWW, each with the session of the same number.
 * Plane 4 of player 4 is at KJFK, where nobody has a stream.
 */
async function aHub(t: TestContext, own: TestGame) {
  await settled(own.game, 2);
  await act(own.game, (scene, world) => {
    addPlane(scene, { ownerId: addPlayer(scene, world), airportIcao: "LOWW" });
    addPlane(scene, { ownerId: addPlayer(scene, world), airportIcao: "KJFK" });
    for (const id of [1, 2, 3]) world.accounts.sessions.replace(id, session(id, id));
  });
  return { ...own, ...(await listening(t, own)) };
}

/** Creates a hub on the game with one stream per player. Sessions with an expiry of 0 have ended. */
async function listening(t: TestContext, { game }: TestGame) {
  const endOf = ({ accounts }: World, id: number) => accounts.sessions.get(id)?.expires_at ?? 0;
  const hub = new Hub(game.host, { now: () => 0, endOf });
  t.after(() => hub.close());
  /** The own changes by player. */
  const notified = new Map<number, number>();
  const ended: string[] = [];
  const { world } = await viewOf(game);
  const join = (playerId: number, accessId: number, name: string): Subscriber => {
    const subscriber = {
      playerId,
      accessId,
      changed: (ownChanges: number) => void notified.set(playerId, ownChanges + (notified.get(playerId) ?? 0)),
      campaign: () => undefined,
      end: () => void ended.push(name),
    };
    hub.add(subscriber, world);
    return subscriber;
  };
  for (const id of [1, 2, 3]) join(id, id, `stream of ${id}`);
  /** Returns the players that the commit of `work` notified. */
  const notifiedBy = async (work: () => Promise<unknown>): Promise<number[]> => {
    notified.clear();
    await work();
    return [...notified.keys()].sort();
  };
  return { hub, join, ended, notified, notifiedBy };
}

/** Waits for running work to finish. */
async function until(isDone: () => boolean): Promise<void> {
  for (let turns = 0; !isDone(); turns++) {
    assert.ok(turns < 1000, "it does not come");
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const session = (id: number, playerId: number, expiresAt = 1): SessionRow => ({
  id,
  player_id: playerId,
  token_hash: `hash ${id}`,
  created_at: 0,
  last_used_at: 0,
  expires_at: expiresAt,
  address: "192.0.2.1",
  user_agent: "a test",
});

onEachEngine((engine, openFresh) => {
  type Watched = Awaited<ReturnType<typeof aHub>>;
  const test = (title: string, body: (own: Watched, t: TestContext) => Promise<void>): void =>
    void onEngine(title, async (t) => body(await aHub(t, await aGame(t, openFresh)), t));

  test("[STREAM2] A change that only one player sees wakes only that player's streams", async ({
    game,
    notifiedBy,
  }) => {
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => scene.pay(3, 10, "test"))), [3]);
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => scene.pay(1, 10, "test"))), [1]);
    const route = { name: "Shuttle", stops: ["EDDF", "EDDM"] };
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => createRoute(scene, 1, route))), [1]);
  });

  test("[STREAM2] [STATE4] A change of a plane at an airport wakes all players whose planes open it", async ({
    game,
    notifiedBy,
  }) => {
    await act(game, (scene) => fly(scene, 4, 4, "KBOS"));
    const depart = () => act(game, (scene) => fly(scene, 2, 2, "EDDM"));
    assert.deepEqual(await notifiedBy(depart), [1, 2], "it left from where player 1 is");
    const head = () => act(game, (scene) => queueLeg(scene, 3, 3, "EDDM"));
    assert.deepEqual(await notifiedBy(head), [3], "a queue is nobody's but its owner's");
    const buy = () => act(game, (scene) => addPlane(scene, { ownerId: 3, airportIcao: "EDDM" }));
    assert.deepEqual(await notifiedBy(buy), [2, 3], "player 2 is on the way there");
  });

  test("[STREAM2] The start, stop and rate of the clock wake all players", async ({ game, notifiedBy }) => {
    const queue = (icao: string) => () => act(game, (scene) => queueLeg(scene, 4, 4, icao));
    const pass = () => act(game, (scene, world) => advanceSimTime(world, 36_000_000, scene.now));
    const rate = () =>
      act(game, (scene, world) => {
        world.clock = rescaled(world.clock, 48, scene.now);
      });
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => fly(scene, 4, 4, "KBOS"))), [1, 2, 3], "it starts");
    assert.deepEqual(await notifiedBy(queue("KJFK")), [], "it runs");
    assert.deepEqual(await notifiedBy(rate), [1, 2, 3], "it runs faster");
    await act(game, (scene) => cancelQueuedLeg(scene, 4, 4, 0));
    assert.deepEqual(await notifiedBy(pass), [1, 2, 3], "it is stopped again");
    assert.deepEqual(await notifiedBy(queue("KJFK")), [], "it is stopped");
  });

  test("[STREAM2] [STATE4] A taken job wakes the players of its airport, and no others", async ({
    game,
    notifiedBy,
  }) => {
    const { world } = await viewOf(game);
    const jobAt = (icao: string) =>
      [...world.packages.values()].find((job) => job.originIcao === icao && job.weightKg < 1000);
    assert.deepEqual(
      await notifiedBy(() => act(game, (scene) => acceptPackage(scene, 1, jobAt("EDDF")?.id ?? 0))),
      [1, 2],
    );
    assert.deepEqual(
      await notifiedBy(() => act(game, (scene) => acceptPackage(scene, 3, jobAt("LOWW")?.id ?? 0))),
      [3],
    );
  });

  test("[STREAM2] A deleted player's taken job wakes the players of its airport", async ({ game, notifiedBy }) => {
    await act(game, (scene) => {
      const id = contractId(1);
      const taken = { status: "accepted", ownerId: 4, takenAt: scene.now } as const;
      scene.putPackage({ ...aPackage(scene.now, { id, originIcao: "LOWW" }), ...taken });
    });
    assert.deepEqual(await notifiedBy(() => commitExclusive(game, (draft, tx) => deletePlayer(draft, tx, 4))), [3]);
  });

  test("[STREAM2] A new and a removed job wake the players who see it", async ({ game, notifiedBy }) => {
    const id = contractId(1);
    const add = () => act(game, (scene) => scene.putPackage(aPackage(scene.now, { id, originIcao: "LOWW" })));
    assert.deepEqual(await notifiedBy(add), [3]);
    const remove = () => act(game, (_scene, world) => world.packages.replace(id, undefined));
    assert.deepEqual(await notifiedBy(remove), [3]);
  });

  test("[STREAM2] A player's new name wakes all players who see it, at planes and at jobs that were taken", async ({
    game,
    notifiedBy,
  }) => {
    const rename = (id: number, username: string) => () =>
      act(game, (_scene, { accounts }) => {
        const account = accounts.players.get(id);
        if (account !== undefined) accounts.players.replace(id, { ...account, username });
      });
    assert.deepEqual(await notifiedBy(rename(2, "kept")), [1, 2]);
    assert.deepEqual(await notifiedBy(rename(4, "kept-too")), []);
    const { world } = await viewOf(game);
    const job = [...world.packages.values()].find((one) => one.originIcao === "LOWW" && one.weightKg < 1000);
    await act(game, (scene) => acceptPackage(scene, 3, job?.id ?? 0));
    await act(game, (scene) => addPlane(scene, { ownerId: 1, airportIcao: "LOWW" }));
    await act(game, (scene) => fly(scene, 3, 3, "EDDM"));
    assert.deepEqual(await notifiedBy(rename(3, "kept-as-well")), [1, 3]);
  });

  test("[STREAM2] A refusal, a dry run and a command without a change wake nobody", async ({ game, notifiedBy }) => {
    assert.deepEqual(await notifiedBy(() => game.host.tick()), []);
    assert.deepEqual(await notifiedBy(() => act(game, () => undefined)), []);
    const refused = () => assert.rejects(act(game, (scene) => fly(scene, 1, 2, "EDDM")));
    assert.deepEqual(await notifiedBy(refused), []);
    const dryRun = () =>
      preview(
        game,
        (scene) => renamePlane(scene, 1, 1, "Heidi"),
        () => undefined,
      );
    assert.deepEqual(await notifiedBy(dryRun), []);
    const idle = () => act(game, (_scene, { accounts }) => accounts.sessions.replace(1, session(1, 1, 2)));
    assert.deepEqual(await notifiedBy(idle), [], "a session's last use is in no frame");
  });

  test("[STREAM5] The sixth stream of a session ends its oldest, and no stream of another session", async ({
    hub,
    join,
    ended,
  }) => {
    for (let number = 2; number <= STREAMS_A_SESSION; number++) join(1, 1, `${number}`);
    assert.deepEqual(ended, []);
    join(1, 1, "one too many");
    assert.deepEqual(ended, ["stream of 1"]);
    assert.equal(hub.size, STREAMS_A_SESSION + 2);
  });

  test("[STREAM5] The 21st stream of a player on several sessions ends the oldest", async ({ hub, join, ended }) => {
    for (let number = 1; number < STREAMS_A_PLAYER; number++) join(1, 10 + Math.floor(number / 4), `${number}`);
    assert.deepEqual(ended, []);
    join(1, 30, "one too many");
    assert.deepEqual(ended, ["stream of 1"]);
    assert.equal(hub.size, STREAMS_A_PLAYER + 2);
  });

  test("A stream that its client closed is not woken, not ended and not counted", async ({
    game,
    hub,
    join,
    notifiedBy,
    ended,
  }) => {
    hub.delete(join(2, 2, "gone"));
    for (const id of [1, 2]) await act(game, (_scene, { accounts }) => accounts.sessions.replace(id, undefined));
    assert.deepEqual(ended.sort(), ["stream of 1", "stream of 2"]);
    assert.equal(hub.size, 1);
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => scene.pay(2, 1, "test"))), []);
  });

  test("[STREAM6] A stream ends with the commit that ends its session, and no other stream does", async ({
    game,
    join,
    ended,
  }) => {
    join(1, 9, "other session");
    await act(game, (_scene, { accounts }) => accounts.sessions.replace(9, session(9, 1)));
    await act(game, (_scene, { accounts }) => accounts.sessions.replace(1, undefined));
    assert.deepEqual(ended, ["stream of 1"]);
  });

  test("[STREAM6] Expired sessions are found within a second", async ({ game }, t) => {
    t.mock.timers.enable({ apis: ["setInterval"] });
    const { world } = await viewOf(game);
    let now = 0;
    const ends = new Map([
      [1, 9000],
      [2, 5000],
      [3, 5000],
    ]);
    const ended: number[] = [];
    const hub = new Hub(game.host, { now: () => now, endOf: (_world, id) => ends.get(id) ?? 0 });
    for (const id of ends.keys()) {
      hub.add(
        {
          playerId: id,
          accessId: id,
          campaign: () => undefined,
          changed: () => {},
          end: () => void ended.push(id),
        },
        world,
      );
    }
    t.mock.timers.tick(1000);
    assert.deepEqual(ended, []);
    // The session was used again.
    ends.set(3, 9000);
    now = 5000;
    t.mock.timers.tick(1000);
    assert.deepEqual(ended, [2]);
    hub.close();
  });

  test("[FAIR5] [STREAM2] Jobs at the airports of an open stream expire within a second of their time", async (own, t) => {
    if (engine === "postgres") return;
    const { game, clock } = own;
    t.mock.timers.enable({ apis: ["setInterval"] });
    const hub = new Hub(game.host, { now: () => 0, endOf: () => 1 });
    t.after(() => hub.close());
    const { world } = await viewOf(game);
    const changed: number[] = [];
    const follow = (playerId: number): void => {
      const end = () => undefined;
      hub.add({ playerId, accessId: playerId, campaign: end, changed: () => void changed.push(playerId), end }, world);
    };
    follow(1);
    const { revision } = world.counters;
    t.mock.timers.tick(1000);
    await viewOf(game);
    assert.deepEqual([changed, world.counters.revision], [[], revision]);
    clock.advance(poolsDueAt(world, 1) - (await viewOf(game)).now);
    const due = poolsDueAt(world, 3);
    t.mock.timers.tick(1000);
    await until(() => changed.length > 0);
    assert.ok(poolsDueAt(world, 1) > (await viewOf(game)).now);
    assert.equal(world.counters.revision, revision + 1);
    assert.equal(poolsDueAt(world, 3), due, "nobody looks at LOWW");
  });

  test("A closed hub wakes no stream", async ({ game, hub, notifiedBy }) => {
    hub.close();
    assert.deepEqual(await notifiedBy(() => act(game, (scene) => scene.pay(1, 1, "test"))), []);
  });

  if (engine === "sqlite") return;

  test("[STREAM2] [STREAM6] A commit of another process wakes and ends streams too", async (own, t) => {
    const other = await another(t, own);
    const there = await listening(t, other);
    const notified = await there.notifiedBy(async () => {
      await act(own.game, (scene) => queueLeg(scene, 2, 2, "EDDM"));
      await viewOf(other.game);
    });
    assert.deepEqual(notified, [1, 2]);
    const all = await there.notifiedBy(async () => {
      await act(own.game, (scene) => fly(scene, 2, 2, "EDDM"));
      await viewOf(other.game);
    });
    assert.deepEqual(all, [1, 2, 3], "the clock starts");
    await act(own.game, (_scene, { accounts }) => accounts.sessions.replace(3, undefined));
    await viewOf(other.game);
    assert.deepEqual(there.ended, ["stream of 3"]);
  });

  test("[STREAM2] Commits of another process that are read together are all counted", async (own, t) => {
    const other = await another(t, own);
    const there = await listening(t, other);
    for (const names of [["One"], ["Two", "One"]]) {
      for (const name of names) await act(own.game, (scene) => renamePlane(scene, 1, 1, name));
      await there.notifiedBy(() => viewOf(other.game));
      assert.equal(there.notified.get(1), names.length);
    }
  });

  test("[STREAM2] [ADMIN9] Edits of ended jobs and deletions of their takers wake streams of all processes that show them", async (own, t) => {
    const other = await another(t, own);
    const there = await listening(t, other);
    const take = async (number: number) => {
      const id = contractId(number);
      await act(own.game, (scene) => {
        scene.putPackage(aPackage(scene.now, { id, originIcao: "LOWW" }));
        return acceptPackage(scene, 4, id);
      });
      await act(own.game, (scene) => abandonPackage(scene, 4, id));
      await viewOf(other.game);
      return id;
    };
    /** Returns the players that the work notified on both processes, and the airports that still show what player 4 took. */
    const seenOf = async (work: () => Promise<unknown>) => {
      let here: readonly number[] = [];
      const notified = await there.notifiedBy(async () => {
        here = await own.notifiedBy(work);
        await viewOf(other.game);
      });
      const shown = [];
      for (const game of [own.game, other.game]) shown.push((await viewOf(game)).world.jobs.takenBy(4));
      return { here, there: notified, shown };
    };
    await act(own.game, (scene) => addPlane(scene, { ownerId: 4, airportIcao: "LOWW" }));
    const id = await take(1);
    assert.deepEqual(await seenOf(() => editPackage(own.game, id, { origin_icao: "EDDF" })), {
      here: [1, 2, 3],
      there: [1, 2, 3],
      shown: [["EDDF"], ["EDDF"]],
    });
    assert.deepEqual(await seenOf(() => editPackage(own.game, id)), { here: [1, 2], there: [1, 2], shown: [[], []] });
    await take(2);
    await act(own.game, (_scene, { planes }) => planes.replace(5, undefined));
    await viewOf(other.game);
    const leave = () => commitExclusive(own.game, (draft, tx) => deletePlayer(draft, tx, 4));
    assert.deepEqual(await seenOf(leave), { here: [3], there: [3], shown: [[], []] });
  });

  test("[STREAM2] A job that appeared, was taken and ended between two reads of a process wakes the players of its airport", async (own, t) => {
    const other = await another(t, own);
    const there = await listening(t, other);
    const offer = (number: number) =>
      act(own.game, (scene) => scene.putPackage(aPackage(scene.now, { id: contractId(number), originIcao: "LOWW" })));
    await act(own.game, (scene) => addPlane(scene, { ownerId: 4, airportIcao: "LOWW" }));
    await viewOf(other.game);
    const notifiedBy = (work: () => Promise<unknown>) =>
      there.notifiedBy(async () => {
        await work();
        await viewOf(other.game);
      });
    const taken = async () => {
      await offer(1);
      await act(own.game, (scene) => acceptPackage(scene, 4, contractId(1)));
    };
    assert.deepEqual(await notifiedBy(taken), [3]);
    const ended = async () => {
      await offer(2);
      await act(own.game, (scene) => acceptPackage(scene, 4, contractId(2)));
      await act(own.game, (scene) => abandonPackage(scene, 4, contractId(2)));
    };
    assert.deepEqual(await notifiedBy(ended), [3]);
  });

  test("[STREAM2] All players are woken if the changes are unknown", async (own, t) => {
    const other = await another(t, own);
    const there = await listening(t, other);
    const notified = await there.notifiedBy(async () => {
      await act(own.game, (scene) => scene.pay(3, 1, "test"));
      await own.store.write.deleteFrom("changes").execute();
      await viewOf(other.game);
    });
    assert.deepEqual(notified, [1, 2, 3]);
  });
});
