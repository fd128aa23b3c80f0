import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { indexAirports, type MatchOptions, matchAirports } from "./airport-match.ts";
import { countryName } from "./airports.ts";

const index = indexAirports(AIRPORTS);
const found = (typed: string, options?: MatchOptions) => matchAirports(index, typed, options).map(({ icao }) => icao);

describe("matchAirports", () => {
  it("the airport search finds a code whatever its case, and nothing for an empty text", () => {
    assert.equal(found("EDDF")[0], "EDDF");
    assert.equal(found(" eddf ")[0], "EDDF");
    assert.deepEqual(found("  "), []);
    assert.deepEqual(found("no such place at all"), []);
  });

  it("the airport search puts cities that start with the text first, large airports before small ones", () => {
    const matches = matchAirports(index, "london", { limit: 12 });
    assert.equal(matches[0]?.size, "large");
    assert.ok(matches.slice(0, 4).every(({ city }) => city.startsWith("London")));
    assert.ok(found("frankf").includes("EDDF"));
  });

  it("the airport search ignores accents", () => {
    assert.ok(found("zurich").includes("LSZH"));
    assert.ok(found("São Paulo").includes("SBGR"));
    assert.deepEqual(found("sao paulo"), found("são paulo"));
  });

  it("the airport search finds names, several words in any order, and countries", () => {
    assert.equal(found("heathrow")[0], "EGLL");
    assert.ok(found("gaulle paris").includes("LFPG"));
    assert.ok(matchAirports(index, "iceland").some(({ country }) => country === "IS"));
  });

  it("the airport search returns at most `limit` airports, and only those that pass the filter", () => {
    assert.equal(found("a").length, 8);
    assert.equal(found("a", { limit: 3 }).length, 3);
    const large = matchAirports(index, "berlin", { filter: ({ size }) => size === "large" });
    assert.deepEqual(
      large.map(({ icao }) => icao),
      ["EDDB"],
    );
  });
});

it("an airport is named with its country, or with the code of an unknown one", () => {
  assert.deepEqual([countryName("DE"), countryName("NZ")], ["Germany", "New Zealand"]);
  assert.equal(countryName("??"), "??");
});
