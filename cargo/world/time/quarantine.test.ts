/** Quarantine of events whose handler throws or would make the world invalid: everything else continues. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { POOL_SLOTS } from "../../rules/jobs/pool-bands.ts";
import { CASH_LIMIT } from "../../rules/values/player.ts";
import { aWorld } from "../../testing/a-world.ts";
import { changesIn } from "../state/dirty.ts";
import type { Due } from "../state/due-heap.ts";
import { assertSound } from "../state/soundness.ts";

const leg = (destIcao: string, arrivesIn: number) => ({
  status: "flying" as const,
  leg: {
    destIcao,
    departureSimTime: 946_684_800_000,
    arrivalSimTime: 946_684_800_000 + arrivesIn,
    distanceKm: 300,
    windFactor: 1,
  },
});

test("[STORE5] A landing that throws is quarantined and logged once, and all others land", () => {
  const world = aWorld().withPlayer();
  world.withPlane({ id: 1, ...leg("EDDM", 1_000), modelId: "NONE" }).withPlane({ id: 2, ...leg("EDDM", 2_000) });
  const reported: Due[] = [];
  world.world.onQuarantined = (due) => void reported.push(due);
  world.pass(10_000);
  world.pass(10_000);
  assert.equal(world.plane(1).status, "flying");
  assert.deepEqual([world.plane(2).status, world.plane(2).airportIcao], ["available", "EDDM"]);
  assert.deepEqual(
    reported.map(({ id }) => id),
    [1],
  );
});

/** Invalid values that a bug may leave, without throwing, in a plane that is about to land. */
const UNSOUND = [
  { fuelL: 99_999 },
  { fuelL: Number.NaN },
  { health: 10_001.5 },
  { totalKm: Number.NaN },
  { earned: 0.5 },
] as const;

for (const broken of UNSOUND) {
  const [[what, value] = []] = Object.entries(broken);
  test(`[STORE5] A landing that would leave ${what} at an invalid value is quarantined, and all others land`, () => {
    const world = aWorld().withPlayer().withPlane({ id: 2 });
    world.place({ ...world.plane(2), ...leg("EDDM", 2_000) });
    world.place({ ...world.plane(2), id: 1, ...leg("EDDM", 1_000), ...broken });
    // Only changes from here on are checked, as after a commit.
    world.world.journal.forget();
    world.world.ledger.clear();
    const reported: unknown[] = [];
    world.world.onQuarantined = ({ id }, error) => void reported.push([id, (error as Error).message]);
    world.pass(10_000);
    world.pass(10_000);
    assert.equal(world.plane(1).status, "flying", String(value));
    assert.deepEqual([world.plane(2).status, world.plane(2).airportIcao], ["available", "EDDM"]);
    assert.match(String(reported), /^1,it would leave an unsound world: /);
    assertSound(world.world, changesIn(world.world));
  });
}

test("[STORE5] Slots that cannot be filled are quarantined, and commands and landings at the airport continue", () => {
  const world = aWorld().withPlayer();
  const reported: Due[] = [];
  world.world.onQuarantined = (due) => void reported.push(due);
  // The code is of no airport, so no job can be drawn there.
  world.withPlane({ id: 1, airportIcao: "ZZZZ" }).withPlane({ id: 2 });
  world.act((scene) => scene.putPlane({ ...world.plane(1), name: "Nowhere" }));
  world.pass(100_000_000);
  assert.equal(world.plane(1).name, "Nowhere");
  assert.equal(world.offersAt("EDDF").length > 0, true);
  assert.equal(reported.length, POOL_SLOTS);
});

test("[LEDGER2] Cash is at most 1,000,000,000,000 €: the excess is not paid, and the ledger records what was paid", () => {
  const world = aWorld().withPlayer({ money: CASH_LIMIT - 5 });
  world.act((scene) => {
    scene.pay(1, 7, "test");
    scene.pay(1, 7, "test");
  });
  assert.equal(world.player(1).money, CASH_LIMIT);
  assert.deepEqual(
    world.world.ledger.items.slice(-1).map(({ amount }) => amount),
    [5],
  );
});
