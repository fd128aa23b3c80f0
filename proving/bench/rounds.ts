/** Runs a benchmark for some rounds, prints its table and writes it into docs/performance.md unless the machine was busy. */
import { join } from "node:path";
import { readOptions } from "../harness/arguments.ts";
import { withFolder } from "../harness/folder.ts";
import { publish } from "../harness/publish.ts";
import { type Figure, table } from "../harness/report.ts";

export interface Benchmark<Round> {
  /** Name of the program and of its section of the page. */
  readonly name: string;
  /** Default of `--seconds`: how long each rate is measured per round. */
  readonly seconds: number;
  /** Measures one round. The paths of its files begin with the prefix. */
  readonly measure: (prefix: string, seconds: number) => Promise<Round>;
  readonly figures: (rounds: readonly Round[]) => readonly Figure[];
  /** Returns text to print below the table, measured once. */
  readonly appendix?: (prefix: string) => Promise<string>;
}

/** Runs the benchmark with the options `--seconds N` and `--rounds N`. */
export async function runBenchmark<Round>(benchmark: Benchmark<Round>): Promise<void> {
  const { name, measure, figures, appendix } = benchmark;
  const { seconds, rounds: count } = readOptions({ seconds: benchmark.seconds, rounds: 3 });
  const text = await withFolder(async (folder) => {
    const rounds: Round[] = [];
    for (let round = 1; round <= count; round += 1) {
      rounds.push(await measure(join(folder, String(round)), seconds));
      console.error(`measured round ${round} of ${count}`);
    }
    const own = table(figures(rounds), count);
    return appendix === undefined ? own : `${own}\n\n${await appendix(join(folder, "appendix"))}`;
  });
  await publish({ name, text });
}
