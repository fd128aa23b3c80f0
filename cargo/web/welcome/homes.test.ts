import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Home } from "../api.ts";
import { foundHomes, type HomeOrder, nearestHome, recommendedHomes } from "./homes.ts";

const home = (icao: string, city: string, country: string, players = 0, nearbyAirports = 10): Home =>
  ({ icao, city, country, players, nearbyAirports, regionalAirports: 40, name: `${city} Airport` }) as Home;

const HOMES = [
  home("EDDF", "Frankfurt", "DE", 3, 30),
  home("EDDM", "Munich", "DE", 0, 20),
  home("LSZH", "Zürich", "CH", 0, 25),
  home("KJFK", "New York", "US", 1, 40),
];
const codes = (search: string, order: HomeOrder = "crowding") =>
  foundHomes(HOMES, search, order).map(({ icao }) => icao);

describe("home airports", () => {
  it("home airports are found by city, name of the country and code, without accents", () => {
    assert.deepEqual(codes("new york"), ["KJFK"]);
    assert.deepEqual(codes("germany"), ["EDDM", "EDDF"]);
    assert.deepEqual(codes("eddf"), ["EDDF"]);
    assert.deepEqual(codes("zurich"), ["LSZH"]);
    assert.deepEqual(codes("airport germany mun"), ["EDDM"]);
    assert.deepEqual(codes("atlantis"), []);
  });

  it("home airports can be sorted by fewest players, most airports nearby, or name", () => {
    assert.deepEqual(codes(""), ["LSZH", "EDDM", "KJFK", "EDDF"]);
    assert.deepEqual(codes("", "nearby"), ["KJFK", "EDDF", "LSZH", "EDDM"]);
    assert.deepEqual(codes("", "name"), ["EDDF", "EDDM", "KJFK", "LSZH"]);
  });

  it("the home nearest to a place is found across the date line too", () => {
    const at = (icao: string, lat: number, lon: number) => ({ ...home(icao, icao, "XX"), lat, lon });
    const homes = [at("WEST", 0, -170), at("EAST", 0, 150)];
    assert.equal(nearestHome(homes, { lat: 5, lon: 175 })?.icao, "WEST");
    assert.equal(nearestHome(homes, { lat: 5, lon: 155 })?.icao, "EAST");
    assert.equal(nearestHome([], { lat: 0, lon: 0 }), undefined);
  });

  it("the recommended home airports are in different countries", () => {
    assert.deepEqual(
      recommendedHomes(HOMES).map(({ icao }) => icao),
      ["LSZH", "EDDM", "KJFK"],
    );
  });
});
