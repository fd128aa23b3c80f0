import assert from "node:assert/strict";
import { it } from "node:test";
import type { Airport } from "../airports.ts";
import { ownPlaces, sellsTo } from "./sale-places.ts";

it("planes are sold at home, where the player has planes, and at large airports", () => {
  const planes = [
    { airportIcao: "EDXW", status: "available" },
    { airportIcao: "EDDF", status: "repairing" },
    { airportIcao: "EDDM", status: "flying" },
  ] as const;
  const places = ownPlaces("EDDF", planes);
  assert.deepEqual(places, ["EDDF", "EDXW"]);
  const sells = (icao: string, size: Airport["size"]) => sellsTo(places)({ icao, size } as Airport);
  assert.deepEqual([sells("EDXW", "small"), sells("EDDM", "large"), sells("EDXX", "medium")], [true, true, false]);
  assert.deepEqual(ownPlaces(null, []), []);
});
