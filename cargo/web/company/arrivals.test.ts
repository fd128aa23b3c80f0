import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Plane } from "../api.ts";
import { arrivalsAt } from "./arrivals.ts";

const HOUR = 3_600_000;
const RUNNING = { running: true, timeScale: 24 };

const flying = (id: number, departureSimTime: number, arrivalSimTime: number): Plane =>
  ({ id, name: `D-K${id}`, airportIcao: "EDDF", destIcao: "EDDM", departureSimTime, arrivalSimTime }) as Plane;
const standing = { id: 9, destIcao: null, departureSimTime: null, arrivalSimTime: null } as Plane;

describe("arrivalsAt", () => {
  it("the arrivals list has the flying planes, the next landing first", () => {
    const arrivals = arrivalsAt([flying(1, 0, 4 * HOUR), standing, flying(2, 0, 2 * HOUR)], HOUR, RUNNING);
    assert.deepEqual(
      arrivals.map(({ plane, progress, realMsLeft }) => [plane.id, progress, realMsLeft]),
      [
        [2, 0.5, HOUR / 24],
        [1, 0.25, (3 * HOUR) / 24],
      ],
    );
  });

  it("an arrival counts the midnights until its landing", () => {
    const arrivals = arrivalsAt([flying(1, 0, 23 * HOUR), flying(2, 0, 25 * HOUR)], 22 * HOUR, RUNNING);
    assert.deepEqual(
      arrivals.map(({ daysAhead }) => daysAhead),
      [0, 1],
    );
  });

  it("an overdue landing is due now, and no landing has a remaining time while the clock is stopped", () => {
    const [late] = arrivalsAt([flying(1, 0, HOUR)], 2 * HOUR, RUNNING);
    assert.deepEqual([late?.progress, late?.realMsLeft], [1, 0]);
    const [still] = arrivalsAt([flying(1, 0, HOUR)], 0, { running: false, timeScale: 24 });
    assert.equal(still?.realMsLeft, null);
  });
});
