import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Frame } from "@outbound/client/cargo-frames.ts";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { shownPlaneHealth } from "../../rules/aircraft/flight.ts";
import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import { repairTimeMs } from "../../rules/fleet/repair.ts";
import type { Economy, Plane } from "../api.ts";
import { fuelNow, healthNow, movedPlane, repairOf } from "./plane-now.ts";
import { flightOf, partOver } from "./spans.ts";

const HOUR = 3_600_000;
const economy = { repairPerSimHour: 0.1 } as Economy;
const seenAt = (clockMs: number) => ({ economy, simState: { clockMs } });
const model = aircraftOf("C208");
const plane = (rest: Partial<Plane>) =>
  ({
    departureSimTime: null,
    arrivalSimTime: null,
    repairEndsSimTime: null,
    windFactor: null,
    health: 80,
    fuel: 300,
    ...rest,
  }) as Plane;

describe("a plane between two snapshots", () => {
  it("the flown part of a flight goes from 0 to 1 and never beyond", () => {
    const flight = flightOf(plane({ departureSimTime: 100, arrivalSimTime: 300 }));
    assert.deepEqual(flight, { from: 100, until: 300 });
    assert.deepEqual(
      [0, 100, 150, 300, 999].map((simTime) => flight && partOver(flight, simTime)),
      [0, 0, 0.25, 1, 1],
    );
    assert.equal(flightOf(plane({})), null);
  });

  it("a plane gains health with the clock while in repair only", () => {
    const inRepair = plane({ repairEndsSimTime: 10 * HOUR, health: 40 });
    assert.deepEqual(repairOf(inRepair, seenAt(4 * HOUR)), { from: 0, until: 10 * HOUR });
    assert.deepEqual(
      [3, 4, 6, 10, 12].map((hours) => healthNow(inRepair, seenAt(4 * HOUR), hours * HOUR)),
      [40, 40, 60, 100, 100],
    );
    assert.equal(healthNow(plane({}), seenAt(0), 9), 80);
  });

  it("a plane in repair at a base gains health at the speed of the base", () => {
    for (const isAtBase of [false, true]) {
      const endsSimTime = repairTimeMs({ health: 4_000 }, isAtBase);
      const repair = { startedSimTime: 0, endsSimTime };
      const shown = (at: number) => shownPlaneHealth({ health: 4_000, repair }, at);
      const inRepair = plane({ repairEndsSimTime: endsSimTime, health: shown(0) });
      const instants = [0, 0.2, 0.5, 0.8, 1].map((part) => Math.round(part * endsSimTime));
      assert.deepEqual(
        instants.map((at) => healthNow(inRepair, seenAt(0), at)),
        instants.map(shown),
      );
    }
  });

  it("a plane that the last delta left out has the fuel and health of the newer clock", () => {
    assert.ok(model);
    const frame = { simState: { clockMs: HOUR }, catalog: [model], economy } as unknown as Frame;
    const flying = plane({ modelId: "C208", departureSimTime: 0, arrivalSimTime: 9 * HOUR, windFactor: 1.1 });
    assert.equal(movedPlane(flying, frame, 2 * HOUR).fuel, fuelLeft(model, 300, model.cruiseKmh, 1.1));
    const inRepair = plane({ modelId: "C208", repairEndsSimTime: 10 * HOUR, health: 40 });
    const repairFrame = { ...frame, simState: { clockMs: 4 * HOUR } };
    assert.deepEqual(movedPlane(inRepair, repairFrame, 6 * HOUR), { ...inRepair, health: 60 });
  });

  it("a plane burns fuel by the rules while flying only", () => {
    assert.ok(model);
    const flying = plane({ departureSimTime: 0, arrivalSimTime: 2 * HOUR, windFactor: 1.1 });
    assert.equal(fuelNow(flying, model, HOUR, HOUR), 300);
    assert.equal(fuelNow(flying, model, HOUR, 1.5 * HOUR), fuelLeft(model, 300, model.cruiseKmh / 2, 1.1));
    assert.equal(fuelNow(flying, model, HOUR, 9 * HOUR), fuelLeft(model, 300, model.cruiseKmh, 1.1));
    assert.equal(fuelNow(plane({}), model, 0, 9 * HOUR), 300);
    assert.equal(fuelNow(flying, undefined, 0, 9 * HOUR), 300);
  });
});
