import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Package } from "../../api.ts";
import { keptOrder, neededStops, suggestedStops } from "./cart-stops.ts";

const to = (destIcao: string): Package => ({ destIcao }) as Package;

describe("the stops of a cart", () => {
  it("the stops that a cart needs are the destinations of the cargo, each once, without those of the queue", () => {
    const view = { queue: ["QQQQ"], picked: [to("AAAA"), to("QQQQ"), to("AAAA")], onBoard: [to("BBBB")] };
    assert.deepEqual(neededStops(view, []), ["AAAA", "BBBB"]);
    assert.deepEqual(neededStops(view, ["BBBB", "AAAA"]), ["AAAA"]);
  });

  it("the suggested order of stops is the shortest route once the airports are known", () => {
    const lon: Readonly<Record<string, number>> = { SSSS: 0, AAAA: 20, BBBB: 10 };
    const placeOf = (icao: string) => (lon[icao] === undefined ? undefined : { lat: 0, lon: lon[icao] });
    assert.deepEqual(suggestedStops("SSSS", ["AAAA", "BBBB"], placeOf), ["BBBB", "AAAA"]);
    assert.deepEqual(suggestedStops("SSSS", ["AAAA", "XXXX"], placeOf), ["AAAA", "XXXX"]);
  });

  it("the player's order of stops does not change when jobs are added or removed", () => {
    assert.deepEqual(keptOrder(["CCCC", "AAAA", "BBBB"], ["AAAA", "DDDD", "CCCC"]), ["CCCC", "AAAA", "DDDD"]);
  });
});
