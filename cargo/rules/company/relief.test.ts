import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { buyPlane } from "../fleet/buy.ts";
import { startRepair } from "../fleet/repair.ts";
import { sellPlane } from "../fleet/sell.ts";
import { checkDeparture } from "../flights/departure.ts";
import { cancelQueuedLeg } from "../flights/queue.ts";
import { AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { abandonPackage } from "../jobs/abandon.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import { FULL_REPUTATION } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import { askRelief, RELIEF_EXTRA, RELIEF_INTERVAL_MS } from "./relief.ts";

function refused(scene: SmallScene): Refusal {
  const player = scene.player(1);
  const refusal = askRelief(scene, 1);
  assert.ok(refusal instanceof Refusal, `${refusal} € were given`);
  assert.equal(scene.player(1), player);
  assert.deepEqual([scene.ledger, scene.events], [[], []]);
  return refusal;
}

const poor = (money = 0) => aScene().withPlayer({ money });
/** Price of the cheapest plane, a Twin Otter, for a beginner. */
const CHEAPEST = 232_800;
/** Cost of repairing a broken Cessna 208B. */
const REPAIR = 22_500;

describe("[RELIEF1] relief is refused to a player who can continue", () => {
  test("relief is refused while a plane flies or is in repair", () => {
    const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
    const flying = refused(poor().withPlane({ health: 0 }).withPlane({ status: "flying", leg }));
    assert.deepEqual(
      [flying.code, flying.detail],
      ["relief-not-needed", "Relief is for players who cannot continue: wait until D-T2 has landed at EDDM."],
    );
    const repair = { startedSimTime: 0, endsSimTime: 9e12 };
    const repairing = refused(poor().withPlane({ status: "repairing", health: 0, repair }));
    assert.deepEqual([repairing.code, repairing.details.planeId], ["relief-not-needed", 1]);
    assert.match(repairing.detail, /: wait until D-T1 is repaired\.$/);
  });

  test("relief is refused before the home is chosen", () => {
    const refusal = refused(aScene().withPlayer({ money: 0, homeIcao: null }));
    assert.deepEqual([refusal.code, refusal.details], ["relief-not-needed", { homeIcao: null }]);
    assert.match(refusal.detail, /onboarding\/home/);
  });

  test("relief is refused if cash covers fuel for 150 km", () => {
    const refusal = refused(poor(9_000).withPlane());
    assert.equal(refusal.code, "relief-not-needed");
    const { required, ...details } = refusal.details as { required: number };
    assert.deepEqual(details, { money: 9_000, sales: 0, planeId: 1 });
    assert.equal(
      refusal.detail,
      `Relief is for players who cannot continue: cash of 9,000 € covers the fuel of D-T1 for 150 km (${required} €).`,
    );
    assert.equal(refused(poor(required).withPlane()).code, "relief-not-needed");
    assert.equal(askRelief(poor(required - 1).withPlane(), 1), RELIEF_EXTRA + 1);
  });

  test("relief is refused if the fuel on board is enough", () => {
    assert.deepEqual(refused(poor().withPlane({ fuelL: 500 })).details, {
      money: 0,
      sales: 0,
      required: 0,
      planeId: 1,
    });
  });

  test("relief is refused if cash covers a repair", () => {
    assert.deepEqual(refused(poor(REPAIR).withPlane({ health: 0 })).details.required, REPAIR);
    assert.equal(askRelief(poor(REPAIR - 1).withPlane({ health: 0 }), 1), RELIEF_EXTRA + 1);
  });

  test("relief is refused if cash covers the cheapest plane at the player's price", () => {
    assert.deepEqual(refused(poor(CHEAPEST)).details, { money: CHEAPEST, sales: 0, required: CHEAPEST });
    assert.equal(askRelief(poor(CHEAPEST - 1), 1), RELIEF_EXTRA + 1);
    const esteemed = (money: number) => aScene().withPlayer({ money, reputation: FULL_REPUTATION });
    assert.equal(refused(esteemed(204_000)).details.required, 204_000);
    assert.equal(askRelief(esteemed(203_999), 1), RELIEF_EXTRA + 1);
  });

  test("relief is refused if the sale of an empty plane pays the repair of another", () => {
    const refusal = refused(poor(7).withPlane({ health: 0 }).withPlane({ health: 0 }));
    assert.deepEqual(refusal.details, { money: 7, sales: 155_000, required: REPAIR, planeId: 1 });
    assert.equal(
      refusal.detail,
      "Relief is for players who cannot continue: cash of 7 € and 155,000 € for empty planes cover the repair of D-T1 (22,500 €).",
    );
  });
});

describe("[RELIEF1] relief is given if nothing else helps", () => {
  test("relief is given although the only plane could be sold: the sale does not pay its own repair", () => {
    assert.equal(askRelief(poor().withPlane({ health: 0 }), 1), REPAIR + RELIEF_EXTRA);
  });

  test("relief does not count planes with cargo as sellable", () => {
    const scene = poor()
      .withPlane({ health: 0 })
      .withPlane({ health: 0 })
      .withCargo({ planeId: 1 })
      .withCargo({ planeId: 2 });
    assert.equal(askRelief(scene, 1), REPAIR + RELIEF_EXTRA);
  });

  test("relief counts planes with a queue as sellable, because legs can be cancelled", () => {
    const scene = poor()
      .withPlane({ health: 0 })
      .withPlane({ modelId: "B748", health: 0, queue: ["EDDM"] });
    assert.equal(refused(scene).code, "relief-not-needed");
  });

  test("relief requires fuel to the nearest airport if that is farther than 150 km", () => {
    const nearest = Math.min(...distancesFrom("FJDG"));
    assert.ok(nearest > 400 && nearest < 900, `${nearest} km`);
    const far = (money: number) => poor(money).withPlane({ airportIcao: "FJDG" });
    assert.ok(askRelief(far(400), 1) instanceof Refusal === false);
    assert.equal(refused(far(2_000)).code, "relief-not-needed");
  });

  test("relief ignores a plane whose tank reaches no airport", () => {
    assert.ok(Math.min(...distancesFrom("SCIP")) > 1_000);
    assert.equal(askRelief(poor(20_000).withPlane({ airportIcao: "SCIP" }), 1), CHEAPEST + RELIEF_EXTRA - 20_000);
  });
});

test("[RELIEF2] relief raises cash to the cost of the cheapest way to continue plus 5,000 €", () => {
  const scene = poor(12)
    .withPlane({ health: 0 })
    .withCargo({ planeId: 1 })
    .withPlane({ modelId: "B748", health: 0 })
    .withCargo({ planeId: 2 });
  assert.equal(askRelief(scene, 1), REPAIR + RELIEF_EXTRA - 12);
  assert.equal(scene.player(1).money, REPAIR + RELIEF_EXTRA);
  assert.equal(scene.player(1).reliefAt, scene.now);
  assert.deepEqual(scene.ledger, [{ playerId: 1, amount: REPAIR + RELIEF_EXTRA - 12, reason: "relief", about: {} }]);
  assert.deepEqual(
    scene.events.map(({ kind, data }) => ({ kind, data })),
    [{ kind: "relief", data: { amount: REPAIR + RELIEF_EXTRA - 12 } }],
  );
});

test("[RELIEF3] relief is given at most once in a real hour", () => {
  const after = (ms: number) => {
    const scene = aScene();
    return scene.withPlayer({ money: 0, reliefAt: scene.now - ms });
  };
  const refusal = refused(after(RELIEF_INTERVAL_MS - 1_260_000));
  assert.deepEqual(
    [refusal.status, refusal.code, refusal.details],
    [409, "relief-too-soon", { retryAfterRealMs: 1_260_000 }],
  );
  assert.equal(refusal.detail, "The next relief is possible in 21 min.");
  assert.equal(refused(after(RELIEF_INTERVAL_MS - 1)).code, "relief-too-soon");
  assert.equal(askRelief(after(RELIEF_INTERVAL_MS), 1), CHEAPEST + RELIEF_EXTRA);
});

test("[RELIEF3] a player who needs no relief gets relief-not-needed even within the hour", () => {
  assert.equal(refused(aScene().withPlayer({ money: 1e6, reliefAt: aScene().now })).code, "relief-not-needed");
});

describe("[RELIEF4] no player is stuck forever", () => {
  const places = ["EDDF", "EDXW", "PHNL", "SCIP", "FJDG", "FHAW"];
  const planes = fc.array(
    fc.record({
      modelId: fc.constantFrom("C208", "C208", "DHC6", ...AIRCRAFT.map(({ id }) => id)),
      airportIcao: fc.constantFrom(...places),
      health: fc.constantFrom(0, 0, 1, 5_000, FULL_HEALTH),
      fuelL: fc.constantFrom(0, 0, 10, 120),
      queue: fc.constantFrom([], [], ["EDDM"]),
      hasCargo: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  const money = fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 245_000 }));
  const states = fc.record({ money, reputation: fc.integer({ min: 0, max: FULL_REPUTATION }), planes });

  test("relief is given to every player who cannot continue without it", () => {
    const seen = { given: 0, refused: 0 };
    fc.assert(
      fc.property(states, (state) => {
        const scene = sceneOf(state);
        const result = askRelief(scene, 1);
        seen[result instanceof Refusal ? "refused" : "given"] += 1;
        return canContinue(scene, result instanceof Refusal);
      }),
      { seed: 20_260_802, numRuns: 400 },
    );
    assert.ok(seen.given > 50 && seen.refused > 50, JSON.stringify(seen));
  });

  test("relief is given after the hour to a player who needed it within the hour", () => {
    fc.assert(
      fc.property(states, (state) => {
        const scene = sceneOf(state);
        scene.putPlayer({ ...scene.player(1), reliefAt: scene.now });
        const result = askRelief(scene, 1);
        if (!(result instanceof Refusal) || result.code !== "relief-too-soon") return canContinue(scene, true);
        scene.now += result.details.retryAfterRealMs as number;
        return typeof askRelief(scene, 1) === "number" && canContinue(scene, false);
      }),
      { seed: 20_260_802, numRuns: 200 },
    );
  });
});

test("[FAIR2] relief pays the same with or without debt, and does not settle debt", () => {
  for (const owed of [0, 1_000_000]) {
    const scene = aScene().withPlayer({ money: 12, owed }).withPlane({ health: 0 });
    assert.equal(askRelief(scene, 1), REPAIR + RELIEF_EXTRA - 12);
    assert.deepEqual([scene.player(1).money, scene.player(1).owed], [REPAIR + RELIEF_EXTRA, owed]);
  }
});

describe("[FAIR2] [RELIEF4] a debt stops no player", () => {
  test("a player in debt can continue, at the latest by abandoning all cargo, selling all planes and asking for relief", () => {
    const planes = fc.array(
      fc.record({
        modelId: fc.constantFrom("C208", "DHC6", "AT76", "B748"),
        health: fc.constantFrom(0, 0, 1, FULL_HEALTH),
        hasCargo: fc.boolean(),
      }),
      { maxLength: 3 },
    );
    const debts = fc.record({ money: fc.nat({ max: 200_000 }), owed: fc.nat({ max: 50_000_000 }), planes });
    fc.assert(
      fc.property(debts, ({ money, owed, planes }) => {
        const scene = sceneOf({ money, reputation: 0, planes });
        scene.putPlayer({ ...scene.player(1), owed });
        if (canContinue(scene, false)) return;
        for (const { id } of scene.packages.values()) assert.equal(abandonPackage(scene, 1, id), undefined);
        if (typeof askRelief(scene, 1) === "number" && canContinue(scene, false)) return;
        for (const { id } of scene.planesOf(1)) sell(scene, id);
        askRelief(scene, 1);
        assert.ok(canContinue(scene, false), "with a new plane");
      }),
      { seed: 20_261_122, numRuns: 200 },
    );
  });
});

interface State {
  readonly money: number;
  readonly reputation: number;
  readonly planes: readonly (Partial<Plane> & { readonly hasCargo: boolean })[];
}

function sceneOf({ money, reputation, planes }: State): SmallScene {
  const scene = aScene().withPlayer({ money, reputation });
  for (const [index, { hasCargo, ...plane }] of planes.entries()) {
    scene.withPlane(plane);
    if (hasCargo) scene.withCargo({ planeId: index + 1 });
  }
  return scene;
}

/** True if the player can get some plane off the ground with the commands of the game, including the sale of others. */
function canContinue(scene: SmallScene, selling: boolean): boolean {
  const ids = scene.planesOf(1).map(({ id }) => id);
  const attempts = ids.map((kept) => () => {
    const trial = copyOf(scene);
    if (selling) for (const id of ids) if (id !== kept) sell(trial, id);
    const plane = trial.plane(kept) as Plane;
    if (plane.health === 0) return startRepair(trial, 1, kept) === undefined;
    return !(checkDeparture(trial, plane, nearestTo(plane.airportIcao)) instanceof Refusal);
  });
  const buying = () => {
    const trial = copyOf(scene);
    if (selling) for (const id of ids) sell(trial, id);
    return typeof buyPlane(trial, 1, { modelId: "DHC6", icao: "EDDF" }) === "number";
  };
  return [...attempts, buying].some((attempt) => attempt());
}

/** Cancels the plane's queue leg by leg, then sells it. */
function sell(scene: SmallScene, id: number): void {
  while ((scene.plane(id)?.queue.length ?? 0) > 0) cancelQueuedLeg(scene, 1, id, 0);
  sellPlane(scene, 1, id);
}

function copyOf(scene: SmallScene): SmallScene {
  const copy = aScene({ seed: scene.seed, clockMs: scene.clockMs, now: scene.now });
  for (const player of scene.players.values()) copy.putPlayer(player);
  for (const plane of scene.planes.values()) copy.putPlane(plane);
  for (const item of scene.packages.values()) copy.putPackage(item);
  return copy;
}

const distancesFrom = (icao: string): number[] =>
  AIRPORTS.filter((airport) => airport.icao !== icao).map((airport) => distanceKm(knownAirport(icao), airport));

function nearestTo(icao: string): string {
  const others = AIRPORTS.filter((airport) => airport.icao !== icao);
  const distances = distancesFrom(icao);
  return others[distances.indexOf(Math.min(...distances))]?.icao ?? icao;
}
