/** `npm run bench -- space`: the space service against a bare server and bare commits. */
import { setTimeout as wait } from "node:timers/promises";
import { type Service, startGame } from "../harness/spawn-service.ts";
import { ratios } from "../harness/statistics.ts";
import { withBareCommits, withBareReads } from "./bare.ts";
import { alone, interleave, type Measure } from "./interleave.ts";
import { ordersPerSecond, turnsPerSecond } from "./load.ts";
import { runBenchmark } from "./rounds.ts";

/** After the first read, before memory is measured. */
const REST_MS = 3000;

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(prefix: string, seconds: number) {
  const environment = { NODE_COMPILE_CACHE: `${prefix}-compiled` };
  const withService = async <T>(file: string, work: (service: Service) => Promise<T>): Promise<T> => {
    const service = await startGame("space", { database: `sqlite:${prefix}-${file}.db`, environment });
    return work(service).finally(() => service.stop());
  };
  const readyFirstMs = await withService("first", async ({ readyMs }) => readyMs);
  const rest = await withService("rest", async (service) => {
    await service.json("GET", "/api/world");
    await wait(REST_MS);
    return { readyFreshMs: service.readyMs, memoryMB: await service.memoryMB() };
  });
  const readyAgainMs = await withService("rest", async ({ readyMs }) => readyMs);
  const reads = await withService("reads", ({ url }) =>
    withBareReads(`${url}/api/world`, {}, `${prefix}-body`, (measures) => interleave(measures, seconds)),
  );
  const changes = await withService("turns", (turner) =>
    withService("orders", (orderer) => changeRates(turner, orderer, `${prefix}-bare.db`, seconds)),
  );
  return { readyFirstMs, ...rest, readyAgainMs, ...reads, ...changes };
}

/** Turns need a queue that is never empty, orders one that is never full: each has its own service. */
async function changeRates(turner: Service, orderer: Service, bareFile: string, seconds: number) {
  for (const service of [turner, orderer]) {
    await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  }
  const orders: Measure = (load) => ordersPerSecond(orderer, load);
  const turns: Measure = (load) => turnsPerSecond(turner, load);
  return withBareCommits(bareFile, (commits) =>
    interleave({ commits, orders, ordersAlone: alone(orders), turns, turnsAlone: alone(turns) }, seconds),
  );
}

function figures(rounds: readonly Round[]) {
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  const perCommit = (name: keyof Round) => ratios(of(name), of("commits"));
  const half = { aim: 0.5, better: "more", digits: 2 } as const;
  const second = { aim: 1000, better: "less" } as const;
  return [
    { name: "GET /api/world, 16 connections, requests/s", rounds: of("reads") },
    { name: "bare node:http, same bytes and headers, requests/s", rounds: of("bareReads") },
    { name: "**reads ÷ bare node:http**", rounds: ratios(of("reads"), of("bareReads")), ...half },
    { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", rounds: of("commits") },
    { name: "orders and cancels, 16 connections, changes/s", rounds: of("orders") },
    { name: "**orders and cancels ÷ bare commits**", rounds: perCommit("orders"), ...half },
    { name: "orders and cancels, 1 connection, changes/s", rounds: of("ordersAlone") },
    { name: "orders and cancels, 1 connection ÷ bare commits", rounds: perCommit("ordersAlone"), digits: 2 },
    { name: "turns and their orders, 16 connections, changes/s", rounds: of("turns") },
    { name: "**turns and their orders ÷ bare commits**", rounds: perCommit("turns"), ...half },
    { name: "turns and their orders, 1 connection, changes/s", rounds: of("turnsAlone") },
    { name: "turns and their orders, 1 connection ÷ bare commits", rounds: perCommit("turnsAlone"), digits: 2 },
    { name: "start to ready, nothing compiled yet, ms", rounds: of("readyFirstMs"), ...second },
    { name: "**start to ready, new database, ms**", rounds: of("readyFreshMs"), ...second },
    { name: "**start to ready, known database, ms**", rounds: of("readyAgainMs"), ...second },
    { name: "**memory at rest, MB**", rounds: of("memoryMB"), aim: 150, better: "less" } as const,
  ];
}

await runBenchmark({ name: "space", seconds: 5, measure, figures });
