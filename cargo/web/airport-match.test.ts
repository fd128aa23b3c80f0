import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { countryName, indexAirports, type MatchOptions, matchAirports } from "./airport-match.ts";

const index = indexAirports(AIRPORTS);
const found = (typed: string, options?: MatchOptions) => matchAirports(index, typed, options).map(({ icao }) => icao);

describe("searching for an airport", () => {
  it("finds a code at once, whatever its case, and offers nothing before something is typed", () => {
    assert.equal(found("EDDF")[0], "EDDF");
    assert.equal(found(" eddf ")[0], "EDDF");
    assert.deepEqual(found("  "), []);
    assert.deepEqual(found("no such place at all"), []);
  });

  it("puts cities that begin so first, and of those the large airports", () => {
    const matches = matchAirports(index, "london", { limit: 12 });
    assert.equal(matches[0]?.size, "large");
    assert.ok(matches.slice(0, 4).every(({ city }) => city.startsWith("London")));
    assert.ok(found("frankf").includes("EDDF"));
  });

  it("takes letters without their accents", () => {
    assert.ok(found("zurich").includes("LSZH"));
    assert.ok(found("São Paulo").includes("SBGR"));
    assert.deepEqual(found("sao paulo"), found("são paulo"));
  });

  it("takes names, several words in any order, and countries", () => {
    assert.equal(found("heathrow")[0], "EGLL");
    assert.ok(found("gaulle paris").includes("LFPG"));
    assert.ok(matchAirports(index, "iceland").some(({ country }) => country === "IS"));
  });

  it("gives as many as asked for, and only those that pass the filter", () => {
    assert.equal(found("a").length, 8);
    assert.equal(found("a", { limit: 3 }).length, 3);
    const large = matchAirports(index, "berlin", { filter: ({ size }) => size === "large" });
    assert.deepEqual(
      large.map(({ icao }) => icao),
      ["EDDB"],
    );
  });
});

it("names countries, and shows the code of what is none", () => {
  assert.equal(countryName("DE"), "Germany");
  assert.equal(countryName("??"), "??");
});
