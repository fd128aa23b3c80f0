/**
 * `npm run prove -- faults [name …] [--quick] [--seed 1]`: injects faults, all sorts unless some are named. Ends with 1 when a
 * promise was broken. At full size the figures are written into docs/proving/faults.md.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { markdownTable, today, writeSection } from "../harness/report.ts";
import type { FaultVerdict } from "./fault.ts";
import { PROGRAMS } from "./programs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
});
const seed = wholeNumber("--seed", values.seed);
const size = values.quick ? "quick" : "full";
const unknown = positionals.filter((name) => !PROGRAMS.has(name));
if (unknown.length > 0) {
  throw new Error(`no fault is named ${unknown.join(", ")}; there are ${[...PROGRAMS.keys()].join(", ")}`);
}

for (const [name, program] of PROGRAMS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const verdicts = await program({ size, seed, log: (line) => console.error(`${name}: ${line}`) });
  const text = sectionOf(verdicts);
  console.log(`${name}\n\n${text}\n`);
  if (size === "full") await writeSection(name, text, `prove -- faults ${name}`, "proving/faults.md");
  if (verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function sectionOf(verdicts: readonly FaultVerdict[]): string {
  const faults = verdicts.flatMap(({ name, faults: sentences }) => sentences.map((one) => `- ${name}: ${one}`));
  const rows = verdicts.flatMap(({ name, figures }) =>
    Object.entries(figures).map(([what, value]) => [name, what, value]),
  );
  return [
    `${today()}. ${faults.length === 0 ? "All promises were kept." : "Violations:"}`,
    ...(faults.length === 0 ? [] : ["", ...faults]),
    "",
    ...markdownTable(["where", "figure", "measured"], rows),
  ].join("\n");
}
