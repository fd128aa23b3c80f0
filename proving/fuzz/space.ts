/** `npm run fuzz:space -- --requests N --seed S --wildness W`: many generated requests, and what each operation answered. */
import { parseArgs } from "node:util";
import { fuzzSpace } from "./fuzz.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    wildness: { type: "string", default: "0.3" },
  },
});

const { failures, answers, slowestMs } = await fuzzSpace({
  requests: Number(values.requests),
  seed: Number(values.seed),
  wildness: Number(values.wildness),
});
for (const [operationId, counts] of answers) {
  const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`${operationId.padEnd(20)} ${statuses.join(", ")}`);
}
console.log(`slowest answer: ${slowestMs.toFixed(0)} ms`);
for (const failure of failures) console.log(JSON.stringify(failure, undefined, 2));
if (failures.length > 0) process.exitCode = 1;
