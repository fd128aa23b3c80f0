import assert from "node:assert/strict";
import { it } from "node:test";
import type { State } from "../../api.ts";
import { departureOf, landsAt } from "./departure.ts";

it("the landing time of a planned departure moves with the world's clock", () => {
  const [minute, hour] = [60_000, 3_600_000];
  const after = {
    planes: [{ id: 3, destIcao: "EDDM", arrivalSimTime: 12 * hour }],
    player: { money: 900 },
    simState: { clockMs: 10 * hour },
    clock: { timeScale: 24 },
  } as State;
  const departure = departureOf(after, 1_000, 3, { place: (icao) => icao });
  assert.ok(departure);
  assert.deepEqual([departure.fuelCost, departure.landsIn], [100, "5\u00a0min"]);
  assert.equal(landsAt(departure, 10 * hour), "12:00");
  assert.equal(landsAt(departure, 10 * hour + 8 * minute), "12:08");
});
