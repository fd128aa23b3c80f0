import assert from "node:assert/strict";
import { test } from "node:test";
import { registration } from "./names.ts";

const SHAPES = { DE: /^D-[A-Z]{4}$/, US: /^N[1-9]\d\d[A-Z]{2}$/, AE: /^A6-[A-Z]{3}$/, PH: /^RP-C[1-9]\d{3}$/ } as const;

test("[NAME1] registrations have the format of the owner's country", () => {
  for (const [country, shape] of Object.entries(SHAPES)) {
    for (const planeId of [1, 2, 999, 123_456, 2 ** 31]) assert.match(registration(7, planeId, country), shape);
  }
});

test("[NAME1] a country without a pattern gets a neutral registration", () => {
  assert.match(registration(7, 1, "XX"), /^X-[A-Z]{4}$/);
});

test("[NAME1] the same seed and plane give the same registration, another seed gives another one", () => {
  assert.equal(registration(7, 42, "DE"), registration(7, 42, "DE"));
  assert.notEqual(registration(7, 42, "DE"), registration(8, 42, "DE"));
  assert.match(registration(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, "FR"), /^F-[A-Z]{4}$/);
});

test("[NAME1] the first 9,000 planes of a country have different registrations", () => {
  for (const country of ["DE", "CA", "CN", "JP", "XX"]) {
    const names = new Set(Array.from({ length: 9000 }, (_, id) => registration(3, id + 1, country)));
    assert.equal(names.size, 9000, country);
  }
});
