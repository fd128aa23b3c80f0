/** `npm run bench -- space`: compares the space service with a bare server and bare commits. */
import { join } from "node:path";
import type { Figure } from "../harness/report.ts";
import { startGame } from "../harness/spawn-service.ts";
import { compareCommits, compareReads } from "./bare.ts";
import { runRounds } from "./benchmark.ts";
import { alone, type Measure, orderAndCancel, perSecond, turnsPerSecond } from "./load.ts";
import { measureStart, START_FIGURES } from "./start.ts";

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(folder: string, seconds: number) {
  const environment = { NODE_COMPILE_CACHE: join(folder, "compiled") };
  const begun = await measureStart("space", folder, "/api/world");
  const reader = await startGame("space", { environment });
  const reads = await compareReads(`${reader.url}/api/world`, {}, seconds).finally(() => reader.stop());
  // Turns need a queue that is never empty, and orders one that is never full, so each has its own service.
  await using turner = await startGame("space", { environment });
  await using orderer = await startGame("space", { environment });
  for (const service of [turner, orderer]) {
    await service.client.ok("POST", "/api/save/new", { difficulty: "sandbox", seed: 1 });
  }
  const orders: Measure = (load) => perSecond(orderer.url, load, orderAndCancel);
  const turns: Measure = (load) => turnsPerSecond(turner.url, load);
  const measures = { orders, ordersAlone: alone(orders), turns, turnsAlone: alone(turns) };
  const changes = await compareCommits(join(folder, "bare.db"), measures, seconds);
  return { ...begun, ...reads, ...changes };
}

const HALF = { atLeast: 0.5, digits: 2 };
const perCommit = (name: keyof Round) => (round: Round) => round[name] / round.commits;

const FIGURES: readonly Figure<Round>[] = [
  { name: "GET /api/world, 16 connections, requests/s", of: (round) => round.reads },
  { name: "bare node:http, same bytes and headers, requests/s", of: (round) => round.bareReads },
  { name: "**reads ÷ bare node:http**", of: (round) => round.reads / round.bareReads, ...HALF },
  { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", of: (round) => round.commits },
  { name: "orders and cancels, 16 connections, changes/s", of: (round) => round.orders },
  { name: "**orders and cancels ÷ bare commits**", of: perCommit("orders"), ...HALF },
  { name: "orders and cancels, 1 connection, changes/s", of: (round) => round.ordersAlone },
  { name: "orders and cancels, 1 connection ÷ bare commits", of: perCommit("ordersAlone"), digits: 2 },
  { name: "turns and their orders, 16 connections, changes/s", of: (round) => round.turns },
  { name: "**turns and their orders ÷ bare commits**", of: perCommit("turns"), ...HALF },
  { name: "turns and their orders, 1 connection, changes/s", of: (round) => round.turnsAlone },
  { name: "turns and their orders, 1 connection ÷ bare commits", of: perCommit("turnsAlone"), digits: 2 },
  ...START_FIGURES,
];

await runRounds({ name: "space", seconds: 5, measure, figures: FIGURES });
