/** What the commands `fuzz:…` share: options from the command line, and what each operation answered. */
import { parseArgs } from "node:util";
import type { FuzzOptions, FuzzVerdict } from "./fuzz.ts";

/** `--requests N --seed S --wildness W`. */
export function fuzzOptions(): FuzzOptions {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      wildness: { type: "string", default: "0.3" },
    },
  });
  return { requests: Number(values.requests), seed: Number(values.seed), wildness: Number(values.wildness) };
}

/** Tells the verdict; failures make the process exit with 1. */
export function tell({ answers, slowestMs, failures }: FuzzVerdict): void {
  for (const [operationId, counts] of answers) {
    const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${operationId.padEnd(22)} ${statuses.join(", ")}`);
  }
  console.log(`slowest answer: ${slowestMs.toFixed(0)} ms`);
  for (const failure of failures) console.log(JSON.stringify(failure, undefined, 2));
  if (failures.length > 0) process.exitCode = 1;
}
