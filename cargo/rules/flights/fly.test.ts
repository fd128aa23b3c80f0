import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { AIRPORTS, isJobAirport } from "../geography/airports.ts";
import { fly } from "./fly.ts";

test("[FLY1] fly checks the airport, the plane, its owner and then the departure", () => {
  const scene = aScene().withPlayer({ money: 0 }).withPlayer().withPlane({ ownerId: 2 }).withPlane({ health: 0 });
  const codes = (
    [
      [99, "XQXQ"],
      [99, "EDDM"],
      [1, "EDDM"],
      [2, "EDDM"],
    ] as const
  ).map(([planeId, icao]) => {
    const refusal = fly(scene, 1, planeId, icao);
    return [refusal?.status, refusal?.code];
  });
  assert.deepEqual(codes, [
    [400, "unknown-icao"],
    [404, "unknown-plane"],
    [403, "not-owner"],
    [409, "plane-broken"],
  ]);
  assert.deepEqual([scene.ledger, scene.events], [[], []]);
});

test("[FLY4] the destination may be any airport, with or without jobs, except the plane's own", () => {
  const plain = AIRPORTS.find(({ icao }) => icao.startsWith("ED") && !isJobAirport(icao))?.icao ?? "";
  const scene = aScene().withPlayer().withPlane();
  const refusal = fly(scene, 1, 1, "EDDF");
  assert.deepEqual(
    [refusal?.code, refusal?.detail, refusal?.details],
    ["already-there", "D-T1 is at EDDF already.", { planeId: 1, icao: "EDDF" }],
  );
  assert.equal(fly(scene, 1, 1, plain), undefined);
  assert.equal(scene.plane(1)?.leg?.destIcao, plain);
});

test("[FLY6] a plane that has departed does not depart again", () => {
  const scene = aScene().withPlayer().withPlane();
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  assert.equal(fly(scene, 1, 1, "EDDS")?.code, "plane-flying");
  assert.equal(scene.ledger.length, 1);
});
