/** Runs a benchmark with its options, prints the result and writes it into docs/ unless other programs kept the machine busy. */
import { type Defaults, type Options, readOptions } from "../harness/arguments.ts";
import { separateCores } from "../harness/cores.ts";
import { withFolder } from "../harness/folder.ts";
import { type Disturbance, watchMachine } from "../harness/machine.ts";
import {
  aimTable,
  type Block,
  type Figure,
  markdown,
  percent,
  printVerdict,
  progress,
  today,
  writeSection,
  writesPages,
} from "../harness/report.ts";

/** Percent of one core. An idle desktop or the timers of a server use less. */
const MOST = 10;

/** Measures from the start of the program, which loads this module first. */
const disturbance = watchMachine();

interface Section {
  readonly name: string;
  /** Script that the section names; `bench -- <name>` unless given. */
  readonly script?: string;
  /** In docs/; performance.md unless given. */
  readonly page?: string;
}

export interface Benchmark<Of extends Defaults, Result> extends Section {
  /** Options of the command line with their defaults. */
  readonly options: Of;
  /** The service and its client share the cores. */
  readonly sharesCores?: boolean;
  /** Measures on data in a folder that is empty at first. */
  readonly measure: (folder: string, options: Options<Of>) => Promise<Result>;
  readonly text: (result: Result) => readonly Block[];
  /** Returns one sentence for each broken promise and missed aim. */
  readonly verdict?: (result: Result) => readonly string[];
}

/** Sets exit code 1 if the verdict has a sentence. Returns whether the page was written. */
export async function runBenchmark<Of extends Defaults, Result>(
  benchmark: Benchmark<Of, Result>,
): Promise<{ readonly result: Result; readonly isWritten: boolean }> {
  const { measure, text, verdict } = benchmark;
  const options = readOptions(benchmark.options);
  if (!benchmark.sharesCores) separateCores();
  const result = await withFolder((folder) => measure(folder, options));
  const isWritten = await publish(markdown(...text(result)), benchmark);
  if (verdict !== undefined) printVerdict(verdict(result));
  return { result, isWritten };
}

/** Returns whether the page was written. Sets exit code 1 where it should have been and the machine was busy. */
async function publish(text: string, { name, script, page }: Section): Promise<boolean> {
  const meanwhile = disturbance();
  const full = withDisturbance(text, meanwhile);
  console.log(full);
  const refusal = refusalOf(meanwhile);
  if (refusal !== undefined) console.error(`\n${refusal}`);
  if (!writesPages()) return false;
  if (refusal === undefined) {
    await writeSection(name, full, script, page);
    return true;
  }
  console.error("docs/ is as it was: measure again while the machine does nothing else, or only print with --print.");
  process.exitCode = 1;
  return false;
}

/** Returns why these figures mislead; undefined if other programs used little, or if the machine does not report it. */
export function refusalOf(meanwhile: Disturbance | undefined): string | undefined {
  if (meanwhile === undefined || Math.max(meanwhile.others, meanwhile.stolen) <= MOST) return undefined;
  return `The machine was busy: ${sentenceOf(meanwhile)}, and at most ${MOST} % each is allowed.`;
}

export const withDisturbance = (text: string, meanwhile: Disturbance | undefined): string =>
  meanwhile === undefined ? text : `${text}\n\nMeanwhile ${sentenceOf(meanwhile)}.`;

const sentenceOf = ({ others, stolen }: Disturbance): string =>
  `other programs used ${percent(others / 100)} of a core and the host took ${percent(stolen / 100)}`;

interface InRounds<Round> extends Pick<Benchmark<Defaults, unknown>, "name" | "sharesCores"> {
  /** Default of `--seconds`: how long each rate is measured in a round. */
  readonly seconds: number;
  readonly measure: (folder: string, seconds: number) => Promise<Round>;
  readonly figures: readonly Figure<Round>[];
  /** Returns what to print below the table, measured once. */
  readonly appendix?: (folder: string) => Promise<Block>;
}

/** Runs a benchmark of several rounds, whose result is a table of figures. Its options are `--seconds N` and `--rounds N`. */
export const runRounds = <Round>({ seconds, measure, figures, appendix, ...benchmark }: InRounds<Round>) =>
  runBenchmark({
    ...benchmark,
    options: { seconds, rounds: 3 },
    async measure(folder, options) {
      const rounds: Round[] = [];
      while (rounds.length < options.rounds) {
        rounds.push(await withFolder((own) => measure(own, options.seconds)));
        progress(`measured round ${rounds.length} of ${options.rounds}`);
      }
      return { rounds, more: await appendix?.(folder) };
    },
    text: ({ rounds, more }) => [headOf(rounds.length), aimTable(figures, rounds).lines, ...(more ? [more] : [])],
  });

export const headOf = (rounds: number): string => `${today()}; ${rounds} rounds, each the median (least–greatest).`;
