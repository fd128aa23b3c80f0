/** Campaigns in a world: when they begin and end, and how they affect jobs. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import fc from "fast-check";
import { dispatch } from "../../rules/flights/dispatch.ts";
import { fly } from "../../rules/flights/fly.ts";
import { contractId } from "../../rules/jobs/job-ids.ts";
import { drawCampaign, startCampaign } from "../../rules/market/campaigns.ts";
import { realInstantOf } from "../../rules/values/clock.ts";
import { aWorld, contentsOf, logsOf, type TestWorld } from "../../testing/a-world.ts";
import { advance, advanceSimTime } from "./advance.ts";

/** Creates a world with a plane that flies for days, so that the clock runs. */
const flying = (seed: number): TestWorld => {
  const game = aWorld(seed).withPlayer().withPlane();
  const began = game.clockMs;
  const leg = { destIcao: "KJFK", departureSimTime: began, arrivalSimTime: began + 60 * DAY_MS };
  game.place({ ...game.plane(1), status: "flying", leg: { ...leg, distanceKm: 6000, windFactor: 1 } });
  return game;
};
const shown = ({ world }: TestWorld) => world.campaigns.list.map(({ number, outcome }) => `${number} ${outcome}`);
const simMs = (game: TestWorld, ms: number) => game.act((scene, world) => advanceSimTime(world, ms, scene.now));

test("[TO1] the first campaign begins at the next simulated midnight, and each is followed by another", () => {
  const game = flying(3);
  simMs(game, DAY_MS - 1);
  assert.deepEqual(shown(game), []);
  simMs(game, 1);
  assert.deepEqual(shown(game), ["1 running"]);
  const { durationMs, ...subject } = drawCampaign(3, 1);
  const [first] = game.world.campaigns.list;
  assert.deepEqual([first?.icao, first?.group], [subject.icao, subject.group]);
  simMs(game, durationMs - 1);
  assert.deepEqual(shown(game), ["1 running"]);
  simMs(game, 1);
  assert.deepEqual(shown(game), ["1 failed", "2 running"]);
});

test("[TO1] missing campaigns for the number of active players begin at each simulated midnight", () => {
  const game = flying(3);
  simMs(game, DAY_MS);
  assert.deepEqual(shown(game), ["1 running"]);
  for (let player = 2; player <= 100; player++) game.withPlayer({ deliveredAt: player <= 20 ? game.now : null });
  game.act((scene) => scene.putPlayer({ ...scene.player(1), deliveredAt: scene.now }));
  simMs(game, DAY_MS - 1);
  assert.deepEqual(shown(game), ["1 running"], "campaigns begin at midnight");
  simMs(game, 1);
  assert.deepEqual(shown(game), ["1 running", "2 running"]);
  for (let player = 21; player <= 100; player++) {
    game.act((scene) => scene.putPlayer({ ...scene.player(player), deliveredAt: scene.now }));
  }
  simMs(game, DAY_MS);
  assert.deepEqual(shown(game), ["1 running", "2 running", "3 running"]);
  const [first] = game.world.campaigns.list;
  simMs(game, (first?.endsSimTime ?? 0) - game.clockMs);
  assert.equal(shown(game).filter((one) => one.endsWith("running")).length, 3);
});

test("[TO1] [CLOCK12] while no plane is active, a campaign neither begins nor ends", () => {
  const game = aWorld().withPlayer().withPlane();
  game.pass(30 * DAY_MS);
  assert.deepEqual([shown(game), logsOf(game.world).events], [[], []]);
});

test("[TO1] [CLOCK7] one long step ends the same campaigns as many short ones", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.array(fc.nat({ max: 100 }), { maxLength: 9 }), (seed, cuts) => {
      const [long, short] = [flying(seed), flying(seed)];
      const [from, ms] = [long.now, 60 * HOUR_MS];
      long.until(from + ms);
      for (const cut of cuts.toSorted((a, b) => a - b)) short.until(from + Math.floor((ms * cut) / 100));
      short.until(from + ms);
      assert.deepEqual(contentsOf(short.world), contentsOf(long.world));
      assert.ok(long.world.campaigns.size > 1);
    }),
    { seed: 4, numRuns: 20 },
  );
});

test("[TO1] [CLOCK5] a landing at the last instant of a campaign still counts, and pays once", () => {
  const game = aWorld().withPlayer({ money: 50_000 }).withPlane({ fuelL: 500 });
  game.withPackage({ id: 2 ** 52 + 1, weightKg: 300, commodity: "cartons" });
  game.act((scene) => {
    const cargo = scene.cargoPackage(2 ** 52 + 1);
    if (cargo === undefined) throw new Error("no package");
    const taken = { ownerId: 1, planeId: 1, payout: 1000, takenAt: scene.now, loadedSimTime: scene.clockMs };
    scene.putPackage({ ...cargo, ...taken, status: "loaded", expiresAt: null, flightTimeMs: HOUR_MS });
  });
  game.act((scene) => fly(scene, 1, 1, "EDDM"));
  const flight = (game.plane(1).leg?.arrivalSimTime ?? 0) - game.clockMs;
  const subject = { number: null, icao: "EDDM", group: "consumer", targetKg: 300, activePlayers: 1 } as const;
  const id = game.act((scene) => startCampaign(scene, { ...subject, durationMs: flight }));
  game.pass(HOUR_MS);
  assert.equal(game.world.campaigns.get(id)?.outcome, "running", "the clock stopped with the landing");
  assert.equal(game.world.campaigns.get(id)?.deliveredKg, 300);
  game.act((scene) => fly(scene, 1, 1, "EDDF"));
  game.pass(HOUR_MS);
  game.pass(HOUR_MS);
  assert.equal(game.world.campaigns.get(id)?.outcome, "succeeded");
  const paid = logsOf(game.world).ledger.filter(({ reason }) => reason === "campaign");
  assert.deepEqual(
    paid.map(({ amount }) => amount),
    [250],
  );
});

const haul = fc.record(
  {
    plane: fc.nat({ max: 2 }),
    destIcao: fc.constantFrom("EDDF", "EDDM", "EDDH"),
    weightKg: fc.integer({ min: 100, max: 400 }),
    /** When a campaign to the destination ends, in simulated milliseconds after the landing. */
    endsAfter: fc.constantFrom(-1, 0, 1, 3 * HOUR_MS),
    ms: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 4 * HOUR_MS })),
  },
  { noNullPrototype: true },
);
type Haul = typeof haul extends fc.Arbitrary<infer T> ? T : never;

/** Flies a job and, if that departs, starts a campaign that it can fill. */
function carry(game: TestWorld, { plane: index, destIcao, weightKg, endsAfter }: Haul): void {
  const plane = game.plane(index + 1);
  if (plane.status !== "available" || plane.airportIcao === destIcao) return;
  const number = game.world.state.nextContractNumber;
  game.world.state = { ...game.world.state, nextContractNumber: number + 1 };
  const id = contractId(number);
  game.withPackage({ id, originIcao: plane.airportIcao, destIcao, weightKg, commodity: "cartons" });
  game.act((scene) => dispatch(scene, plane.ownerId, plane.id, { packageIds: [id], legs: [destIcao] }));
  const durationMs = (game.plane(plane.id).leg?.arrivalSimTime ?? 0) - game.clockMs + endsAfter;
  const subject = { number: null, icao: destIcao, group: "consumer", activePlayers: 1, durationMs } as const;
  game.act((scene) => startCampaign(scene, { ...subject, targetKg: weightKg }));
}

/** Three companies, the first of which lands its first job within a millisecond of the end of a season. */
function carriers(first: Haul): TestWorld {
  const created = (now: number) => {
    const game = aWorld();
    game.now = now;
    for (const ownerId of [1, 2, 3]) game.withPlayer({ money: 5_000_000 }).withPlane({ ownerId, fuelL: 500 });
    carry(game, first);
    return game;
  };
  const { world, now } = created(Date.UTC(2030, 0, 31));
  const landing = world.planes.get(first.plane + 1)?.leg?.arrivalSimTime ?? 0;
  return created(Date.UTC(2030, 1, 1) - (realInstantOf(world.clock, landing) - now) + Math.sign(first.endsAfter));
}

test("[TO1] [GO2] [CLOCK7] [CLOCK9] campaigns with contributions and a season end alike in one step, in many, and in interrupted ones", () => {
  let paid = 0;
  fc.assert(
    fc.property(
      fc.array(haul, { minLength: 4, maxLength: 12 }),
      fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 3 }),
      (hauls, cuts, limit) => {
        const first: Haul = { ...(hauls[0] as Haul), destIcao: "EDDM" };
        const [long, short, interrupted] = [carriers(first), carriers(first), carriers(first)];
        for (const [step, one] of hauls.entries()) {
          const from = long.now;
          long.until(from + one.ms);
          for (const cut of cuts.toSorted((a, b) => a - b)) short.until(from + Math.floor((one.ms * cut) / 100));
          short.until(from + one.ms);
          interrupted.now = from + one.ms;
          for (let slices = 0; !advance(interrupted.world, interrupted.now, limit).isDone; slices++)
            assert.ok(slices < 100_000);
          interrupted.look();
          for (const other of [short, interrupted]) {
            assert.deepEqual(contentsOf(other.world), contentsOf(long.world), `step ${step}`);
            assert.deepEqual(logsOf(other.world), logsOf(long.world), `step ${step}`);
            assert.deepEqual(other.world.fame.items, long.world.fame.items, `step ${step}`);
          }
          for (const game of [long, short, interrupted]) carry(game, one);
        }
        paid += logsOf(long.world).ledger.filter(({ reason }) => reason === "campaign").length;
      },
    ),
    { seed: 5, numRuns: 60 },
  );
  assert.ok(paid > 10, `${paid} campaigns were paid`);
});
