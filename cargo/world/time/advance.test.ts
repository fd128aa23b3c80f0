import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { UPKEEP_MS } from "../../rules/company/bases.ts";
import { startRepair } from "../../rules/fleet/repair.ts";
import { fly } from "../../rules/flights/fly.ts";
import { queueLeg } from "../../rules/flights/queue.ts";
import { acceptPackage } from "../../rules/jobs/accept.ts";
import { contractId } from "../../rules/jobs/job-ids.ts";
import { JOB_LIFETIME_MS } from "../../rules/jobs/pool-bands.ts";
import { FIRST_CLOCK_MS, realInstantOf, rescaled } from "../../rules/values/clock.ts";
import { aWorld, contentsOf, type TestWorld, WORLD_BEGAN } from "../../testing/a-world.ts";
import { advance, advanceSimTime } from "./advance.ts";

const MONTH_MS = 30 * 24 * HOUR_MS;

const flyTo = (game: TestWorld, planeId: number, icao: string): void =>
  void game.act((scene) => fly(scene, game.plane(planeId).ownerId, planeId, icao));

test("[CLOCK3] [CLOCK4] The clock is stopped until a plane departs, continues where it stopped, and stops again at the landing", () => {
  const game = aWorld().withPlayer().withPlane();
  game.pass(HOUR_MS);
  assert.equal(game.clockMs, FIRST_CLOCK_MS);
  flyTo(game, 1, "EDDM");
  const { leg } = game.plane(1);
  assert.equal(leg?.departureSimTime, FIRST_CLOCK_MS);
  game.pass(1000);
  assert.equal(game.clockMs, FIRST_CLOCK_MS + 24_000);
  game.pass(HOUR_MS);
  assert.equal(game.plane(1).airportIcao, "EDDM");
  assert.equal(game.clockMs, leg?.arrivalSimTime, "to the millisecond, which is no multiple of 24");
  game.pass(MONTH_MS);
  assert.equal(game.clockMs, leg?.arrivalSimTime);
});

test("[CLOCK3] The clock stops at the last of several landings and repairs of all players", () => {
  const game = aWorld().withPlayer().withPlayer().withPlane().withPlane({ ownerId: 2, health: 9000 });
  flyTo(game, 1, "EDDH");
  game.act((scene) => startRepair(scene, 2, 2));
  const landing = game.plane(1).leg?.arrivalSimTime ?? 0;
  const healed = game.plane(2).repair?.endsSimTime ?? 0;
  game.pass(MONTH_MS);
  assert.equal(game.clockMs, Math.max(landing, healed));
  assert.equal(game.plane(2).health, 10_000);
});

test("[CLOCK3] [LAND3] The clock does not stop if a plane departs at the instant of its landing", () => {
  const game = aWorld().withPlayer().withPlane();
  flyTo(game, 1, "EDDM");
  game.act((scene) => queueLeg(scene, 1, 1, "EDDF"));
  const first = game.plane(1).leg?.arrivalSimTime ?? 0;
  const { anchorAt } = game.world.clock;
  game.until(realInstantOf(game.world.clock, first));
  assert.equal(game.plane(1).leg?.departureSimTime, first);
  assert.equal(game.world.clock.anchorAt, anchorAt, "the clock ran on");
  const second = game.plane(1).leg?.arrivalSimTime ?? 0;
  game.pass(HOUR_MS);
  assert.equal(game.clockMs, second);
});

test("[CLOCK5] At one instant contracts expire, then repairs end, then planes land by id, and slots are filled", () => {
  const game = aWorld().withPlayer().withPlayer();
  const at = WORLD_BEGAN + HOUR_MS;
  const simTime = FIRST_CLOCK_MS + HOUR_MS * 24;
  const leg = {
    destIcao: "EDDM",
    departureSimTime: FIRST_CLOCK_MS,
    arrivalSimTime: simTime,
    distanceKm: 300,
    windFactor: 1,
  };
  game.withPlane();
  for (const id of [4, 3]) game.place({ ...game.plane(1), id, status: "flying", fuelL: 500, leg });
  game.place({
    ...game.plane(1),
    id: 2,
    status: "repairing",
    repair: { startedSimTime: FIRST_CLOCK_MS, endsSimTime: simTime },
  });
  const pool = game.world.pools.get("EDDF");
  assert.ok(pool);
  for (const { packageId } of pool.slots.slice(0, 1)) game.world.packages.replace(packageId ?? 0, undefined);
  const slots = pool.slots.map((slot, index) => (index === 0 ? { ...slot, packageId: null, readyAt: at } : slot));
  game.world.pools.replace("EDDF", { ...pool, slots });
  game.withPackage({ id: contractId(8), expiresAt: at }).withPackage({ id: contractId(7), expiresAt: at });
  const order: string[] = [];
  const filled: number[] = [];
  game.world.packages.watch((id, _before, after) => {
    if (id === contractId(7) || id === contractId(8)) order.push(`expiry ${id / contractId(1)}`);
    else if (after?.createdAt === at) filled.push(id);
  });
  game.world.planes.watch((id, before, after) => {
    if (before?.status !== after?.status) order.push(`${before?.status} ${id}`);
  });
  game.until(at - 1);
  order.length = 0;
  game.until(at);
  assert.deepEqual(order, ["expiry 7", "expiry 8", "repairing 2", "flying 3", "flying 4"]);
  assert.equal(filled.length, 1);
});

test("[CLOCK5] Of two events, the one that is due a fraction of a real millisecond earlier runs first", () => {
  const game = aWorld().withPlayer().withPlane();
  const at = WORLD_BEGAN + 1000;
  const simTime = FIRST_CLOCK_MS + 24_000;
  for (const [arrivalSimTime, expected] of [
    [simTime - 1, ["flying", "expiry"]],
    [simTime + 1, ["expiry", "flying"]],
  ] as const) {
    const own = aWorld()
      .withPlayer()
      .withPlane()
      .withPackage({ id: contractId(1), expiresAt: at });
    const leg = { destIcao: "EDDM", departureSimTime: FIRST_CLOCK_MS, arrivalSimTime, distanceKm: 300, windFactor: 1 };
    own.place({ ...game.plane(1), status: "flying", fuelL: 500, leg });
    const order: string[] = [];
    own.world.packages.watch((id) => id === contractId(1) && order.push("expiry"));
    own.world.planes.watch(
      (_id, before, after) => before?.status !== after?.status && order.push(before?.status ?? ""),
    );
    own.until(at + 1);
    assert.deepEqual(order, expected);
  }
});

test("[CLOCK6] [JOB2] [JOB3] [POOL5] While the clock is stopped, jobs expire, slots are filled and reservations lapse", () => {
  const game = aWorld().withPlayer().withPlane({ modelId: "B748" });
  const [first] = game.offersAt("EDDF");
  assert.ok(first);
  game.act((scene) => acceptPackage(scene, 1, first.id));
  assert.equal(game.offersAt("EDDF")[0], undefined);
  game.pass(60_000);
  const second = game.offersAt("EDDF")[0];
  assert.equal(second?.createdAt, WORLD_BEGAN + 60_000);
  const { expiresAt } = game.world.packages.get(first.id) ?? {};
  game.until(expiresAt ?? 0);
  assert.equal(game.world.packages.get(first.id)?.status, "expired");
  game.until(WORLD_BEGAN + 60_000 + JOB_LIFETIME_MS - 1);
  assert.equal(game.world.packages.get(second?.id ?? 0)?.status, "open");
  game.pass(1);
  assert.equal(game.world.packages.get(second?.id ?? 0), undefined, "deleted");
  assert.equal(game.clockMs, FIRST_CLOCK_MS);
});

test("[POOL6] Opening an airport fills all its slots, with jobs up to 90 % of a lifetime old", () => {
  const game = aWorld().withPlayer().withPlane();
  const offers = game.offersAt("EDDF");
  assert.equal(offers.length, 11);
  for (const cargo of offers) {
    assert.ok(cargo && cargo.createdAt <= WORLD_BEGAN && cargo.createdAt > WORLD_BEGAN - 0.9 * JOB_LIFETIME_MS);
    assert.equal(cargo.expiresAt, cargo.createdAt + JOB_LIFETIME_MS);
  }
  assert.ok(new Set(offers.map((cargo) => cargo?.createdAt)).size > 5, "they are not all of one age");
});

test("[POOL7] A closed airport keeps its jobs until they expire, gets no new ones, and keeps its cooldowns", () => {
  const game = aWorld().withPlayer().withPlane().withPlane();
  const [job] = game.offersAt("EDDF");
  game.act((scene) => acceptPackage(scene, 1, job?.id ?? 0));
  const readyAt = game.world.pools.get("EDDF")?.slots[0]?.readyAt ?? 0;
  assert.equal(readyAt, WORLD_BEGAN + 60_000);
  flyTo(game, 1, "EDDM");
  flyTo(game, 2, "EDDM");
  assert.equal(game.offersAt("EDDF").filter(Boolean).length, 10);
  game.pass(59_000);
  game.act((scene) => queueLeg(scene, 1, 1, "EDDF"));
  assert.equal(game.offersAt("EDDF")[0], undefined, "it is back, and the slot still cools down");
  game.pass(1000);
  assert.equal(game.offersAt("EDDF")[0]?.createdAt, readyAt);
});

test("[POOL7] Empty slots of a closed airport are filled only when it opens again", () => {
  const game = aWorld().withPlayer().withPlane();
  flyTo(game, 1, "EDDM");
  game.pass(2 * JOB_LIFETIME_MS);
  assert.deepEqual(game.offersAt("EDDF").filter(Boolean), []);
  const generations = game.world.pools.get("EDDF")?.slots.map(({ generation }) => generation);
  assert.deepEqual(generations, Array(11).fill(1));
  game.act((scene) => queueLeg(scene, 1, 1, "EDDF"));
  assert.equal(game.offersAt("EDDF").filter(Boolean).length, 11);
});

test("[CLOCK11] A month without flights costs about as much as an hour", () => {
  const happenedIn = (ms: number): number => {
    const game = aWorld().withPlayer();
    for (const airportIcao of ["EDDF", "EDDM", "KJFK", "EHAM"]) game.withPlane({ airportIcao });
    const before = game.world.journal.mark();
    game.pass(ms);
    return game.world.journal.mark() - before;
  };
  // In an hour each of 44 jobs expires and is drawn again, and four pools change.
  assert.ok(happenedIn(HOUR_MS) >= 80);
  assert.ok(happenedIn(MONTH_MS) <= 92, `${happenedIn(MONTH_MS)} changes`);
  assert.ok(happenedIn(12 * MONTH_MS) <= 92);
});

test("[CLOCK9] [CLOCK11] A month without a process costs only the landings of its flying planes and the jobs around them", () => {
  const game = aWorld().withPlayer({ money: 10_000_000 });
  for (let id = 1; id <= 5; id++) {
    game.withPlane({ modelId: "AT76" });
    for (let leg = 0; leg < 12; leg++) game.act((scene) => queueLeg(scene, 1, id, leg % 2 === 0 ? "EDDM" : "EDDF"));
    flyTo(game, id, "EDDM");
  }
  const { events } = game.pass(MONTH_MS);
  const landings = game.world.events.items.filter(({ kind }) => kind === "landed").length;
  assert.equal(landings, 60);
  assert.ok(events < landings + 300, `${events} things events`);
  assert.equal(game.world.clock.isRunning, false);
});

test("[CLOCK8] [CLOCK12] A tick reads only the next event, however many planes fly", () => {
  const game = aWorld().withPlayer();
  const leg = { destIcao: "EDDM", departureSimTime: FIRST_CLOCK_MS, distanceKm: 300, windFactor: 1 };
  game.withPlane();
  for (let id = 2; id <= 2000; id++) {
    const arrivalSimTime = FIRST_CLOCK_MS + HOUR_MS * 24 + id;
    game.place({ ...game.plane(1), id, status: "flying", fuelL: 500, leg: { ...leg, arrivalSimTime } });
  }
  // Skips stale entries once.
  game.pass(1);
  game.world.journal.forget();
  let looks = 0;
  for (const collection of [game.world.planes, game.world.packages, game.world.pools] as {
    get(key: unknown): unknown;
  }[]) {
    const get = collection.get.bind(collection);
    collection.get = (key) => {
      looks++;
      return get(key);
    };
  }
  assert.deepEqual(advance(game.world, game.now + 100), { isDone: true, events: 0 });
  assert.ok(looks < 10, `${looks} looks`);
  assert.equal(game.world.journal.mark(), 0, "nothing is to be written");
});

test("[HOOK6] Advancing simulated time has the same result as waiting, except for events of real time", () => {
  const [waited, hooked] = [aWorld(5), aWorld(5)].map((game) => {
    game.withPlayer().withPlane().withPlane({ health: 9000 });
    flyTo(game, 1, "EDDM");
    game.act((scene) => queueLeg(scene, 1, 1, "EDDH"));
    game.act((scene) => startRepair(scene, 1, 2));
    return game;
  }) as [TestWorld, TestWorld];
  const simMs = 100 * HOUR_MS;
  waited.pass(simMs / 24);
  hooked.act((_scene, world) => advanceSimTime(world, simMs, hooked.now));
  assert.deepEqual(contentsOf(hooked.world).planes, contentsOf(waited.world).planes);
  assert.equal(hooked.clockMs, waited.clockMs, "the idle pause included");
  assert.equal(hooked.now, WORLD_BEGAN);
  assert.ok(hooked.offersAt("EDDF").every((cargo) => !cargo || cargo.createdAt <= WORLD_BEGAN));
});

test("[HOOK2] [HOOK6] At rate 0 only the hook advances time, and jobs are unchanged", () => {
  const game = aWorld().withPlayer().withPlane();
  flyTo(game, 1, "EDDM");
  game.act((_scene, world) => {
    world.clock = rescaled(world.clock, 0, game.now);
  });
  game.pass(HOUR_MS);
  assert.equal(game.clockMs, FIRST_CLOCK_MS);
  game.act((_scene, world) => advanceSimTime(world, 100 * HOUR_MS, game.now));
  assert.equal(game.plane(1).airportIcao, "EDDM");
  for (const cargo of game.world.packages.values()) assert.ok(Number.isSafeInteger(cargo.expiresAt));
  assert.ok(game.offersAt("EDDM").every((cargo) => cargo !== undefined));
});

test("[GO3] An upkeep is due by the world's clock, after the landings of its instant, and never while the clock is stopped", () => {
  const game = aWorld().withPlayer({ money: 1_000_000 }).withPlane();
  const base = { id: 1, playerId: 1, icao: "EDDF", price: 250_000, upkeepSimTime: FIRST_CLOCK_MS + HOUR_MS };
  game.act((scene) => scene.putBase(base));
  game.pass(MONTH_MS);
  assert.deepEqual(game.world.bases.get(1), base);
  flyTo(game, 1, "EDDM");
  const { leg } = game.plane(1);
  game.act((scene) => scene.putBase({ ...base, upkeepSimTime: leg?.arrivalSimTime ?? 0 }));
  game.act((scene) => queueLeg(scene, 1, 1, "EDDF"));
  game.pass(HOUR_MS);
  const kinds = game.world.ledger.items.map(({ reason }) => reason);
  assert.deepEqual(kinds, ["start", "fuel", "fuel", "upkeep"]);
  const upkeep = game.world.ledger.items.at(-1);
  assert.deepEqual([upkeep?.amount, upkeep?.clock_ms], [-12_500, leg?.arrivalSimTime]);
  assert.equal(game.world.bases.get(1)?.upkeepSimTime, (leg?.arrivalSimTime ?? 0) + UPKEEP_MS);
});
