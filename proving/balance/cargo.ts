/**
 * `npm run balance -- cargo [--seeds 200] [--from 1] [--study beginners]`: bots play the cargo game by its real rules. Prints figures
 * against their bands, the same for the same arguments; the longer studies play only some of the seeds. Exits with 1 when a band is missed.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { judge, tableOf } from "./cargo-report.ts";
import { STUDIES, type Study } from "./cargo-studies.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "200" },
    from: { type: "string", default: "1" },
    study: { type: "string", multiple: true },
  },
});

const seeds = wholeNumber("--seeds", values.seeds);
const from = wholeNumber("--from", values.from);
const studies = values.study?.map(studyNamed) ?? STUDIES;

console.log(`${seeds} seeds from ${from}`);
const missed = studies.filter((study) => !keepsBands(study)).map(({ name }) => name);
if (missed.length > 0) {
  console.log(`\nmissed: ${missed.join("; ")}`);
  process.exitCode = 1;
}

function keepsBands({ name, oneIn, play }: Study): boolean {
  const count = Math.max(1, Math.round(seeds / oneIn));
  const samples = Array.from({ length: count }, (_, index) => play(from + index)).flat();
  const figures = judge(name, samples);
  console.log(`\n## ${name}\n\n${tableOf(figures)}`);
  return figures.every(({ isKept }) => isKept);
}

function studyNamed(name: string): Study {
  const study = STUDIES.find((one) => one.name === name);
  if (study) return study;
  throw new Error(`--study takes ${STUDIES.map((one) => `'${one.name}'`).join(", ")}, not '${name}'`);
}
