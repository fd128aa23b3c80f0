/** `npm run bench -- space`: compares the space service with a bare server and bare commits. */
import { separateCores } from "../harness/cores.ts";
import { type Service, startGame } from "../harness/spawn-service.ts";
import { ratios } from "../harness/statistics.ts";
import { compareCommits, compareReads } from "./bare.ts";
import { alone, type Measure, orderAndCancel, perSecond, turnsPerSecond } from "./load.ts";
import { runBenchmark } from "./rounds.ts";
import { measureStart, startRows } from "./start.ts";

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(prefix: string, seconds: number) {
  const environment = { NODE_COMPILE_CACHE: `${prefix}-compiled` };
  const start = (file: string) => startGame("space", { database: `sqlite:${prefix}-${file}.db`, environment });
  const onService = async <T>(file: string, work: (service: Service) => T | Promise<T>): Promise<T> => {
    await using service = await start(file);
    return await work(service);
  };
  const begun = await measureStart("space", prefix, "/api/world");
  const reads = await onService("reads", ({ url }) => compareReads(`${url}/api/world`, {}, `${prefix}-body`, seconds));
  // Turns need a queue that is never empty, and orders one that is never full, so each has its own service.
  await using turner = await start("turns");
  await using orderer = await start("orders");
  for (const service of [turner, orderer]) {
    await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  }
  const orders: Measure = (load) => perSecond(orderer.url, load, orderAndCancel);
  const turns: Measure = (load) => turnsPerSecond(turner, load);
  const measures = { orders, ordersAlone: alone(orders), turns, turnsAlone: alone(turns) };
  const changes = await compareCommits(`${prefix}-bare.db`, measures, seconds);
  return { ...begun, ...reads, ...changes };
}

function figures(rounds: readonly Round[]) {
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
    { name: "turns and their orders, 16 connections, changes/s", rounds: of("turns") },
    { name: "**turns and their orders ÷ bare commits**", rounds: perCommit("turns"), ...half },
    { name: "turns and their orders, 1 connection, changes/s", rounds: of("turnsAlone") },
    { name: "turns and their orders, 1 connection ÷ bare commits", rounds: perCommit("turnsAlone"), digits: 2 },
    ...startRows(rounds),
  ];
}

separateCores();
await runBenchmark({ name: "space", seconds: 5, measure, figures });
