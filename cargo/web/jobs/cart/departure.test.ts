import assert from "node:assert/strict";
import { it } from "node:test";
import type { Plane, State } from "../../api.ts";
import { departureOf, doneText, landsAt } from "./departure.ts";

it("the landing time of a planned departure moves with the world's clock", () => {
  const [minute, hour] = [60_000, 3_600_000];
  const after = {
    planes: [{ id: 3, fuel: 143.1, destIcao: "EDDM", arrivalSimTime: 12 * hour }],
    player: { money: 900 },
    simState: { clockMs: 10 * hour },
    clock: { timeScale: 24 },
  } as State;
  const departure = departureOf(after, 1_000, { id: 3, fuel: 143.1 } as Plane, { place: (icao) => icao });
  assert.ok(departure);
  assert.deepEqual([departure.fuelCost, departure.landsIn], [100, "5\u00a0min"]);
  assert.equal(landsAt(departure, 10 * hour), "12:00");
  assert.equal(landsAt(departure, 10 * hour + 8 * minute), "12:08");
});

it("the message about a dispatch names the litres bought, whatever other planes earned in the meantime", () => {
  const plane = { id: 3, fuel: 143.1, destIcao: "EDDM", arrivalSimTime: 2 * 3_600_000 };
  const after = (fuel: number, money: number) =>
    ({ planes: [{ ...plane, fuel }], player: { money }, simState: { clockMs: 0 }, clock: { timeScale: 24 } }) as State;
  const done = (fuel: number, money: number, count: number) =>
    doneText(
      departureOf(after(fuel, money), 1_000, { id: 3, fuel: 20.4 } as Plane, { place: String }),
      "D-ABCD",
      count,
    );
  const expected = "D-ABCD is on its way to EDDM with 2 jobs, refuelled with 123\u00a0l. It lands in 5\u00a0min.";
  assert.equal(done(143.1, 705, 2), expected);
  assert.equal(done(143.1, 9_705, 2), expected);
  assert.equal(done(20.4, 1_000, 0), "D-ABCD is on its way to EDDM. It lands in 5\u00a0min.");
});
