/** `npm run bench -- greedy`: one player asks without a pause. Exits with 1 if the p99 of the others is above 50 ms under any load. */
import type { Options } from "../../harness/arguments.ts";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { startChild } from "../../harness/child.ts";
import { addressOf, Client } from "../../harness/client.ts";
import { repeatAll } from "../../harness/repeat.ts";
import { type Block, markdownTable, number, progress, today } from "../../harness/report.ts";
import { BEHIND_PROXY } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { Answers } from "../answers.ts";
import { runBenchmark } from "../benchmark.ts";
import { startWithHistory } from "../long-history.ts";

const OPTIONS = {
  /** Jobs in the history of the greedy player. */
  jobs: 200_000,
  seconds: 10,
  neighbours: 20,
};

export interface Load {
  readonly what: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly isStream?: true;
}

const reads = (what: string, path: string): Load => ({ what, method: "GET", path });

export const LOADS: readonly Load[] = [
  reads("events of a kind that the history does not have", "/api/history/events?kinds=relief"),
  reads("ended packages of a status that the history does not have", "/api/history/packages?status=expired"),
  reads("the history in sums", "/api/history/summary"),
  reads("snapshots", "/api/state"),
  { what: "changes", method: "POST", path: "/api/planes/1/rename", body: { name: "Greedy" } },
  { what: "opening streams", method: "GET", path: "/api/stream", isStream: true },
];

type Measured = Awaited<ReturnType<typeof measure>>["measured"][number];

const THINK_MS = 100;

/** Each load has the answers to the greedy player by status, and meanwhile the latencies of the others in milliseconds. */
export async function measure(folder: string, { jobs, seconds, neighbours }: Options<typeof OPTIONS>) {
  const history = { count: jobs, players: 1, others: neighbours };
  await using service = await startWithHistory(folder, history, BEHIND_PROXY);
  const others = new Answers("reads", "changes");
  const turns = Array.from({ length: neighbours }, (_, index) => turnOf(service.url, index + 2, others));
  const play = () => repeatAll(turns, { seconds, thinkMs: THINK_MS });
  // The first reads of each player compile and fill caches.
  await play();
  const measured = await Array.fromAsync([undefined, ...LOADS], async (load) => {
    others.restart();
    const answers = await during(service.url, load, seconds, play);
    const [reads, changes] = [quantilesOf(others.latencies.reads), quantilesOf(others.latencies.changes)];
    const refused = [...others.refusals.keys(), ...others.unexpected];
    const one = { what: load?.what ?? "nothing", answers, reads, changes, refused };
    progress(rowOf(one).join(" | "));
    return one;
  });
  return { jobs, neighbours, measured };
}

async function during(url: string, load: Load | undefined, seconds: number, play: () => Promise<void>) {
  if (load === undefined) return play().then((): Record<string, number> => ({}));
  const script = new URL("greedy-player.ts", import.meta.url);
  await using greedy = startChild(script, [url, JSON.stringify(load), String(seconds)], {}, { side: "client" });
  await greedy.line();
  greedy.writeLine("begin");
  await play();
  return JSON.parse(await greedy.line()) as Record<string, number>;
}

const READS_A_CHANGE = 5;

/** Returns the next turn of a player who reads snapshots and sometimes changes something. */
function turnOf(url: string, playerId: number, answers: Answers<"reads" | "changes">) {
  const client = new Client(url, { headers: { ...headersOf(playerId), ...addressOf(playerId) } });
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % READS_A_CHANGE > 0) return answers.send("reads", client, "GET", "/api/state");
    return answers.send("changes", client, "POST", `/api/planes/${playerId}/rename`, { name: `Turn ${turns}` });
  };
}

/** Bound on the other players' p99 in milliseconds. */
const MOST_P99_MS = 50;

export const verdictOf = (measured: readonly Measured[]): string[] => measured.flatMap(faultsOf);

function faultsOf({ what, refused, reads, changes }: Measured): string[] {
  const late = Object.entries({ reads, changes }).filter(([, { p99 }]) => !(p99 <= MOST_P99_MS));
  return [
    ...(refused.length > 0 ? [`${what}: ${refused.length} refusals of the others, such as ${refused[0]}`] : []),
    ...late.map(([kind, { p99 }]) => `${what}: the others' p99 of ${kind} was ${number(p99, 1)} ms`),
  ];
}

const rowOf = ({ what, answers, reads, changes }: Measured): string[] => [
  what,
  ...["200", "429"].map((status) => number(answers[status] ?? 0)),
  ...[reads, changes].map(({ p50, p99 }) => `${number(p50, 1)}, ${number(p99, 1)}`),
];

export function greedyText({ jobs, neighbours, measured }: Awaited<ReturnType<typeof measure>>): Block[] {
  const head = ["the greedy player asks for", "answered", "429", "others' reads: p50, p99, ms", "others' changes"];
  return [
    `${today()}; ${number(jobs)} jobs in the history of the greedy player, ${number(neighbours)} others, rate limits on.`,
    markdownTable(head, measured.map(rowOf)),
    `Aim: each p99 at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ];
}

export const run = () =>
  runBenchmark({
    name: "greedy",
    options: OPTIONS,
    measure,
    text: greedyText,
    verdict: ({ measured }) => verdictOf(measured),
  });
