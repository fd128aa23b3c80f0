/**
 * `npm run prove -- faults [name …] [--quick] [--seed 1]`: brings faults about, all sorts unless some are named, at full size
 * unless quick. Ends with 1 when anything went otherwise than promised. At full size the figures go into docs/proving/faults.md.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { today, writeSection } from "../harness/report.ts";
import type { FaultVerdict } from "./program.ts";
import { PROGRAMS } from "./programs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, seed: { type: "string", default: "1" } },
});
const seed = wholeNumber("--seed", values.seed);
const size = values.quick ? "quick" : "full";
const unknown = positionals.filter((name) => !PROGRAMS.has(name));
if (unknown.length > 0) {
  throw new Error(`there is no fault named ${unknown.join(", ")}; there is ${[...PROGRAMS.keys()].join(", ")}`);
}

for (const [name, program] of PROGRAMS) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const verdicts = await program({ size, seed, tell: (line) => console.error(`${name}: ${line}`) });
  const text = sectionOf(verdicts);
  console.log(`${name}\n\n${text}\n`);
  if (size === "full") await writeSection(name, text, `prove -- faults ${name}`, "proving/faults.md");
  if (verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function sectionOf(verdicts: readonly FaultVerdict[]): string {
  const rows = verdicts.flatMap(({ name, figures }) =>
    Object.entries(figures).map(([what, value]) => `| ${name} | ${what} | ${shown(value)} |`),
  );
  const faults = verdicts.flatMap(({ name, faults: sentences }) => sentences.map((one) => `- ${name}: ${one}`));
  return [
    `${today()}. ${faults.length === 0 ? "Nothing went otherwise than promised." : "Violations:"}`,
    ...(faults.length === 0 ? [] : ["", ...faults]),
    "",
    "| where | figure | measured |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
}

function shown(value: string | number): string {
  return typeof value === "number" ? value.toLocaleString("en") : value;
}
