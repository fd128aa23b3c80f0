import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN_JOB } from "../../rules/values/cargo-package.ts";
import { arrayText, textOnce } from "./json-text.ts";
import { packageJson, packageView } from "./package.ts";

test("the JSON text of a value is made once", () => {
  let made = 0;
  const text = textOnce((value: { readonly id: number }) => `${value.id} ${++made}`);
  const value = { id: 7 };
  assert.equal(text(value), "7 1");
  assert.equal(text(value), "7 1");
  assert.equal(text({ ...value }), "7 2");
});

test("JSON texts are joined to a JSON array", () => {
  assert.equal(arrayText([]), "[]");
  assert.equal(arrayText(["1", '{"a":2}']), '[1,{"a":2}]');
});

test("the JSON text of a package depends on the viewer and the time", () => {
  const job = {
    ...OPEN_JOB,
    id: 5,
    originIcao: "EDDF",
    destIcao: "EDDM",
    commodity: "cartons",
    count: 2,
    weightKg: 16,
    special: "express",
    basePayout: 1000,
    createdAt: 0,
    expiresAt: 9000,
  };
  const market = { seed: 1, clockMs: 0, createdEvents: [], demandLoad: () => undefined };
  for (const [reputation, now] of [
    [0, 0],
    [100_000, 8000],
    [100_000, 9500],
  ] as const) {
    const viewer = { reputation, now, market };
    assert.deepEqual(JSON.parse(packageJson(job, viewer)), packageView(job, viewer));
  }
  const seen = (reputation: number, now: number) => packageView(job, { reputation, now, market });
  assert.notEqual(seen(0, 0).payout, seen(100_000, 0).payout);
  assert.equal(seen(0, 9500).expiresRealMs, 1);
});
