/**
 * `npm run bench -- history [--jobs 2000000] [--players 50] [--seconds 5] [--quick]`: measures how fast a service starts and
 * reads on a database with years of play. Exits with 1 if an aim is missed.
 */

import { join } from "node:path";
import { readOptions } from "../../harness/arguments.ts";
import { signInAdmin } from "../../harness/cargo/player.ts";
import { bearer, Client, type Headers } from "../../harness/client.ts";
import { separateCores } from "../../harness/cores.ts";
import { withFolder } from "../../harness/folder.ts";
import { publish } from "../../harness/publish.ts";
import { seededRandom } from "../../harness/random.ts";
import { repeat } from "../../harness/repeat.ts";
import { duration, markdownTable, number, printVerdict, today } from "../../harness/report.ts";
import { ADMIN_PASSWORD, startGame } from "../../harness/spawn-service.ts";
import { type Quantiles, quantilesOf } from "../../harness/statistics.ts";
import { headersOf, onePlaneEach, writeWorld } from "../cargo-world.ts";
import { addLongHistory, YEAR_MS } from "../long-history.ts";
import { processorSeconds } from "../metrics.ts";

export interface HistoryOptions {
  /** Ended packages. The number of events is five times as high. */
  readonly jobs: number;
  readonly players: number;
  /** Length of each measurement of a read in seconds. */
  readonly seconds: number;
  readonly report?: (line: string) => void;
}

export interface Measured {
  /** Milliseconds from the start of the process until it is ready. */
  readonly readyMs: number;
  readonly reads: readonly Read[];
}

interface Read {
  readonly path: string;
  readonly ms: Quantiles;
  /** Mean processor time of the service per read in milliseconds, which other work on the machine hardly changes. */
  readonly processorMs: number;
}

/** Other players in the world, who did nothing. */
const OTHERS = 950;
const THINK_MS = 500;
/** Admins who read the tables at the same time. */
const ADMINS = 5;
/** Rate limits are off, because they would refuse the measured requests. */
const ENVIRONMENT = { FLIGHT_TEST_HOOKS: "0", RATE_LIMIT: "off" };

export const runHistory = ({ jobs, players, seconds, report = () => {} }: HistoryOptions): Promise<Measured> =>
  withFolder(async (folder) => {
    const file = join(folder, "cargo.db");
    const now = Date.now();
    const planes = onePlaneEach(players + OTHERS);
    await writeWorld(file, { players: players + OTHERS, planes, now, openUntil: now + 86_400_000 });
    await addLongHistory(file, { count: jobs, players, now: now - 1 });
    report(`wrote ${jobs} ended packages and ${5 * jobs} events`);
    await using service = await startGame("cargo", { database: `sqlite:${file}`, environment: ENVIRONMENT });
    report(`ready after ${Math.round(service.readyMs)} ms`);
    const reads: Read[] = [];
    const admin = bearer(await signInAdmin(service.url, ADMIN_PASSWORD));
    for (const path of [...readsOf(jobs, now), ...adminReadsOf(jobs)]) {
      const before = await processorSeconds(service.url);
      const isAdmin = path.startsWith("/api/admin");
      const readers = isAdmin ? Array<Headers>(ADMINS).fill(admin) : headersOfAll(players);
      const ms = quantilesOf(await readAll(service.url, path, readers, seconds));
      const processorMs = (1000 * ((await processorSeconds(service.url)) - before)) / ms.count;
      report(
        `${path}: p50 ${ms.p50.toFixed(1)} ms, p99 ${ms.p99.toFixed(1)} ms, processor ${processorMs.toFixed(2)} ms`,
      );
      reads.push({ path, ms, processorMs });
    }
    return { readyMs: service.readyMs, reads };
  });

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
  `/api/history/summary?since=${new Date(now - 3 * 3_600_000).toISOString()}`,
  ...["worth", "reputation", "deliveries", "km"].map((by) => `/api/leaderboard?by=${by}`),
  "/api/airports",
  "/api/auth/sessions",
];

const headersOfAll = (players: number): Headers[] =>
  Array.from({ length: players }, (_, index) => headersOf(index + 1));

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

async function readAll(url: string, path: string, readers: readonly Headers[], seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const stop = AbortSignal.timeout(1000 * seconds);
  const thinkMs = Math.min(THINK_MS, 1000 * seconds);
  const one = async (headers: Headers, place: number) => {
    const client = new Client(url, { headers });
    const read = async () => {
      const { ms, status, text } = await client.send("GET", path);
      if (status !== 200) throw new Error(`${path} is answered ${status}: ${text}`);
      latencies.push(ms);
    };
    await repeat(read, { stop, thinkMs, random: seededRandom(place) });
    client.close();
  };
  await Promise.all(readers.map(one));
  return latencies;
}

const MOST_READY_MS = 2000;
const MOST_P99_MS = 20;

export const verdictOf = ({ readyMs, reads }: Measured): string[] => [
  ...(readyMs <= MOST_READY_MS
    ? []
    : [`the service was ready after ${duration(readyMs)}, above ${duration(MOST_READY_MS)}`]),
  ...reads
    .filter(({ ms }) => !(ms.p99 <= MOST_P99_MS))
    .map(({ path, ms }) => `${path}: the p99 was ${number(ms.p99, 1)} ms, above ${MOST_P99_MS} ms`),
];

export function historyText(measured: Measured, { jobs, players }: Pick<HistoryOptions, "jobs" | "players">): string {
  const rows = measured.reads.map(({ path, ms: { p50, p99, max }, processorMs }) => [
    `\`${path}\``,
    ...[p50, p99, max].map((ms) => number(ms, 1)),
    number(processorMs, 2),
  ]);
  return [
    `${today()}; ${number(5 * jobs)} events, ${number(2 * jobs)} entries of the ledger and ${number(jobs)} ended packages of ${number(players)} players, all of whom read.`,
    "",
    `The service is ready ${duration(measured.readyMs)} after its process starts.`,
    "",
    ...markdownTable(["read", "p50, ms", "p99, ms", "longest, ms", "processor time, ms"], rows),
    "",
    `Aim: ready within ${duration(MOST_READY_MS)}, a p99 of at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ].join("\n");
}

export async function run(): Promise<void> {
  const given = readOptions({ jobs: 2_000_000, players: 50, seconds: 5, quick: false });
  const options = given.quick ? { jobs: 20_000, players: 50, seconds: 1 } : given;
  separateCores();
  const measured = await runHistory({ ...options, report: console.error });
  await publish({ name: "history", text: historyText(measured, options) });
  printVerdict(verdictOf(measured));
}
