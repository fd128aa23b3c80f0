/** `npm run bench -- history`: how fast a service starts and reads on years of play. Exits with 1 if an aim is missed. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { Options } from "../../harness/arguments.ts";
import { signInAdmin } from "../../harness/cargo/player.ts";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { bearer, Client } from "../../harness/client.ts";
import { repeatAll } from "../../harness/repeat.ts";
import { type Block, duration, markdownTable, number, progress, today } from "../../harness/report.ts";
import { ADMIN_PASSWORD } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { runBenchmark } from "../benchmark.ts";
import { startWithHistory, YEAR_MS } from "../long-history.ts";
import { used } from "../metrics.ts";

const OPTIONS = {
  /** Ended packages. The number of events is five times as high. */
  jobs: 2_000_000,
  players: 50,
  /** Length of each measurement of a read in seconds. */
  seconds: 5,
  quick: false,
};

export type Measured = Awaited<ReturnType<typeof measure>>;

type Read = Awaited<ReturnType<typeof readAll>>;

const OTHERS = 950;
const THINK_MS = 500;
const ADMINS = 5;

export async function measure(folder: string, { quick, ...given }: Options<typeof OPTIONS>) {
  const { jobs, players, seconds } = quick ? { jobs: 20_000, players: 50, seconds: 1 } : given;
  const history = { count: jobs, players, others: OTHERS };
  await using service = await startWithHistory(folder, history, { FLIGHT_TEST_HOOKS: "0" });
  const { url, readyMs } = service;
  progress(`ready after ${duration(readyMs)}`);
  const all = Array.from({ length: players }, (_, index) => new Client(url, { headers: headersOf(index + 1) }));
  const token = await signInAdmin(url, ADMIN_PASSWORD);
  const admins = Array.from({ length: ADMINS }, () => new Client(url, { headers: bearer(token) }));
  const reads = await Array.fromAsync([...readsOf(jobs, Date.now()), ...adminReadsOf(jobs)], async (path) => {
    const read = await readAll(url, path, path.startsWith("/api/admin") ? admins : all, seconds);
    progress(rowOf(read).join(" | "));
    return read;
  });
  return { jobs, players, readyMs, reads };
}

/** Returns one read of each route, one of each filter of the histories, and a page from the middle. */
const readsOf = (jobs: number, now: number): string[] => [
  "/api/state",
  "/api/history/ledger",
  `/api/history/ledger?limit=200&before=${jobs}`,
  "/api/history/events",
  `/api/history/events?limit=200&before=${Math.ceil(2.5 * jobs)}`,
  "/api/history/events?kinds=delivered,landed",
  "/api/history/events?kinds=relief",
  "/api/history/packages",
  "/api/history/packages?limit=200&status=delivered",
  "/api/history/packages?status=abandoned",
  "/api/history/packages?status=expired",
  "/api/history/summary",
  `/api/history/summary?since=${new Date(now - YEAR_MS / 2).toISOString()}`,
  `/api/history/summary?since=${new Date(now - 3 * HOUR_MS).toISOString()}`,
  ...["worth", "reputation", "deliveries", "km"].map((by) => `/api/leaderboard?by=${by}`),
  "/api/airports",
  "/api/auth/sessions",
];

/** Returns pages of the longest tables: the first, the last, one sorted by an index, and one after a filter without an index. */
const adminReadsOf = (jobs: number): string[] => {
  const middle = Buffer.from(JSON.stringify({ id: Math.ceil(2.5 * jobs) })).toString("base64url");
  return [
    ...["", "?direction=desc", `?after=${middle}`, "?where.player_id=1", "?where.player_id=1&where.kind=delivered"].map(
      (query) => `/api/admin/tables/events/rows${query}`,
    ),
    "/api/admin/tables/ledger/rows?where.player_id=1&orderBy=at&direction=desc",
    "/api/admin/tables/packages/rows?where.origin_icao=EDDM",
  ];
};

/** `processorMs` is the service's mean processor time per read, which other work on the machine hardly changes. */
async function readAll(url: string, path: string, clients: readonly Client[], seconds: number) {
  const latencies: number[] = [];
  const reads = clients.map((client) => async () => {
    const { ms, status, text } = await client.send("GET", path);
    if (status !== 200) throw new Error(`${path} is answered ${status}: ${text}`);
    latencies.push(ms);
  });
  const thinkMs = Math.min(THINK_MS, 1000 * seconds);
  const { processor } = await used(url, () => repeatAll(reads, { seconds, thinkMs }));
  return { path, ms: quantilesOf(latencies), processorMs: (1000 * processor) / latencies.length };
}

const MOST_READY_MS = 2000;
const MOST_P99_MS = 20;

export const verdictOf = ({ readyMs, reads }: Pick<Measured, "readyMs" | "reads">): string[] => [
  ...(readyMs <= MOST_READY_MS
    ? []
    : [`the service was ready after ${duration(readyMs)}, above ${duration(MOST_READY_MS)}`]),
  ...reads
    .filter(({ ms }) => !(ms.p99 <= MOST_P99_MS))
    .map(({ path, ms }) => `${path}: the p99 was ${number(ms.p99, 1)} ms, above ${MOST_P99_MS} ms`),
];

const rowOf = ({ path, ms: { p50, p99, max }, processorMs }: Read): string[] => [
  `\`${path}\``,
  ...[p50, p99, max].map((ms) => number(ms, 1)),
  number(processorMs, 2),
];

export function historyText(measured: Measured): Block[] {
  const { jobs, players, readyMs, reads } = measured;
  return [
    `${today()}; ${number(5 * jobs)} events, ${number(2 * jobs)} entries of the ledger and ${number(jobs)} ended packages of ${number(players)} players, all of whom read.`,
    `The service is ready ${duration(readyMs)} after its process starts.`,
    markdownTable(["read", "p50, ms", "p99, ms", "longest, ms", "processor time, ms"], reads.map(rowOf)),
    `Aim: ready within ${duration(MOST_READY_MS)}, a p99 of at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ];
}

export const run = () =>
  runBenchmark({ name: "history", options: OPTIONS, measure, text: historyText, verdict: verdictOf });
