import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Package } from "../../api.ts";
import { keptOrder, moved, neededStops, suggestedStops } from "./cart-stops.ts";

const to = (destIcao: string): Package => ({ destIcao }) as Package;

describe("the stops of a cart", () => {
  it("are the destinations of what is picked and on board, each once, without those of the queue", () => {
    const view = { queue: ["QQQQ"], picked: [to("AAAA"), to("QQQQ"), to("AAAA")], onBoard: [to("BBBB")] };
    assert.deepEqual(neededStops(view, []), ["AAAA", "BBBB"]);
    assert.deepEqual(neededStops(view, ["BBBB", "AAAA"]), ["AAAA"]);
  });

  it("are suggested in the order of the shortest way, once the places are known", () => {
    const lon: Readonly<Record<string, number>> = { SSSS: 0, AAAA: 20, BBBB: 10 };
    const placeOf = (icao: string) => (lon[icao] === undefined ? undefined : { lat: 0, lon: lon[icao] });
    assert.deepEqual(suggestedStops("SSSS", ["AAAA", "BBBB"], placeOf), ["BBBB", "AAAA"]);
    assert.deepEqual(suggestedStops("SSSS", ["AAAA", "XXXX"], placeOf), ["AAAA", "XXXX"]);
  });

  it("keep the order that the player gave them while jobs come and go", () => {
    assert.deepEqual(keptOrder(["CCCC", "AAAA", "BBBB"], ["AAAA", "DDDD", "CCCC"]), ["CCCC", "AAAA", "DDDD"]);
  });

  it("can be moved by one place, and not beyond the ends", () => {
    assert.deepEqual(moved(["A", "B", "C"], 1, -1), ["B", "A", "C"]);
    assert.deepEqual(moved(["A", "B", "C"], 1, 1), ["A", "C", "B"]);
    assert.deepEqual(moved(["A", "B"], 0, -1), ["A", "B"]);
    assert.deepEqual(moved(["A", "B"], 1, 1), ["A", "B"]);
  });
});
