/**
 * `npm run bench:space`: how far the space service is from the least that any server of its kind must do. Prints the
 * table and writes it into docs/performance.md. `--seconds N` and `--rounds N` change the length, `--print` only prints.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startChild } from "./child.ts";
import { ratios } from "./figures.ts";
import { ordersPerSecond, readsPerSecond, turnsPerSecond } from "./load.ts";
import { type Figure, table, writeSection } from "./report.ts";
import { type Service, startService } from "./service.ts";

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    print: { type: "boolean", default: false },
  },
});
const seconds = Number(given.seconds);
/** Before the first round: the compiler has seen the hot paths. */
const WARM_UP_SECONDS = 2;
/** After the first read, before memory is looked at. */
const REST_MS = 3000;
const MANY = 16;
/** Headers that node:http adds by itself. */
const NODES_OWN: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

/** What one round measured. */
interface Round {
  readonly bareReads: number;
  readonly reads: number;
  readonly commits: number;
  readonly orders: number;
  readonly ordersAlone: number;
  readonly turns: number;
  readonly turnChanges: number;
  readonly turnChangesAlone: number;
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
  const rest = await atRest(`${prefix}-rest.db`);
  const readyAgainMs = await withService(`${prefix}-rest.db`, async (service) => service.readyMs);
  const commits = await bareCommits(`${prefix}-bare.db`);
  const reads = await withService(`${prefix}-reads.db`, (service) => readRates(service, `${prefix}-body`));
  const changes = await withService(`${prefix}-changes.db`, changeRates);
  return { ...rest, readyAgainMs, commits, ...reads, ...changes };
}

async function withService<T>(file: string, work: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService(file);
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

async function atRest(file: string): Promise<Pick<Round, "readyFreshMs" | "memoryMB">> {
  return withService(file, async (service) => {
    await service.json("GET", "/api/world");
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return { readyFreshMs: service.readyMs, memoryMB: await service.memoryMB() };
  });
}

async function bareCommits(file: string): Promise<number> {
  const child = startChild(new URL("bare-commits.ts", import.meta.url), [file, String(seconds)]);
  const commits = Number(await child.line());
  await child.stop();
  return commits;
}

/** The bare server sends the service's own bytes under the service's own headers. */
async function readRates(service: Service, bodyFile: string): Promise<Pick<Round, "bareReads" | "reads">> {
  const url = `${service.url}/api/world`;
  const answer = await fetch(url);
  await writeFile(bodyFile, Buffer.from(await answer.arrayBuffer()));
  const headers = [...answer.headers].filter(([name]) => !NODES_OWN.has(name));
  const bare = startChild(new URL("bare-http.ts", import.meta.url), [
    bodyFile,
    JSON.stringify(Object.fromEntries(headers)),
  ]);
  try {
    const bareUrl = `http://127.0.0.1:${await bare.line()}/api/world`;
    const load = { connections: MANY, seconds };
    for (const one of [bareUrl, url]) await readsPerSecond(one, { connections: MANY, seconds: WARM_UP_SECONDS });
    return { bareReads: await readsPerSecond(bareUrl, load), reads: await readsPerSecond(url, load) };
  } finally {
    await bare.stop();
  }
}

async function changeRates(service: Service) {
  await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  await turnsPerSecond(service, { connections: MANY, seconds: WARM_UP_SECONDS });
  const many = await turnsPerSecond(service, { connections: MANY, seconds });
  const alone = await turnsPerSecond(service, { connections: 1, seconds });
  await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  return {
    turns: many.turns,
    turnChanges: many.changes,
    turnChangesAlone: alone.changes,
    orders: await ordersPerSecond(service, { connections: MANY, seconds }),
    ordersAlone: await ordersPerSecond(service, { connections: 1, seconds }),
  };
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
    { name: "worked turns, 16 connections, turns/s", rounds: of("turns") },
    { name: "the same with the orders that keep the queue busy, changes/s", rounds: of("turnChanges") },
    { name: "**turns and their orders ÷ bare commits**", rounds: perCommit("turnChanges"), ...half },
    { name: "turns and their orders, 1 connection, changes/s", rounds: of("turnChangesAlone") },
    { name: "turns and their orders, 1 connection ÷ bare commits", rounds: perCommit("turnChangesAlone"), digits: 2 },
    { name: "**start to ready, new database, ms**", rounds: of("readyFreshMs"), aim: 1000, better: "less" },
    { name: "**start to ready, known database, ms**", rounds: of("readyAgainMs"), aim: 1000, better: "less" },
    { name: "**memory at rest, MB**", rounds: of("memoryMB"), aim: 150, better: "less" },
  ];
}
