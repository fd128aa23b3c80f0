/**
 * `npm run balance -- cargo [--seeds 200] [--from 1] [--study beginners]`: bots play the cargo game by its real rules. Prints figures
 * against their bands, the same for the same arguments; the longer studies play only some of the seeds. Exits with 1 when a band is missed.
 */

import { namedOnes, readOptions } from "../harness/arguments.ts";
import { printVerdict } from "../harness/report.ts";
import { judge, tableOf } from "./cargo-report.ts";
import { STUDIES } from "./cargo-studies.ts";
import type { Study } from "./cargo-study.ts";

const { seeds, from, study: chosen } = readOptions({ seeds: 200, from: 1, study: "" });
const names = STUDIES.map(({ name }) => name);
const studies = STUDIES.filter(({ name }) => namedOnes("study", names, [chosen]).includes(name));

console.log(`${seeds} seeds from ${from}`);
printVerdict(studies.filter((study) => !keepsBands(study)).map(({ name }) => `${name} misses a band`));

function keepsBands({ name, oneIn, play }: Study): boolean {
  const count = Math.max(1, Math.round(seeds / oneIn));
  const samples = Array.from({ length: count }, (_, index) => play(from + index)).flat();
  const figures = judge(name, samples);
  console.log(`\n## ${name}\n\n${tableOf(figures)}`);
  return figures.every(({ isKept }) => isKept);
}
