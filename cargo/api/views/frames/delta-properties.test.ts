/** Readers of deltas see what readers of whole states see, whatever happens between two messages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf } from "@outbound/kit/event-stream/shared-text.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import fc from "fast-check";
import { RecentCommits } from "../../../push/recent-commits.ts";
import { fly } from "../../../rules/flights/fly.ts";
import { contractId } from "../../../rules/jobs/job-ids.ts";
import type { CargoTables } from "../../../store/tables.ts";
import { addPlane, aWorld, type TestWorld } from "../../../testing/a-world.ts";
import { FrameClient, WholeClient } from "../../../testing/frame-readers.ts";
import { pause, perform, type RandomCommand, randomCommandWithRoutes } from "../../../testing/random-play.ts";
import { aPackage } from "../../../testing/values.ts";
import { type Changes, changesIn } from "../../../world/state/dirty.ts";
import { deltaFrames } from "./state-frames.ts";

const PLAYERS = [1, 2, 3];
const pick = fc.nat({ max: 999 });

/** Edits of an admin, lists that no longer fit into a snapshot, and a visit, after which routes run longer. */
const edits = [
  "reputation",
  "discount",
  "name",
  "cash",
  "contracts",
  "many-planes",
  "remove-plane",
  "weight",
  "visit",
] as const;
const edit = fc.record({ edit: fc.constantFrom(...edits), amount: pick });
const turn = fc.record({
  ms: pause,
  what: fc.oneof({ arbitrary: randomCommandWithRoutes, weight: 5 }, { arbitrary: edit, weight: 1 }),
  /**
   * What happens to the second reader: its message is lost, it reconnects (also to another process or after a restart), it hands
   * over to another tab, or it is away and reconnects at the next turn. After a failover the database repeats revisions.
   */
  link: fc.constantFrom(
    ...(["up", "up", "up", "lost", "back", "elsewhere", "restarted", "tab", "failover", "away", "away"] as const),
  ),
});
/** More jobs at one airport than a snapshot lists. */
const MANY_JOBS = [1, 2].map((amount) => ({
  ms: 1,
  what: { edit: "contracts", amount } as const,
  link: "up" as const,
}));
const plays = fc
  .record({ seed: fc.nat({ max: 1_000_000 }), turns: fc.array(turn, { minLength: 10, maxLength: 40, size: "max" }) })
  .map(({ seed, turns }) => ({
    seed,
    turns: seed % 2 === 0 ? turns : [...turns.slice(0, 8), ...MANY_JOBS, ...turns.slice(8)],
  }));

/** A lost message, after which the next one does not fit. */
const WITH_A_GAP = {
  seed: 1,
  turns: (["up", "lost", "up"] as const).map((link, amount) => ({
    ms: 1,
    what: { edit: "cash", amount: amount + 1 } as const,
    link,
  })),
};

/** An hourly visit, which changes nothing of the player but how long routes run. */
const WITH_A_VISIT = {
  seed: 1,
  turns: [{ ms: 3_600_000, what: { edit: "visit", amount: 0 } as const, link: "up" as const }],
};

function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const reputation of [20_000, 95_000, 3_000]) game.withPlayer({ money: 50_000_000, reputation });
  for (const [index, modelId] of ["C208", "AT76", "C208", "B748", "C208"].entries()) {
    game.withPlane({ modelId, airportIcao: ["EDDF", "EDDM", "EDDF"][index % 3] ?? "EDDF", ownerId: (index % 3) + 1 });
  }
  return game;
}

/** Settles the world as a commit does. Returns the changes; undefined if all players see them. */
function commit(
  { world, now }: TestWorld,
  clock = world.clock,
  ...logs: readonly RecentCommits[]
): Changes | undefined {
  const changes = changesIn(world);
  const { revision } = world.counters;
  committed({ world, now }, revision + 1);
  for (const log of logs) log.add(changes, world);
  return world.clock === clock ? changes : undefined;
}

function committed({ world, now }: Pick<TestWorld, "world" | "now">, revision: number): void {
  const { counters } = world;
  world.forgetBatch();
  world.counters = { ...counters, revision, token: counters.token + 7, lastAt: now };
}

/**
 * Replaces the database with one that lagged behind: its history has the numbers of the last commits, and anything may have
 * changed.
 */
function failOver(game: TestWorld, ...logs: readonly RecentCommits[]): undefined {
  committed(game, Math.max(1, game.world.counters.revision - 2));
  for (const log of logs) log.add(undefined, game.world);
}

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function run(game: TestWorld, what: RandomCommand | Edit): void {
  try {
    game.act((scene, world) => ("command" in what ? perform(scene, world, what) : apply(game, scene, what)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

function apply(game: TestWorld, scene: Parameters<typeof perform>[0], { edit: kind, amount }: Edit): void {
  const { world } = game;
  const player = scene.player(PLAYERS[amount % 3] ?? 1);
  const planes = [...world.planes.values()].filter(({ status }) => status === "available");
  const plane = planes[amount % Math.max(1, planes.length)];
  const open = [...world.packages.values()].filter(({ status }) => status === "open");
  const numbers = Array.from({ length: 60 }, (_, number) => 1_000 * amount + number);
  const works: Record<Edit["edit"], () => void> = {
    reputation: () => scene.putPlayer({ ...player, reputation: amount * 100 }),
    // Changes discounts, but not the reputation as shown.
    discount: () => scene.putPlayer({ ...player, reputation: player.reputation + 1 }),
    name: () => scene.putPlayer({ ...player, username: `name-${amount}` }),
    cash: () => scene.putPlayer({ ...player, money: player.money + amount }),
    visit: () => scene.putPlayer({ ...player, seenAt: scene.now }),
    contracts: () => {
      for (const number of numbers) scene.putPackage(aPackage(scene.now, { id: contractId(number) }));
    },
    "many-planes": () => {
      for (const _ of numbers) addPlane(scene, { ownerId: player.id });
    },
    weight: () => {
      for (const cargo of open.slice(0, 3)) scene.putPackage({ ...cargo, weightKg: cargo.weightKg + 1 });
    },
    "remove-plane": () => {
      if (plane !== undefined && world.jobs.onPlane(plane.id).size === 0) world.planes.replace(plane.id, undefined);
    },
  };
  works[kind]();
}

/** SQLite keeps no table of changes. */
const STORE = { engine: "sqlite" } as Store<CargoTables>;

test("[STREAM8] [STREAM9] a snapshot and deltas add up to the snapshot, across lost messages, restarts, failovers, edits and cut lists", async () => {
  const counts = { snapshot: 0, delta: 0, plain: 0, resumed: 0, cut: 0, gaps: 0 };
  await fc.assert(
    fc.asyncProperty(plays, async ({ seed, turns }) => {
      const game = begun(seed);
      const [here, there] = [new RecentCommits(), new RecentCommits()];
      const logs = { up: here, lost: here, away: here, back: here, tab: here, failover: here, elsewhere: there };
      const clients = PLAYERS.map((id) => [new FrameClient(id, here), new FrameClient(id, here)] as const);
      let wasAway = false;
      const look = async (link: (typeof turns)[number]["link"], changes?: Changes) => {
        const view = { state: game.world, now: game.now };
        const returns = link !== "away" && (wasAway || ["back", "elsewhere", "restarted", "failover"].includes(link));
        for (const [steady, shaky] of clients) {
          steady.look(view, { changes });
          steady.agrees(view);
          if (returns) await shaky.reconnect(STORE, view, link === "restarted" ? new RecentCommits() : logs[link]);
          if (link === "tab") shaky.handOver();
          if (link === "away") continue;
          shaky.look(view, { isLost: link === "lost", changes });
          shaky.agrees(view);
        }
        wasAway = link === "away";
      };
      game.look();
      commit(game, undefined, here, there);
      await look("up");
      for (const { ms, what, link } of turns) {
        const { clock } = game.world;
        game.pass(ms);
        run(game, what);
        game.look();
        await look(link, link === "failover" ? failOver(game, here, there) : commit(game, clock, here, there));
      }
      for (const client of clients.flat()) {
        for (const key of ["snapshot", "delta", "plain", "resumed", "cut", "gaps"] as const)
          counts[key] += client.counts[key];
      }
    }),
    { numRuns: 16, endOnFailure: true, examples: [[WITH_A_GAP], [WITH_A_VISIT]] },
  );
  assert.ok(counts.delta > counts.snapshot, JSON.stringify(counts));
  assert.ok(Math.min(counts.plain, counts.resumed, counts.cut, counts.gaps) > 0, JSON.stringify(counts));
});

test("[STREAM8] viewers of one airport who look at different commits each get a message with the id of their commit", () => {
  const game = aWorld();
  for (const ownerId of PLAYERS) game.withPlayer().withPlane({ ownerId });
  const log = new RecentCommits();
  const [first, second, late] = [1, 2, 3].map((id) => new FrameClient(id, log)) as [
    FrameClient,
    FrameClient,
    FrameClient,
  ];
  const commitJob = (number: number, originIcao: string) => {
    game.act((scene) => scene.putPackage(aPackage(scene.now, { id: contractId(number), originIcao })));
    return commit(game, game.world.clock, log);
  };
  const look = (changes: Changes | undefined, ...clients: readonly FrameClient[]) => {
    for (const client of clients) client.look({ state: game.world, now: game.now }, { changes });
  };
  game.look();
  look(commit(game, undefined, log), first, second);
  // The late viewer opens a stream at a commit at which only the first one looks.
  const seen = commitJob(1, "EDDF");
  look(undefined, late);
  look(seen, first);
  // A commit elsewhere changes nothing at the airport, so the second viewer gets the same change with another id.
  look(commitJob(2, "LOWW"), late, second);
  look(commitJob(3, "EDDF"), first, second, late);
  assert.deepEqual(
    [first, second, late].map(({ counts }) => [counts.snapshot, counts.gaps]),
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
  );
});

test("[STREAM2] [STREAM8] a delta is sent if the clock stopped and started again since the last message", () => {
  const game = begun(1);
  const frameOf = deltaFrames(1, new RecentCommits());
  const view = () => ({ state: game.world, now: game.now });
  game.act((scene) => assert.equal(fly(scene, 1, 1, "EDDM"), undefined));
  frameOf(view());
  const { clock } = game.world;
  assert.equal(clock.isRunning, true);
  game.world.clock = { ...clock, anchorSimTime: clock.anchorSimTime + 60_000 };
  const frame = frameOf(view()) ?? assert.fail("no message");
  assert.match(String(bytesOf(frame.parts)), /"clock":\{"running":true/);
});

test("[STREAM1] [STREAM2] a whole frame equals the snapshot, and is sent if and only if something stored in it has changed", () => {
  const counts = { frames: 0, unchanged: 0, plain: 0, cut: 0 };
  fc.assert(
    fc.property(plays, ({ seed, turns }) => {
      const game = begun(seed);
      const clients = PLAYERS.map((id) => new WholeClient(id));
      const look = (changes?: Changes) => {
        for (const client of clients) client.look({ state: game.world, now: game.now }, changes);
      };
      game.look();
      commit(game);
      look();
      for (const { ms, what } of turns) {
        const { clock } = game.world;
        game.pass(ms);
        run(game, what);
        game.look();
        look(commit(game, clock));
      }
      for (const client of clients) {
        for (const key of ["frames", "unchanged", "plain", "cut"] as const) counts[key] += client.counts[key];
      }
    }),
    { numRuns: 16, endOnFailure: true },
  );
  assert.ok(Math.min(...Object.values(counts)) > 0, JSON.stringify(counts));
});
