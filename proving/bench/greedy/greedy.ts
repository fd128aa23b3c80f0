/**
 * `npm run bench -- greedy [--jobs 200000] [--seconds 10] [--neighbours 20]`: one player with a long history sends requests
 * without a pause, one kind of load after the other. Exits with 1 if the p99 of the other players is above 50 ms under any load.
 */

import { join } from "node:path";
import { readOptions } from "../../harness/arguments.ts";
import { startChild } from "../../harness/child.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { separateCores } from "../../harness/cores.ts";
import { withFolder } from "../../harness/folder.ts";
import { publish } from "../../harness/publish.ts";
import { seededRandom } from "../../harness/random.ts";
import { repeat } from "../../harness/repeat.ts";
import { markdownTable, number, printVerdict, today } from "../../harness/report.ts";
import { BEHIND_PROXY, startGame } from "../../harness/spawn-service.ts";
import { type Quantiles, quantilesOf } from "../../harness/statistics.ts";
import { headersOf, onePlaneEach, writeWorld } from "../cargo-world.ts";
import { addLongHistory } from "../long-history.ts";
import { LOADS } from "./loads.ts";

export interface GreedyOptions {
  /** Jobs in the history of the greedy player. */
  readonly jobs: number;
  /** Length of each load in seconds. */
  readonly seconds: number;
  readonly neighbours: number;
  readonly report?: (line: string) => void;
}

export interface Measured {
  readonly what: string;
  /** The greedy player's answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Latencies of the other players' requests in milliseconds. */
  readonly reads: Quantiles;
  readonly changes: Quantiles;
  /** The others' answers that were not 200, by code. */
  readonly refused: Readonly<Record<string, number>>;
}

const GREEDY = new URL("greedy-player.ts", import.meta.url);

export const runGreedy = ({ jobs, seconds, neighbours, report = () => {} }: GreedyOptions): Promise<Measured[]> =>
  withFolder(async (folder) => {
    const file = join(folder, "cargo.db");
    const [players, now] = [1 + neighbours, Date.now()];
    await writeWorld(file, { players, planes: onePlaneEach(players), now });
    await addLongHistory(file, { count: jobs, players: 1, now: now - 1 });
    report(`player 1 has ${jobs} jobs behind`);
    await using service = await startGame("cargo", { database: `sqlite:${file}`, environment: BEHIND_PROXY });
    const measure = async (what: string, load?: string): Promise<Measured> => {
      const greedy =
        load === undefined
          ? undefined
          : startChild(GREEDY, [service.url, load, String(seconds)], {}, { side: "client" });
      await greedy?.line();
      greedy?.writeLine("begin");
      const { latencies, refused } = await play(service.url, neighbours, seconds);
      const answers = greedy === undefined ? {} : JSON.parse(await greedy.line());
      await greedy?.stop();
      const [reads, changes] = [quantilesOf(latencies.reads), quantilesOf(latencies.changes)];
      const p99s = [reads, changes].map(({ p99 }) => p99.toFixed(1)).join(" and ");
      report(`${what}: the others' p99 of reads and changes ${p99s} ms; ${JSON.stringify(answers)}`);
      return { what, answers, reads, changes, refused };
    };
    // The first reads of each player compile and fill caches.
    await play(service.url, neighbours, seconds);
    const measured = [await measure("nothing")];
    for (const [name, { what }] of Object.entries(LOADS)) measured.push(await measure(what, name));
    return measured;
  });

const THINK_MS = 100;
/** Reads for each change that a neighbour makes. */
const READS_A_CHANGE = 5;

/** Plays the other players, from player 2 on, who read their snapshots and sometimes change something. */
async function play(url: string, neighbours: number, seconds: number) {
  const stop = AbortSignal.timeout(1000 * seconds);
  const latencies = { reads: [] as number[], changes: [] as number[] };
  const refused: Record<string, number> = {};
  const one = async (playerId: number) => {
    const client = new Client(url, { headers: { ...headersOf(playerId), ...addressOf(playerId) } });
    let turns = 0;
    const turn = async () => {
      turns += 1;
      const isChange = turns % READS_A_CHANGE === 0;
      const sending = isChange
        ? client.send("POST", `/api/planes/${playerId}/rename`, { name: `Turn ${turns}` })
        : client.send("GET", "/api/state");
      const { ms, status, code = "" } = await sending;
      latencies[isChange ? "changes" : "reads"].push(ms);
      if (status !== 200) refused[code] = 1 + (refused[code] ?? 0);
    };
    await repeat(turn, { stop, thinkMs: THINK_MS, random: seededRandom(playerId) });
    client.close();
  };
  await Promise.all(Array.from({ length: neighbours }, (_, index) => one(index + 2)));
  return { latencies, refused };
}

/** Bound on the other players' p99 in milliseconds. */
const MOST_P99_MS = 50;

export const verdictOf = (measured: readonly Measured[]): string[] => measured.flatMap(faultsOf);

function faultsOf({ what, refused, reads, changes }: Measured): string[] {
  const late = Object.entries({ reads, changes }).filter(([, { p99 }]) => !(p99 <= MOST_P99_MS));
  return [
    ...Object.entries(refused).map(([code, count]) => `${what}: ${count} requests of the others were answered ${code}`),
    ...late.map(([kind, { p99 }]) => `${what}: the others' p99 of ${kind} was ${number(p99, 1)} ms`),
  ];
}

export function greedyText(
  measured: readonly Measured[],
  { jobs, neighbours }: Pick<GreedyOptions, "jobs" | "neighbours">,
): string {
  const rows = measured.map(({ what, answers, reads, changes }) => [
    what,
    ...["200", "429"].map((status) => number(answers[status] ?? 0)),
    ...[reads, changes].map(({ p50, p99 }) => `${number(p50, 1)}, ${number(p99, 1)}`),
  ]);
  const head = ["the greedy player asks for", "answered", "429", "others' reads: p50, p99, ms", "others' changes"];
  return [
    `${today()}; ${number(jobs)} jobs in the history of the greedy player, ${number(neighbours)} others, rate limits on.`,
    "",
    ...markdownTable(head, rows),
    "",
    `Aim: each p99 at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ].join("\n");
}

export async function run(): Promise<void> {
  const options = readOptions({ jobs: 200_000, seconds: 10, neighbours: 20 });
  separateCores();
  const measured = await runGreedy({ ...options, report: console.error });
  await publish({ name: "greedy", text: greedyText(measured, options) });
  printVerdict(verdictOf(measured));
}
