import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { checkDeparture, type Departure } from "./departure.ts";
import { fly } from "./fly.ts";
import { land } from "./landing.ts";
import { type Quote, quote, quotes } from "./quote.ts";

const plane = (scene: SmallScene): Plane => scene.plane(1) as Plane;

function quoted(scene: SmallScene, destIcao: string): Quote {
  const answer = quote(scene, 1, 1, destIcao, 24);
  assert.ok(!(answer instanceof Refusal));
  return answer;
}

test("[FLY7] a quote has the figures of the departure that fly makes, and changes nothing", () => {
  const scene = aScene()
    .withPlayer()
    .withPlane({ fuelL: 50, queue: ["LFPG"] });
  const before = plane(scene);
  const { requiredL, boughtL, cost, distanceKm, windFactor, durationMs } = checkDeparture(
    scene,
    before,
    "EDDM",
  ) as Departure;
  assert.deepEqual(quoted(scene, "EDDM"), {
    originIcao: "EDDF",
    destIcao: "EDDM",
    distanceKm,
    windFactor,
    requiredL,
    aboardL: 50,
    boughtL,
    cost,
    durationMs,
    durationRealMs: Math.ceil(durationMs / 24),
    wear: 1.28,
    refusal: null,
  });
  assert.deepEqual([plane(scene), scene.ledger, scene.events], [before, [], []]);
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  assert.equal(scene.ledger[0]?.amount, -cost);
  assert.equal(plane(scene).leg?.arrivalSimTime, scene.clockMs + durationMs);
});

test("[FLY7] the wear of a quote is the wear of the landing", () => {
  const scene = aScene().withPlayer().withPlane();
  const { wear } = quoted(scene, "LFPG");
  assert.equal(fly(scene, 1, 1, "LFPG"), undefined);
  scene.clockMs = plane(scene).leg?.arrivalSimTime ?? 0;
  land(scene, plane(scene));
  assert.equal(plane(scene).health, 10_000 - Math.round(wear * 100));
});

test("[FLY7] a quote of a departure that fly refuses has the figures and the same refusal", () => {
  for (const [scene, icao, code] of [
    [aScene().withPlayer().withPlane(), "KJFK", "beyond-tank"],
    [aScene().withPlayer({ money: 1 }).withPlane(), "EDDM", "purse-too-small"],
    [aScene().withPlayer().withPlane(), "EDDF", "already-there"],
    [aScene().withPlayer().withPlane({ health: 0 }), "EDDM", "plane-broken"],
  ] as const) {
    const { refusal, distanceKm, durationMs } = quoted(scene, icao);
    assert.deepEqual(refusal, fly(scene, 1, 1, icao));
    assert.equal(refusal?.code, code);
    assert.ok(distanceKm >= 0 && durationMs >= 1);
  }
});

test("[FLY7] a quote for a flying plane starts at its destination with the fuel left there, and has the refusal of flying planes", () => {
  const scene = aScene().withPlayer().withPlane({ fuelL: 600 });
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  const { originIcao, refusal, boughtL, requiredL } = quoted(scene, "EDDF");
  assert.deepEqual([originIcao, refusal?.code], ["EDDM", "plane-flying"]);
  scene.clockMs = plane(scene).leg?.arrivalSimTime ?? 0;
  land(scene, plane(scene));
  assert.equal(boughtL, Math.max(0, requiredL - plane(scene).fuelL));
});

test("[FLY7] a quote checks airport, plane and owner as fly does", () => {
  const scene = aScene().withPlayer().withPlayer().withPlane({ ownerId: 2 });
  const codes = [quote(scene, 1, 9, "XQXQ", 24), quote(scene, 1, 9, "EDDM", 24), quote(scene, 1, 1, "EDDM", 24)];
  assert.deepEqual(
    codes.map((answer) => answer instanceof Refusal && answer.code),
    ["unknown-icao", "unknown-plane", "not-owner"],
  );
});

test("[FLY7] a quote has no real flight time while time is stopped", () => {
  const scene = aScene().withPlayer().withPlane();
  assert.equal((quote(scene, 1, 1, "EDDM", 0) as Quote).durationRealMs, null);
});

test("[FLY8] several destinations have the same quotes as single ones, in the order of the request", () => {
  const scene = aScene().withPlayer().withPlane();
  const icaos = ["LFPG", "KJFK", "EDDF", "LFPG"];
  assert.deepEqual(
    quotes(scene, 1, 1, icaos, 24),
    icaos.map((icao) => quoted(scene, icao)),
  );
});

test("[FLY8] an unknown airport is refused before the plane and its owner are checked", () => {
  const scene = aScene().withPlayer().withPlayer().withPlane({ ownerId: 2 });
  const codes = [
    quotes(scene, 1, 9, ["EDDM", "XQXQ"], 24),
    quotes(scene, 1, 9, ["EDDM"], 24),
    quotes(scene, 1, 1, ["EDDM"], 24),
  ];
  assert.deepEqual(
    codes.map((answer) => answer instanceof Refusal && answer.code),
    ["unknown-icao", "unknown-plane", "not-owner"],
  );
});
