/**
 * `npm run bench -- space`: how far the space service is from the least that any server of its kind must do. Prints the
 * table and writes it into docs/performance.md. `--seconds N` and `--rounds N` change the length, `--print` only prints.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, table, writeSection } from "../harness/report.ts";
import { type Service, startService } from "../harness/service.ts";
import { ratios } from "../harness/statistics.ts";
import { withBareCommits, withBareReads } from "./bare.ts";
import { ordersPerSecond, turnsPerSecond } from "./load.ts";
import { alone, inTurns, type Measure } from "./turns.ts";

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    print: { type: "boolean", default: false },
  },
});
const seconds = Number(given.seconds);
/** After the first read, before memory is looked at. */
const REST_MS = 3000;

/** What one round measured; rates a second. */
interface Round {
  readonly bareReads: number;
  readonly reads: number;
  readonly commits: number;
  readonly orders: number;
  readonly ordersAlone: number;
  readonly turns: number;
  readonly turnsAlone: number;
  readonly readyFirstMs: number;
  readonly readyFreshMs: number;
  readonly readyAgainMs: number;
  readonly memoryMB: number;
}

const folder = await mkdtemp(join(tmpdir(), "outbound-bench-"));
try {
  const rounds: Round[] = [];
  for (let round = 0; round < Number(given.rounds); round += 1) {
    rounds.push(await measure(join(folder, String(round))));
    process.stderr.write(`round ${round + 1} of ${given.rounds} is done\n`);
  }
  const text = table(figuresOf(rounds), rounds.length);
  process.stdout.write(`${text}\n`);
  if (!given.print) await writeSection("space", text);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(prefix: string): Promise<Round> {
  const compiled = `${prefix}-compiled`;
  const withService = async <T>(file: string, work: (service: Service) => Promise<T>): Promise<T> => {
    const service = await startService(`${prefix}-${file}.db`, compiled);
    try {
      return await work(service);
    } finally {
      await service.stop();
    }
  };
  const readyFirstMs = await withService("first", async (service) => service.readyMs);
  const rest = await withService("rest", atRest);
  const readyAgainMs = await withService("rest", async (service) => service.readyMs);
  const reads = await withService("reads", (service) => readRates(service, `${prefix}-body`));
  const changes = await withService("turns", (turner) =>
    withService("orders", (orderer) => changeRates(turner, orderer, `${prefix}-bare.db`)),
  );
  return { readyFirstMs, ...rest, readyAgainMs, ...reads, ...changes };
}

async function atRest(service: Service): Promise<Pick<Round, "readyFreshMs" | "memoryMB">> {
  await service.json("GET", "/api/world");
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return { readyFreshMs: service.readyMs, memoryMB: await service.memoryMB() };
}

function readRates(service: Service, bodyFile: string): Promise<Pick<Round, "bareReads" | "reads">> {
  return withBareReads(`${service.url}/api/world`, {}, bodyFile, (measures) => inTurns(measures, seconds));
}

/** Turns need a queue that is never empty, orders one that is never full: so each has a service of its own. */
async function changeRates(turner: Service, orderer: Service, bareFile: string) {
  for (const service of [turner, orderer]) {
    await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  }
  const orders: Measure = (load) => ordersPerSecond(orderer, load);
  const turns: Measure = (load) => turnsPerSecond(turner, load);
  return withBareCommits(bareFile, (commits) =>
    inTurns({ commits, orders, ordersAlone: alone(orders), turns, turnsAlone: alone(turns) }, seconds),
  );
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  const perCommit = (name: keyof Round) => ratios(of(name), of("commits"));
  const half = { aim: 0.5, better: "more", digits: 2 } as const;
  return [
    { name: "GET /api/world, 16 connections, requests/s", rounds: of("reads") },
    { name: "bare node:http, same bytes and headers, requests/s", rounds: of("bareReads") },
    { name: "**reads ÷ bare node:http**", rounds: ratios(of("reads"), of("bareReads")), ...half },
    { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", rounds: of("commits") },
    { name: "orders and cancels, 16 connections, changes/s", rounds: of("orders") },
    { name: "**orders and cancels ÷ bare commits**", rounds: perCommit("orders"), ...half },
    { name: "orders and cancels, 1 connection, changes/s", rounds: of("ordersAlone") },
    { name: "orders and cancels, 1 connection ÷ bare commits", rounds: perCommit("ordersAlone"), digits: 2 },
    { name: "turns and the orders they work on, 16 connections, changes/s", rounds: of("turns") },
    { name: "**turns and their orders ÷ bare commits**", rounds: perCommit("turns"), ...half },
    { name: "turns and their orders, 1 connection, changes/s", rounds: of("turnsAlone") },
    { name: "turns and their orders, 1 connection ÷ bare commits", rounds: perCommit("turnsAlone"), digits: 2 },
    { name: "start to ready, the very first time, ms", rounds: of("readyFirstMs"), aim: 1000, better: "less" },
    { name: "**start to ready, new database, ms**", rounds: of("readyFreshMs"), aim: 1000, better: "less" },
    { name: "**start to ready, known database, ms**", rounds: of("readyAgainMs"), aim: 1000, better: "less" },
    { name: "**memory at rest, MB**", rounds: of("memoryMB"), aim: 150, better: "less" },
  ];
}
