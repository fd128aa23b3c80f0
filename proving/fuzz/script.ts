/** `npm run prove -- fuzz <game>`: judges the answers to many generated requests. Without options it writes docs/proving/fuzz.md. */
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { markdown, markdownTable, number, progress, today, writeSection } from "../harness/report.ts";
import type { Game } from "../harness/spawn-service.ts";
import { fuzzCargo } from "./cargo/cargo-game.ts";
import type { FuzzOptions } from "./game.ts";
import type { Failure, FuzzVerdict } from "./run.ts";
import { fuzzSpace } from "./space/space-game.ts";

/** Runs by game and name; each gets its share of the requests. */
const RUNS: Readonly<Record<Game, Readonly<Record<string, (options: FuzzOptions) => Promise<FuzzVerdict>>>>> = {
  space: { all: fuzzSpace },
  cargo: {
    hooks: (options) => fuzzCargo({ ...options, withHooks: true }),
    "no hooks": (options) => fuzzCargo({ ...options, withHooks: false }),
  },
};

/** Prints failures with the command that repeats them, and sets exit code 1 for any. */
export async function runFuzz(game: Game): Promise<void> {
  const values = readOptions({ requests: 100_000, seed: 1, wildness: "0.3", only: "", postgres: false });
  const { seed } = values;
  const wildness = Number(values.wildness);
  const names = namedOnes("run", Object.keys(RUNS[game]), [values.only]);
  const chosen = Object.entries(RUNS[game]).filter(([name]) => names.includes(name));
  const requests = Math.ceil(values.requests / chosen.length);
  const script = `prove -- fuzz ${game}`;
  const rows: (string | number)[][] = [];
  for (const [name, run] of chosen) {
    const startedAt = performance.now();
    const database = values.postgres ? await testDatabase() : undefined;
    try {
      progress(`${script}, ${name}`);
      const verdict = await run({ requests, seed, wildness, databaseUrl: database?.url });
      const options = `--only "${name}" --seed ${seed} --wildness ${wildness}${values.postgres ? " --postgres" : ""}`;
      print(verdict, `npm run ${script} ${options}`);
      const where = `${game}, ${name}, ${values.postgres ? "PostgreSQL" : "SQLite"}`;
      rows.push(rowOf(where, verdict, (performance.now() - startedAt) / 1000));
    } finally {
      await database?.drop();
    }
  }
  const sums = ["slowest: own time (on the clock)", "took", "wrong answers"];
  const head = ["run", "requests", "operations", "how they were made", ...sums];
  await writeSection(game, markdown(`${today()}.`, markdownTable(head, rows)), script, "proving/fuzz.md");
}

function print({ answers, sent, sequences, slowest, failures }: FuzzVerdict, command: string): void {
  for (const [operationId, counts] of answers) {
    const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${operationId.padEnd(22)} ${statuses.join(", ")}`);
  }
  console.log(`sent: ${countsText(sent)}`);
  console.log(`completed sequences: ${countsText(sequences)}`);
  console.log(`slowest answer: ${number(slowest.ownMs)} ms of the service, ${number(slowest.wallMs)} ms on the clock`);
  for (const failure of failures) printFailure(failure, command);
  console.log(failures.length === 0 ? "no answer was wrong" : `${failures.length} answers were wrong`);
  if (failures.length > 0) process.exitCode = 1;
}

function printFailure({ place, request, smaller, status, why }: Failure, command: string): void {
  console.log(`\nrequest ${place} was answered ${status}:`);
  for (const sentence of why) console.log(`  ${sentence.slice(0, 600)}`);
  console.log(`  as sent: ${JSON.stringify(request)}`);
  if (smaller !== undefined) console.log(`  smallest: ${JSON.stringify(smaller)}`);
  console.log(`  again:   ${command} --requests ${place}`);
}

const countsText = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${number(count)}`).join(", ");

function rowOf(name: string, { sent, answers, slowest, failures }: FuzzVerdict, seconds: number): (string | number)[] {
  const requests = [...sent.values()].reduce((sum, count) => sum + count, 0);
  const times = `${number(slowest.ownMs)} ms (${number(slowest.wallMs)} ms)`;
  return [name, requests, answers.size, countsText(sent), times, `${number(seconds)} s`, failures.length];
}
