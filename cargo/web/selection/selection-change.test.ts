import assert from "node:assert/strict";
import { test } from "node:test";
import { NEW_ROUTE } from "./draft.ts";
import { changed, NOTHING } from "./selection-change.ts";

const planning = { ...NOTHING, draft: { ...NEW_ROUTE, stops: ["EDDF"] } };

test("an airport picked while a route is planned becomes its stop", () => {
  const { draft, airportIcao } = changed(planning, { kind: "airport", icao: "EDDM" });
  assert.deepEqual([draft?.stops, airportIcao], [["EDDF", "EDDM"], null]);
});

test("a parked plane picked while a route is planned makes its airport a stop, and is selected otherwise", () => {
  const change = { kind: "plane-of", planeIds: [7], icao: "EDDM" } as const;
  const { draft, planeId } = changed(planning, change);
  assert.deepEqual([draft?.stops, planeId], [["EDDF", "EDDM"], null]);
  assert.equal(changed(NOTHING, change).planeId, 7);
  assert.equal(changed(planning, { ...change, icao: undefined }).planeId, 7, "a flying plane is at no airport");
});

test("an airport that a link names is shown, and is no stop of a route that is planned", () => {
  const { draft, airportIcao } = changed(planning, { kind: "linked-airport", icao: "EDDM" });
  assert.deepEqual([draft?.stops, airportIcao], [["EDDF"], "EDDM"]);
});
