import assert from "node:assert/strict";
import { it } from "node:test";
import type { State } from "../api.ts";
import { jobsAirport } from "./jobs-airport.ts";

const state = {
  planes: [
    { id: 1, airportIcao: "AAAA", destIcao: null, queue: ["CCCC"] },
    { id: 2, airportIcao: "AAAA", destIcao: "BBBB", queue: [] },
    { id: 3, airportIcao: "AAAA", destIcao: "BBBB", queue: ["CCCC"] },
  ],
  market: { airports: [{ icao: "AAAA" }, { icao: "BBBB" }] },
} as State;

it("jobs are shown at the selected airport if the player sees its jobs, else where the plane can be loaded next", () => {
  const shown = (airportIcao: string | null, planeId: number | null) => jobsAirport({ airportIcao, planeId }, state);
  assert.equal(shown("BBBB", 1), "BBBB");
  assert.equal(shown("ZZZZ", 1), "AAAA");
  assert.equal(shown(null, 2), "BBBB");
  assert.equal(shown(null, 3), "CCCC");
  assert.equal(shown("ZZZZ", null), null);
});
