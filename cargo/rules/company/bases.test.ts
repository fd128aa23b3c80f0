import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import { shownPlaneHealth } from "../aircraft/flight.ts";
import { repairTimeMs, startRepair } from "../fleet/repair.ts";
import { planDeparture } from "../flights/departure.ts";
import { land } from "../flights/landing.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { quote } from "../flights/quote.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { BASE_LIMIT, buyBase, payUpkeep, sellBase, UPKEEP_MS } from "./bases.ts";

const KNOWN = "EDDFaEDDMaEDDHaEDDKaEDDLaEDDSa";
const rich = (): SmallScene => aScene().withPlayer({ money: 10_000_000, deliveredTo: KNOWN });
const codeOf = (result: unknown): unknown => (result instanceof Refusal ? result.code : result);
const shown = (scene: SmallScene) => scene.ledger.map(({ amount, reason }) => `${reason} ${amount}`);

describe("bases", () => {
  test("[GO3] each base costs twice as much as the one before, five at most", () => {
    const scene = rich();
    const icaos = ["EDDF", "EDDM", "EDDH", "EDDK", "EDDL"];
    for (const icao of icaos) buyBase(scene, 1, icao);
    assert.deepEqual(shown(scene), ["base -250000", "base -500000", "base -1000000", "base -2000000", "base -4000000"]);
    assert.equal(scene.basesOf(1).length, BASE_LIMIT);
    assert.equal(codeOf(buyBase(scene, 1, "EDDS")), "base-limit");
  });

  test("[GO3] a base requires an airport known to the player and without a base of theirs, no debt and enough cash", () => {
    const scene = rich().withBase({ icao: "EDDM" }).withPlane();
    assert.equal(codeOf(buyBase(scene, 1, "XQXQ")), "unknown-icao");
    assert.equal(codeOf(buyBase(scene, 1, "EDDM")), "base-exists");
    const refusal = buyBase(scene, 1, "EGLL") as Refusal;
    assert.deepEqual([refusal.code, refusal.details.missing], ["not-known-there", 10]);
    scene.putPlayer({ ...scene.player(1), owed: 5 });
    assert.equal(codeOf(buyBase(scene, 1, "EDDF")), "debt-first");
    scene.putPlayer({ ...scene.player(1), owed: 0, money: 499_999 });
    assert.equal(codeOf(buyBase(scene, 1, "EDDF")), "purse-too-small");
    assert.deepEqual([scene.ledger, scene.events], [[], []]);
  });

  test("[GO3] a sale pays half of the price, and half of that settles debt", () => {
    const scene = rich().withBase({ price: 500_000 }).withPlayer();
    scene.putPlayer({ ...scene.player(1), owed: 100_000 });
    assert.equal(codeOf(sellBase(scene, 1, 9)), "unknown-base");
    assert.equal(codeOf(sellBase(scene, 2, 1)), "not-owner");
    assert.equal(sellBase(scene, 1, 1), undefined);
    assert.deepEqual([shown(scene), scene.player(1).owed], [["base-sale 250000", "debt -100000"], 0]);
    assert.deepEqual(scene.basesOf(1), []);
  });

  test("[GO3] an upkeep takes 5 % of the price, and a base closes when less than 5,000 € would be left", () => {
    const scene = aScene().withPlayer({ money: 17_500 }).withBase();
    const due = scene.base(1)?.upkeepSimTime ?? 0;
    payUpkeep(scene, scene.basesOf(1)[0] ?? assert.fail());
    assert.deepEqual(shown(scene), ["upkeep -12500"]);
    assert.equal(scene.base(1)?.upkeepSimTime, due + UPKEEP_MS);
    payUpkeep(scene, scene.basesOf(1)[0] ?? assert.fail());
    assert.deepEqual([scene.base(1), scene.player(1).money], [undefined, 5_000]);
    assert.deepEqual(
      scene.events.map(({ kind, data }) => [kind, data]),
      [["base-closed", { baseId: 1, icao: "EDDF", upkeep: 12_500, money: 5_000 }]],
    );
  });

  test("[GO3] a repair at a base restores 0.2 of the health an hour, even if the base is sold meanwhile", () => {
    const scene = rich().withBase().withPlane({ health: 5_000 }).withPlane({ health: 5_000, airportIcao: "EDDM" });
    for (const id of [1, 2]) assert.equal(startRepair(scene, 1, id), undefined);
    const [atBase, elsewhere] = [1, 2].map((id) => scene.plane(id) as Plane) as [Plane, Plane];
    const started = scene.clockMs;
    assert.equal((atBase.repair?.endsSimTime ?? 0) - started, repairTimeMs({ health: 5_000 }) / 2);
    sellBase(scene, 1, 1);
    const hour = started + 3_600_000;
    assert.deepEqual([shownPlaneHealth(atBase, hour), shownPlaneHealth(elsewhere, hour)], [70, 60]);
    const ends = atBase.repair?.endsSimTime ?? 0;
    assert.deepEqual([shownPlaneHealth(atBase, ends - 1), shownPlaneHealth(atBase, ends)], [99, 100]);
  });

  test("[GO3] fuel at a base costs 5 % less, and legs from or to it wear 10 % less", () => {
    const plain = rich().withPlane();
    const based = rich().withPlane().withBase();
    const other = rich().withPlane().withPlayer().withBase({ playerId: 2 });
    const [dear, cheap, foreign] = [plain, based, other].map((scene) =>
      planDeparture(scene, scene.plane(1) as Plane, "EDDM"),
    );
    assert.equal(cheap?.cost, Math.ceil((cheap?.boughtL ?? 0) * 2.4 * 0.95 * 0.95));
    assert.ok((cheap?.cost ?? 0) < (dear?.cost ?? 0));
    assert.equal(foreign?.cost, dear?.cost);
    const full = landingWear(modelOf(plain.plane(1) as Plane), dear?.distanceKm ?? 0, []);
    const wears = [plain, based, rich().withPlane().withBase({ icao: "EDDM" })].map((scene) => {
      const found = quote(scene, 1, 1, "EDDM", 24);
      const quoted = found instanceof Refusal ? assert.fail() : found;
      const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: scene.clockMs, windFactor: 1 };
      land(scene, {
        ...(scene.plane(1) as Plane),
        status: "flying",
        fuelL: 900,
        leg: { ...leg, distanceKm: quoted.distanceKm },
      });
      assert.equal(10_000 - (scene.plane(1)?.health ?? 0), Math.round(quoted.wear * 100));
      return Math.round(quoted.wear * 100);
    });
    assert.deepEqual(wears, [full, wears[1], wears[1]]);
    assert.ok(Math.abs((wears[1] ?? 0) - full * 0.9) <= 1, `${wears[1]} of ${full}`);
  });
});
