import assert from "node:assert/strict";
import { test } from "node:test";
import { NEW_ROUTE } from "./draft.ts";
import { changed, NOTHING } from "./selection-change.ts";

const planning = { ...NOTHING, draft: { ...NEW_ROUTE, stops: ["EDDF"] } };

test("an airport picked while a route is planned becomes its stop", () => {
  const { draft, airportIcao } = changed(planning, { kind: "airport", icao: "EDDM" });
  assert.deepEqual([draft?.stops, airportIcao], [["EDDF", "EDDM"], null]);
});

test("an airport that a link names is shown, and is no stop of a route that is planned", () => {
  const { draft, airportIcao } = changed(planning, { kind: "linked-airport", icao: "EDDM" });
  assert.deepEqual([draft?.stops, airportIcao], [["EDDF"], "EDDM"]);
});
