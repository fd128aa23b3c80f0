import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { shownModels, sortedBy } from "./market-order.ts";

const first = (...sorting: Parameters<typeof shownModels>[1][]) =>
  sorting.map((one) => shownModels(AIRCRAFT, one)[0]?.id);

describe("the market", () => {
  it("is sorted by any figure, either way, or by name", () => {
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

  it("begins with what one looks for, and turns round when pressed again", () => {
    const byPrice = { by: "price", descending: false } as const;
    assert.deepEqual(sortedBy(byPrice, "rangeKm"), { by: "rangeKm", descending: true });
    assert.deepEqual(sortedBy(byPrice, "price"), { by: "price", descending: true });
  });
});
