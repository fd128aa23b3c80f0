import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aScene } from "../../testing/a-scene.ts";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { shownPlaneHealth } from "../aircraft/flight.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { finishRepair, repairCost, repairTimeMs, startRepair } from "./repair.ts";

const HOUR = 3_600_000;

test("[REPAIR1] a full repair costs 6 % of the list price, and 1.5 times as much for a broken plane", () => {
  const cost = (health: number): number => repairCost({ modelId: "C208", health });
  assert.deepEqual([cost(FULL_HEALTH), cost(9900), cost(5000), cost(1), cost(0)], [0, 150, 7500, 14_999, 22_500]);
  assert.equal(cost(9999), 2);
  for (const { id, price } of AIRCRAFT) assert.equal(repairCost({ modelId: id, health: 0 }), Math.ceil(price * 0.09));
});

test("[REPAIR1] a repair is paid at its start, and health does not jump", () => {
  const scene = aScene()
    .withPlayer()
    .withPlane({ health: 5000, queue: ["EDDM"] })
    .withCargo();
  assert.equal(startRepair(scene, 1, 1), undefined);
  const plane = scene.plane(1) as Plane;
  assert.deepEqual(
    [plane.status, plane.repair],
    ["repairing", { startedSimTime: scene.clockMs, endsSimTime: scene.clockMs + 4.95 * HOUR }],
  );
  assert.equal(shownPlaneHealth(plane, scene.clockMs), 50);
  assert.deepEqual(scene.ledger, [{ playerId: 1, amount: -7500, reason: "repair", about: { planeId: 1 } }]);
  assert.deepEqual(
    scene.events.map(({ kind, data }) => [kind, data]),
    [["repair-started", { health: 50, cost: 7500, endsSimTime: scene.clockMs + 4.95 * HOUR }]],
  );
});

test("[REPAIR3] a repair ends in the first millisecond in which 100 is shown, from any health", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: FULL_HEALTH - 1 }), (health) => {
      const scene = aScene().withPlayer().withPlane({ health });
      assert.equal(startRepair(scene, 1, 1), undefined);
      const plane = scene.plane(1) as Plane;
      const ends = plane.repair?.endsSimTime ?? 0;
      assert.equal(ends, scene.clockMs + repairTimeMs({ health }));
      assert.equal(shownPlaneHealth(plane, ends), 100);
      if (ends > scene.clockMs + 1) assert.equal(shownPlaneHealth(plane, ends - 1), 99);
    }),
    { seed: 54, numRuns: 500 },
  );
  assert.deepEqual(
    [9949, 9950, 9999].map((health) => repairTimeMs({ health })),
    [3600, 1, 1],
  );
});

test("[REPAIR3] after a repair the plane has full health, is available, and an event reports it", () => {
  const repair = { startedSimTime: 0, endsSimTime: 9 };
  const scene = aScene()
    .withPlayer()
    .withPlane({ health: 3, status: "repairing", repair, queue: ["EDDM"] });
  finishRepair(scene, scene.plane(1) as Plane);
  const { status, health, queue, leg } = scene.plane(1) as Plane;
  assert.deepEqual([status, health, scene.plane(1)?.repair, leg], ["available", FULL_HEALTH, null, null]);
  assert.deepEqual(queue, ["EDDM"]);
  assert.deepEqual(
    scene.events.map(({ kind }) => kind),
    ["repaired"],
  );
});

test("[REPAIR4] a plane that is healthy, flying, in repair or too expensive to repair is refused", () => {
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9, distanceKm: 300, windFactor: 1 };
  const repair = { startedSimTime: 0, endsSimTime: 9 };
  const refusals = (
    [
      [125_000, {}],
      [125_000, { health: 5000, status: "flying", leg }],
      [125_000, { health: 5000, status: "repairing", repair }],
      [7499, { health: 5000 }],
    ] as const
  ).map(([money, plane]) => {
    const scene = aScene().withPlayer({ money }).withPlane(plane);
    const refusal = startRepair(scene, 1, 1);
    assert.deepEqual([scene.ledger, scene.events], [[], []]);
    return refusal;
  });
  assert.deepEqual(
    refusals.map((refusal) => refusal?.code),
    ["plane-healthy", "plane-flying", "plane-repairing", "purse-too-small"],
  );
  assert.deepEqual(
    refusals[3],
    new Refusal("purse-too-small", "The repair costs 7,500 €, you have 7,499 €.", {
      required: 7500,
      available: 7499,
      missing: 1,
    }),
  );
  assert.equal(startRepair(aScene().withPlayer(), 1, 1)?.code, "unknown-plane");
});

test("[REPAIR4] a plane that shows a health of 99 can be repaired", () => {
  const scene = aScene().withPlayer().withPlane({ health: 9999 });
  assert.equal(startRepair(scene, 1, 1), undefined);
  assert.equal(scene.plane(1)?.repair?.endsSimTime, scene.clockMs + 1);
});

test("[REPAIR5] broken and loaded planes can be repaired, and keep cargo and queue", () => {
  const scene = aScene()
    .withPlayer()
    .withPlane({ health: 0, queue: ["EDDM", "EDDF"] })
    .withCargo();
  assert.equal(startRepair(scene, 1, 1), undefined);
  finishRepair(scene, scene.plane(1) as Plane);
  assert.deepEqual(scene.plane(1)?.queue, ["EDDM", "EDDF"]);
  assert.equal(scene.cargoOf(1).length, 1);
});
