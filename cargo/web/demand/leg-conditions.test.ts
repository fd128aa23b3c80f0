import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Economy, WorldEvent } from "../api.ts";
import { eventEffect, eventLabel, eventTime, inOrder } from "./event-text.ts";
import { conditionsOf, USUAL } from "./leg-conditions.ts";

const HOUR = 3_600_000;
const event = (kind: WorldEvent["kind"], factor: number, rest: Partial<WorldEvent> = {}): WorldEvent => ({
  id: 1,
  kind,
  factor,
  regionId: "nordics",
  announcedSimTime: 0,
  startsSimTime: 12 * HOUR,
  endsSimTime: 60 * HOUR,
  ...rest,
});
const depth = {
  bases: { fuelFactor: 0.95, wearFactor: 0.9 },
  events: { stormWearFactor: 1.5, stormLeastWind: 1.1 },
} as Economy["depth"];
const regionOf = (icao: string) => (icao.startsWith("ES") ? "nordics" : "central-europe");
const given = { events: [event("fuel", 1.15), event("storm", 1.5)], bases: [], depth, regionOf };

describe("conditions of legs", () => {
  it("fuel costs more where an event says so, and a storm wears on legs from and to its region, while it lasts", () => {
    const of = conditionsOf({ ...given, simTime: 20 * HOUR });
    assert.deepEqual(of("ESSA", "EDDF"), { fuel: 1.15, wear: 1.5, leastWind: 1.1 });
    assert.deepEqual(of("EDDF", "ESSA"), { fuel: 1, wear: 1.5, leastWind: 1.1 });
    assert.deepEqual(of("EDDF", "EDDM"), USUAL);
    assert.deepEqual(conditionsOf({ ...given, simTime: HOUR })("ESSA", "EDDF"), USUAL);
  });

  it("a base makes fuel cheaper at departures, and legs from or to it wear less", () => {
    const of = conditionsOf({ ...given, events: [], bases: [{ icao: "EDDF" }], simTime: 0 });
    assert.deepEqual(of("EDDF", "EDDM"), { fuel: 0.95, wear: 0.9, leastWind: 1 });
    assert.deepEqual(of("EDDM", "EDDF"), { fuel: 1, wear: 0.9, leastWind: 1 });
  });
});

describe("world events in words", () => {
  it("events in regions of the player's planes come first, then those that happen now", () => {
    const far = { regionId: "brazil" } as const;
    const events = [
      event("storm", 1.5, { ...far, startsSimTime: 30 * HOUR }),
      event("fuel", 1.15, far),
      event("festival", 1.2, { startsSimTime: 30 * HOUR }),
    ];
    assert.deepEqual(
      inOrder(events, 20 * HOUR, new Set(["nordics"])).map(({ kind }) => kind),
      ["festival", "fuel", "storm"],
    );
  });

  it("an event says what it changes, and when", () => {
    const shortage = event("shortage", 1.25, { group: "mail" });
    assert.equal(eventLabel(shortage), "Shortage: Mail");
    assert.equal(eventEffect(shortage), "+25 % pay for mail flown there");
    const medical = event("shortage", 1.25, { group: "health" });
    assert.deepEqual(
      [eventLabel(medical), eventEffect(medical)],
      ["Shortage: Medical goods", "+25 % pay for medical goods flown there"],
    );
    assert.equal(eventLabel(event("fuel", 0.85)), "Fuel −15 %");
    assert.equal(eventEffect(event("storm", 1.5)), "+50 % wear and more headwind on legs from or to it");
    assert.match(eventTime(shortage, 0), /^from 1 Jan 1970, 12:00$/);
    assert.match(eventTime(shortage, 20 * HOUR), /^until 3 Jan 1970, 12:00$/);
  });
});
