/**
 * Plays the cargo game by its real rules and says how it is balanced, as Markdown tables:
 * `npm run balance -- cargo --seeds 200 --from 1 [--study beginners]`.
 * So many beginners play; of the longer studies only some of the seeds. The same arguments print the same figures. Ends
 * with 1 when a figure misses its band.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { HEAD, judge } from "./cargo-report.ts";
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
  console.log(`\n## ${name}\n\n${HEAD}\n${figures.map(({ row }) => row).join("\n")}`);
  return figures.every(({ isKept }) => isKept);
}

function studyNamed(name: string): Study {
  const study = STUDIES.find((one) => one.name === name);
  if (study) return study;
  throw new Error(`--study takes ${STUDIES.map((one) => `'${one.name}'`).join(", ")}, not '${name}'`);
}
