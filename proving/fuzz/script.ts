/** What the commands `fuzz:…` share: the command line, the database, and what is told and written of the runs. */
import { parseArgs } from "node:util";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { wholeNumber } from "../harness/arguments.ts";
import { today, writeSection } from "../harness/report.ts";
import type { Failure, FuzzOptions, FuzzVerdict } from "./fuzz.ts";

export interface FuzzScript {
  /** As in `prove -- fuzz space`. */
  readonly game: string;
  /** Runs of the game, by what is different in them; each gets its share of the requests. */
  readonly runs: Readonly<Record<string, (options: FuzzOptions) => Promise<FuzzVerdict>>>;
}

/** Runs what the command line asks for; failures are told with the command that repeats them, and make the process exit with 1. */
export async function runFuzz({ game, runs }: FuzzScript): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      wildness: { type: "string", default: "0.3" },
      only: { type: "string" },
      postgres: { type: "boolean", default: false },
      print: { type: "boolean", default: false },
    },
  });
  const seed = wholeNumber("--seed", values.seed);
  const wildness = Number(values.wildness);
  const chosen = Object.entries(runs).filter(([name]) => values.only === undefined || values.only === name);
  if (chosen.length === 0) throw new Error(`--only takes ${Object.keys(runs).join(" or ")}`);
  const requests = Math.ceil(wholeNumber("--requests", values.requests) / chosen.length);
  const engine = values.postgres ? "PostgreSQL" : "SQLite";
  const rows: string[] = [];
  for (const [name, run] of chosen) {
    const startedAt = performance.now();
    const database = values.postgres ? await testDatabase() : undefined;
    try {
      const progress = (sent: number) => console.error(`prove -- fuzz ${game}, ${name}: ${sent} of ${requests}`);
      const verdict = await run({ requests, seed, wildness, databaseUrl: database?.url, progress });
      tell(
        verdict,
        `npm run prove -- fuzz ${game} --only "${name}" --seed ${seed} --wildness ${wildness}${values.postgres ? " --postgres" : ""}`,
      );
      rows.push(rowOf(`${game}, ${name}, ${engine}`, verdict, (performance.now() - startedAt) / 1000));
    } finally {
      await database?.drop();
    }
  }
  const section = values.postgres ? `${game} on PostgreSQL` : game;
  if (!values.print) await writeSection(section, pageText(rows), `prove -- fuzz ${game}`, "proving/fuzz.md");
}

function tell({ answers, sent, sequences, slowest, failures }: FuzzVerdict, command: string): void {
  for (const [operationId, counts] of answers) {
    const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${operationId.padEnd(22)} ${statuses.join(", ")}`);
  }
  console.log(`sent: ${counted(sent)}`);
  console.log(`sequences that came to their end: ${counted(sequences)}`);
  console.log(
    `slowest answer: ${slowest.ownMs.toFixed(0)} ms of the service, ${slowest.wallMs.toFixed(0)} ms on the clock`,
  );
  for (const failure of failures) tellFailure(failure, command);
  console.log(failures.length === 0 ? "no answer was wrong" : `${failures.length} answers were wrong`);
  if (failures.length > 0) process.exitCode = 1;
}

function tellFailure({ place, request, smaller, status, why }: Failure, command: string): void {
  console.log(`\nrequest ${place} was answered ${status}:`);
  for (const sentence of why) console.log(`  ${sentence.slice(0, 600)}`);
  console.log(`  as sent: ${JSON.stringify(request)}`);
  if (smaller !== undefined) console.log(`  smaller: ${JSON.stringify(smaller)}`);
  console.log(`  again:   ${command} --requests ${place} --print`);
}

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count.toLocaleString("en")}`).join(", ");

function rowOf(name: string, { sent, answers, slowest, failures }: FuzzVerdict, seconds: number): string {
  const requests = [...sent.values()].reduce((sum, count) => sum + count, 0);
  const { ownMs, wallMs } = slowest;
  const cells = [
    name,
    requests.toLocaleString("en"),
    answers.size,
    counted(sent),
    `${ownMs.toFixed(0)} ms (${wallMs.toFixed(0)} ms)`,
    `${Math.round(seconds)} s`,
    failures.length,
  ];
  return `| ${cells.join(" | ")} |`;
}

const pageText = (rows: readonly string[]): string =>
  [
    `${today()}.`,
    "",
    "| run | requests | operations | how they were made | slowest: own time (on the clock) | took | wrong answers |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
