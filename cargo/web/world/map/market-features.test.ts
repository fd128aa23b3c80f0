import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Airport } from "../../airports.ts";
import type { Campaign, WorldEvent } from "../../api.ts";
import { middleOf } from "../../demand/use-regions.ts";
import { campaignFeatures, demandFeatures, eventFeatures } from "./market-features.ts";

const airports = new Map(["AAAA", "BBBB"].map((icao) => [icao, { icao, lat: 0, lon: 0 } as Airport]));
const event = (kind: WorldEvent["kind"], startsSimTime: number) =>
  ({ kind, regionId: "andes", factor: 1.5, startsSimTime, endsSimTime: 1_000 }) as WorldEvent;

describe("the market on the map", () => {
  it("demand is marked where it differs from the usual, above and below", () => {
    const demand = [
      { icao: "AAAA", group: "mail", index: 1.12 },
      { icao: "BBBB", group: "mail", index: 0.8 },
      { icao: "AAAA", group: "mail", index: 1.01 },
      { icao: "????", group: "mail", index: 0.6 },
    ] as const;
    assert.deepEqual(
      demandFeatures(demand, airports).map(({ properties }) => [properties?.isHigh, properties?.label]),
      [
        [true, "×1.12"],
        [false, "×0.80"],
      ],
    );
  });

  it("a region with events has one mark, and names those that run before those to come", () => {
    const regions = new Map([["andes", { id: "andes", name: "Andes", centre: { lat: -10, lon: -70 } }]]);
    const [mark, ...others] = eventFeatures([event("festival", 500), event("storm", 0)], regions, 100);
    assert.deepEqual(others, []);
    assert.deepEqual(mark?.properties, { label: "Storm\nFestival soon", isRunning: true });
    assert.deepEqual(eventFeatures([event("storm", 0)], new Map(), 100), []);
  });

  it("an airport with campaigns has one mark, with the goods and how much of them was delivered", () => {
    const campaign = (icao: string, group: Campaign["group"], deliveredKg: number) =>
      ({ icao, group, deliveredKg, targetKg: 2_000 }) as Campaign;
    const marks = campaignFeatures(
      [campaign("AAAA", "mail", 701), campaign("AAAA", "health", 0), campaign("????", "mail", 0)],
      airports,
    );
    assert.deepEqual(
      marks.map(({ properties }) => properties),
      [{ label: "Campaign: Mail, 35 %\nCampaign: Medical goods, 0 %" }],
    );
  });

  it("the middle of places on both sides of the antimeridian is on the antimeridian", () => {
    const { lat, lon } = middleOf([
      { lat: 10, lon: 179 },
      { lat: -10, lon: -179 },
    ]);
    assert.ok(Math.abs(lat) < 1e-9 && Math.abs(Math.abs(lon) - 180) < 1e-9, `${lat} ${lon}`);
  });
});
