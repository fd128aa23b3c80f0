import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { monthName, placeText, seasonValue } from "./season-text.ts";

describe("seasons in words", () => {
  it("a season is named by its month, and its figures have units", () => {
    assert.equal(monthName("2026-11"), "November 2026");
    assert.equal(seasonValue("net", -1_250), "−1,250\u00a0€");
    assert.equal(seasonValue("tkm", 149), "149\u00a0tkm");
    assert.equal(seasonValue("punctuality", 0.985), "98.5 %");
  });

  it("the text of a place in a season names its figure, and whether routes count", () => {
    const place = { season: "2026-11", by: "net", hand: true, rank: 2 } as const;
    assert.equal(placeText(place), "2nd by net result without routes, November 2026");
    assert.equal(placeText({ ...place, hand: false, rank: 11 }), "11th by net result, November 2026");
  });
});
