import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRPORTS, JOB_AIRPORTS } from "../../cargo/rules/geography/airports.ts";
import { airportRows, type OurAirport, ourAirports, tableText } from "./airports.ts";

const airport = (fields: Partial<OurAirport>): OurAirport => ({
  ident: "EDDF",
  gps_code: "EDDF",
  type: "large_airport",
  name: "Frankfurt Airport",
  latitude_deg: "50.033333",
  longitude_deg: "8.570556",
  continent: "EU",
  iso_country: "DE",
  municipality: "Frankfurt am Main",
  scheduled_service: "yes",
  ...fields,
});

test("an airport becomes a row with its ICAO code, a position precise to metres, and tidy names", () => {
  assert.equal(
    tableText(airportRows([airport({ name: " Frankfurt  Airport " })])),
    '[\n["EDDF","Frankfurt Airport","Frankfurt am Main","DE",50.03333,8.57056,"L",1]\n]\n',
  );
});

test("the code used in flight plans has priority over the data's own key", () => {
  const rows = airportRows([
    airport({ gps_code: "OAKS", ident: "AF-0005" }),
    airport({ gps_code: "", ident: "LFPG" }),
    airport({ gps_code: "5A8", ident: "5A8" }),
    airport({ gps_code: "edds", ident: "DE-1" }),
  ]);
  assert.deepEqual(
    rows.map(([icao]) => icao),
    ["LFPG", "OAKS"],
  );
});

test("of two airports with one code the first is used, and Antarctica and closed airports are left out", () => {
  const rows = airportRows([
    airport({ name: "First" }),
    airport({ name: "Second" }),
    airport({ gps_code: "NZSP", continent: "AN" }),
    airport({ gps_code: "EDBT", type: "closed" }),
  ]);
  assert.deepEqual(
    rows.map(([icao, name]) => [icao, name]),
    [["EDDF", "First"]],
  );
});

test("[GEO1] [GEO2] the game has every airport with a four-letter code, and jobs lead to the eligible ones", () => {
  const codes = new Map<string, OurAirport>();
  for (const one of ourAirports().filter(({ continent }) => continent !== "AN")) {
    const code = [one.gps_code, one.ident].find((text) => /^[A-Z]{4}$/.test(text));
    if (code !== undefined && one.type.endsWith("_airport") && !codes.has(code)) codes.set(code, one);
  }
  const bearsJobs = ({ type, scheduled_service }: OurAirport) =>
    type === "large_airport" || scheduled_service === "yes";
  const withJobs = [...codes].filter(([, one]) => bearsJobs(one)).map(([code]) => code);
  assert.deepEqual(
    AIRPORTS.map(({ icao }) => icao),
    [...codes.keys()].sort(),
  );
  assert.deepEqual(
    JOB_AIRPORTS.map(({ icao }) => icao),
    withJobs.sort(),
  );
});

test("an airport without a position throws", () => {
  assert.throws(() => airportRows([airport({ latitude_deg: "" })]), /'' is not an angle/);
});
