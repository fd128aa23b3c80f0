import assert from "node:assert/strict";
import { it } from "node:test";
import { AIRCRAFT } from "../../rules/aircraft/aircraft.ts";
import { POOL_BANDS } from "../../rules/jobs/pool-bands.ts";
import { jobsInWords } from "./job-bands.ts";

const words = (id: string) => {
  const model = AIRCRAFT.find((one) => one.id === id);
  assert.ok(model);
  return jobsInWords(model, POOL_BANDS);
};

it("a type serves the bands whose lightest and nearest jobs it can carry", () => {
  assert.equal(words("C208"), "All local, some regional jobs");
  assert.equal(words("AT76"), "All local and regional, some medium jobs");
  assert.equal(words("B734"), "All local and regional, some medium and long jobs");
  assert.equal(words("B748"), "All local, regional, medium and long, some heavy jobs");
  assert.equal(jobsInWords({ maxPayloadKg: 10, rangeKm: 100 }, POOL_BANDS), "No jobs");
});
