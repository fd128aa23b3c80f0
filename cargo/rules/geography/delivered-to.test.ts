import assert from "node:assert/strict";
import { test } from "node:test";
import {
  airportsByDeliveries,
  airportsIn,
  deliveriesTo,
  hasCountry,
  isDeliveredTo,
  withDelivery,
} from "./delivered-to.ts";

const after = (...icaos: readonly string[]): string => icaos.reduce(withDelivery, "");

test("[GO1] deliveries to an airport are counted up to ten", () => {
  const text = after("EDDF", "EDDM", "EDDF", ...Array.from({ length: 14 }, () => "LFPG"));
  assert.equal(text, "EDDF2EDDM1LFPGa");
  const counts = ["EDDF", "EDDM", "LFPG", "EGLL", "FEDD"].map((icao) => deliveriesTo(text, icao));
  assert.deepEqual(counts, [2, 1, 10, 0, 0]);
  assert.equal(airportsIn(text), 3);
  assert.equal(withDelivery(text, "LFPG"), text);
});

test("[GO3] airports are listed by their deliveries, then by code", () => {
  const listed = airportsByDeliveries(after("LFPG", "EDDM", "EDDF", "LFPG")).map(
    ({ icao, deliveries }) => icao + deliveries,
  );
  assert.deepEqual(listed, ["LFPG2", "EDDF1", "EDDM1"]);
  assert.deepEqual(airportsByDeliveries(""), []);
});

test("[GO1] a country counts as reached after a delivery to any of its airports", () => {
  const text = after("EDDF", "LFPG");
  assert.deepEqual(
    ["DE", "FR", "GB"].map((country) => hasCountry(text, country)),
    [true, true, false],
  );
});

test("a malformed list of delivered airports is rejected", () => {
  for (const text of ["EDDF", "EDDF0", "EDDF1EDDF2", "XQXQ1", "eddf1", "EDDFb", "1EDDF"]) {
    assert.equal(isDeliveredTo(text), false, text);
  }
  assert.ok(isDeliveredTo("") && isDeliveredTo("EDDF9EDDMa"));
});
