import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { shownModels, startsDescending } from "./market-order.ts";

const first = (...sorting: Parameters<typeof shownModels>[1][]) =>
  sorting.map((one) => shownModels(AIRCRAFT, one)[0]?.id);

describe("the market", () => {
  it("the market can be sorted by any figure in both directions, and by name", () => {
    assert.deepEqual(
      first(
        { by: "price", descending: false },
        { by: "price", descending: true },
        { by: "rangeKm", descending: true },
        { by: "burnLPerKm", descending: false },
        { by: "name", descending: false },
      ),
      ["DHC6", "B748", "B77F", "C208", "A306"],
    );
  });

  it("the market's columns first sort the longest range and the lowest price to the top", () => {
    assert.deepEqual([startsDescending("rangeKm"), startsDescending("price")], [true, false]);
  });
});
