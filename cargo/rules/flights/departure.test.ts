import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { AIRCRAFT, modelOf } from "../aircraft/aircraft.ts";
import { fuelOnBoard } from "../aircraft/flight.ts";
import { fuelLeft, requiredFuelFor } from "../aircraft/fuel.ts";
import { fuelCost } from "../aircraft/refuelling.ts";
import { AIRPORTS } from "../geography/airports.ts";
import { fuelFactor } from "../market/world-events.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { checkDeparture, type Departure, depart } from "./departure.ts";

const check = (scene: SmallScene, destIcao: string): Departure | Refusal =>
  checkDeparture(scene, scene.plane(1) as Plane, destIcao);

function departure(scene: SmallScene, destIcao: string): Departure {
  const answer = check(scene, destIcao);
  assert.ok(!(answer instanceof Refusal), answer instanceof Refusal ? answer.detail : "");
  return answer;
}

const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9, distanceKm: 300, windFactor: 1 };
const repair = { startedSimTime: 0, endsSimTime: 9 };

test("[FLY1] a departure is refused in this order: broken, busy, already there, tank, cash", () => {
  const poor = () => aScene().withPlayer({ money: 0 });
  const codes = (
    [
      [poor().withPlane({ health: 0 }), "EDDF"],
      [poor().withPlane({ status: "flying", leg }), "EDDF"],
      [poor().withPlane({ status: "repairing", repair, health: 0 }), "EDDF"],
      [poor().withPlane(), "EDDF"],
      [poor().withPlane(), "KJFK"],
      [poor().withPlane(), "EDDM"],
    ] as const
  ).map(([scene, icao]) => (check(scene, icao) as Refusal).code);
  assert.deepEqual(codes, [
    "plane-broken",
    "plane-flying",
    "plane-repairing",
    "already-there",
    "beyond-tank",
    "purse-too-small",
  ]);
});

test("[FLY2] a broken plane is refused before fuel is computed, and nothing changes", () => {
  const scene = aScene().withPlayer().withPlane({ health: 0, fuelL: 12 });
  const refusal = check(scene, "KJFK");
  assert.deepEqual(refusal, new Refusal("plane-broken", "D-T1 is broken: its health is 0.", { planeId: 1, health: 0 }));
  assert.deepEqual([scene.plane(1)?.fuelL, scene.ledger], [12, []]);
});

test("[FUEL8] a leg beyond the tank is refused with the fuel needed, one that costs too much with the cash available", () => {
  const far = check(aScene().withPlayer().withPlane(), "KJFK") as Refusal;
  const { distanceKm, required, available, missing } = far.details as Record<string, number>;
  assert.equal(available, 638);
  assert.ok(Math.abs((distanceKm as number) - 6190) < 30 && (required as number) > 638);
  assert.equal(missing, Math.round(((required as number) - 638) * 10) / 10);
  assert.match(far.detail, /^The leg of 6,\d{3} km needs [\d,.]+ l, the tank holds 638 l\.$/);

  const cost = departure(aScene().withPlayer().withPlane(), "EDDM").cost;
  assert.equal(departure(aScene().withPlayer({ money: cost }).withPlane(), "EDDM").cost, cost);
  assert.deepEqual(
    check(
      aScene()
        .withPlayer({ money: cost - 1 })
        .withPlane(),
      "EDDM",
    ),
    new Refusal("purse-too-small", `The fuel costs ${cost} €, you have ${cost - 1} €.`, {
      required: cost,
      available: cost - 1,
      missing: 1,
    }),
  );
});

describe("a departure", () => {
  test("[FLY3] a departure buys the fuel, sets destination and times, and emits an event", () => {
    const scene = aScene().withPlayer().withPlane({ fuelL: 20 });
    const plan = departure(scene, "EDDM");
    depart(scene, scene.plane(1) as Plane, plan);
    const plane = scene.plane(1) as Plane;
    assert.equal(plane.status, "flying");
    assert.deepEqual(plane.leg, {
      destIcao: "EDDM",
      departureSimTime: scene.clockMs,
      arrivalSimTime: scene.clockMs + plan.durationMs,
      distanceKm: plan.distanceKm,
      windFactor: plan.windFactor,
    });
    assert.equal(plane.fuelL, plan.requiredL);
    assert.equal(plane.airportIcao, "EDDF");
    assert.deepEqual(scene.ledger, [{ playerId: 1, amount: -plan.cost, reason: "fuel", about: { planeId: 1 } }]);
    assert.deepEqual([scene.player(1).money, scene.player(1).departures], [125_000 - plan.cost, 1]);
    assert.deepEqual(
      scene.events.map(({ playerId, kind, about }) => [playerId, kind, about]),
      [[1, "departed", { planeId: 1 }]],
    );
    const { originIcao, destIcao, cost, boughtL } = scene.events[0]?.data ?? {};
    assert.deepEqual([originIcao, destIcao, cost], ["EDDF", "EDDM", plan.cost]);
    assert.equal(boughtL, Math.round((plan.requiredL - 20) * 10) / 10);
  });

  test("[FUEL6] a departure with enough fuel on board buys none, and keeps the surplus", () => {
    const scene = aScene().withPlayer({ money: 0 }).withPlane({ fuelL: 600 });
    const plan = departure(scene, "EDDM");
    assert.deepEqual([plan.boughtL, plan.cost], [0, 0]);
    depart(scene, scene.plane(1) as Plane, plan);
    assert.deepEqual([scene.plane(1)?.fuelL, scene.ledger], [600, []]);
  });

  test("[FUEL7] the price of fuel depends on the buyer's reputation", () => {
    const famous = departure(aScene().withPlayer({ reputation: 100_000 }).withPlane(), "EDDM");
    const unknown = departure(aScene().withPlayer({ reputation: 0 }).withPlane(), "EDDM");
    assert.equal(famous.requiredL, unknown.requiredL);
    assert.deepEqual(
      [famous.cost, unknown.cost],
      [Math.ceil(famous.requiredL * 1.8), Math.ceil(unknown.requiredL * 2.4)],
    );
  });

  test("[FLY5] a departure to the head of the queue removes that leg; any other keeps the queue", () => {
    const queueAfter = (destIcao: string): readonly string[] | undefined => {
      const scene = aScene()
        .withPlayer()
        .withPlane({ queue: ["EDDM", "EDDS", "EDDM"] });
      depart(scene, scene.plane(1) as Plane, departure(scene, destIcao));
      return scene.plane(1)?.queue;
    };
    assert.deepEqual(queueAfter("EDDM"), ["EDDS", "EDDM"]);
    assert.deepEqual(queueAfter("EDDS"), ["EDDM", "EDDS", "EDDM"]);
  });

  test("[FUEL5] a departure with an empty tank buys just the required fuel, which is used up at arrival", () => {
    const airport = fc.constantFrom(...AIRPORTS.map(({ icao }) => icao));
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...AIRCRAFT), airport, airport, part, (model, from, to, full) => {
        const fuelL = full * model.maxFuel;
        const scene = aScene()
          .withPlayer({ money: 10_000_000 })
          .withPlane({ modelId: model.id, airportIcao: from, fuelL });
        const answer = check(scene, to);
        if (answer instanceof Refusal) {
          assert.ok(["already-there", "beyond-tank"].includes(answer.code), answer.code);
          return;
        }
        assert.equal(answer.requiredL, requiredFuelFor(model, answer.distanceKm, answer.windFactor));
        assert.equal(answer.cost, fuelCost(answer.boughtL, scene.player(1), fuelFactor(scene, from)));
        depart(scene, scene.plane(1) as Plane, answer);
        const plane = scene.plane(1) as Plane;
        assert.ok(plane.fuelL >= answer.requiredL - 1e-9 && plane.fuelL <= modelOf(plane).maxFuel);
        const rest = fuelOnBoard(plane, scene.clockMs + answer.durationMs);
        assert.equal(rest, fuelLeft(model, plane.fuelL, answer.distanceKm, answer.windFactor));
        if (answer.boughtL > 0) assert.ok(rest < 1e-6, `${rest}`);
      }),
      { seed: 52, numRuns: 400 },
    );
  });
});
