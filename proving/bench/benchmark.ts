/** Runs a benchmark with its options, prints the result and writes it into docs/ unless the machine was busy. */
import { type Defaults, type Options, readOptions } from "../harness/arguments.ts";
import { separateCores } from "../harness/cores.ts";
import { withFolder } from "../harness/folder.ts";
import { publish } from "../harness/publish.ts";
import { aimTable, type Block, type Figure, markdown, printVerdict, today } from "../harness/report.ts";

export interface Benchmark<Of extends Defaults, Result> {
  /** Name of its section of the page. */
  readonly name: string;
  /** Script that the section names; `bench -- <name>` unless given. */
  readonly script?: string;
  /** In docs/; performance.md unless given. */
  readonly page?: string;
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
  const { measure, text, verdict, ...publication } = benchmark;
  const options = readOptions(benchmark.options);
  if (!benchmark.sharesCores) separateCores();
  const result = await withFolder((folder) => measure(folder, options));
  const isWritten = await publish({ ...publication, text: markdown(...text(result)) });
  if (verdict !== undefined) printVerdict(verdict(result));
  return { result, isWritten };
}

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

/** Prints a line about the progress, except in tests. */
export function progress(line: string): void {
  if (process.env.NODE_TEST_CONTEXT === undefined) console.error(line);
}
