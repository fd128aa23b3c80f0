import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRPORTS, airportOf, isJobAirport, JOB_AIRPORTS, knownAirport } from "./airports.ts";

test("[GEO1] every airport has a unique four-letter code, and the table is sorted by code", () => {
  assert.ok(AIRPORTS.length > 4900 && AIRPORTS.length < 5000, `${AIRPORTS.length}`);
  const codes = AIRPORTS.map(({ icao }) => icao);
  assert.deepEqual(codes, [...new Set(codes)].sort());
  for (const airport of AIRPORTS) {
    assert.match(airport.icao, /^[A-Z]{4}$/);
    assert.match(airport.country, /^[A-Z]{2}$/, airport.icao);
    assert.ok(airport.name.length > 0, airport.icao);
    assert.ok(Math.abs(airport.lat) < 90 && Math.abs(airport.lon) <= 180, airport.icao);
    assert.ok(["large", "medium", "small"].includes(airport.size), airport.icao);
  }
});

test("[GEO1] an airport is found by its code, at its real coordinates", () => {
  const { name, city, country, lat, lon, size, scheduled } = knownAirport("EDDF");
  assert.deepEqual([name, city, country], ["Frankfurt Airport", "Frankfurt am Main", "DE"]);
  assert.ok(Math.abs(lat - 50.03) < 0.02 && Math.abs(lon - 8.57) < 0.02);
  assert.deepEqual([size, scheduled], ["large", true]);
  assert.equal(airportOf("XQXQ"), undefined);
  assert.equal(airportOf("eddf"), undefined);
  assert.throws(() => knownAirport("XQXQ"), /XQXQ/);
});

test("[GEO2] job airports are those with scheduled service and the large ones", () => {
  assert.ok(JOB_AIRPORTS.length > AIRPORTS.length / 2, `${JOB_AIRPORTS.length}`);
  assert.ok(JOB_AIRPORTS.every(({ scheduled, size }) => scheduled || size === "large"));
  assert.equal(AIRPORTS.filter(({ icao }) => isJobAirport(icao)).length, JOB_AIRPORTS.length);
  assert.equal(isJobAirport("EDDF"), true);
  assert.equal(isJobAirport("XQXQ"), false);
});
