/** `npm run bench -- cargo`: compares the cargo service with a bare server and bare commits. */
import { join } from "node:path";
import { headersOf, onePlaneEach, writeWorld } from "../harness/cargo/world-file.ts";
import { startChild } from "../harness/child.ts";
import type { Figure } from "../harness/report.ts";
import { startGame } from "../harness/spawn-service.ts";
import { compareCommits, compareReads } from "./bare.ts";
import { runRounds } from "./benchmark.ts";
import { flyingPlanes, loadedPackages } from "./cargo-air.ts";
import { buyAndSell, openAirports, queueAndCancel, rateOf } from "./cargo-load.ts";
import { frameSizeTable, streamsAtRest } from "./cargo-streams.ts";
import { alone } from "./load.ts";
import { measureStart, START_FIGURES } from "./start.ts";

const PLAYERS = 1000;
const FLYING_PLANES = 100_000;
/** One heartbeat interval of the streams, so that heartbeats are part of their cost. */
const REST_SECONDS = 15;
const TIME = new URL("cargo-time.ts", import.meta.url);

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(folder: string, seconds: number) {
  const begun = await measureStart("cargo", folder, "/api/status");
  const file = join(folder, "rates.db");
  await writeWorld(file, { players: PLAYERS, planes: onePlaneEach(PLAYERS), now: Date.now() });
  await using service = await startGame("cargo", { database: `sqlite:${file}` });
  await openAirports(service.url);
  const { url } = service;
  const reads = await compareReads(`${url}/api/state`, headersOf(1), seconds);
  const queues = rateOf(url, queueAndCancel);
  const changes = { queues, queuesAlone: alone(queues), trades: rateOf(url, buyAndSell) };
  const rates = await compareCommits(join(folder, "bare.db"), changes, seconds);
  const streams = await streamsAtRest(url, REST_SECONDS);
  await service.stop();
  return { ...begun, ...reads, ...rates, ...streams, landings: await catchUpRate(join(folder, "air.db")) };
}

/** Returns the landings per second after a time in which no process ran. */
async function catchUpRate(file: string): Promise<number> {
  const [now, players] = [Date.now(), FLYING_PLANES / 10];
  const planes = flyingPlanes(FLYING_PLANES, players);
  await writeWorld(file, { players, planes, packages: loadedPackages(planes, now), now });
  // Runs in its own process, whose heap holds nothing else.
  await using time = startChild(TIME, [file, String(now), "lands"], {}, { side: "any" });
  // The first line is the time of a tick.
  await time.line();
  return Number(await time.line());
}

const share = (atLeast: number) => ({ atLeast, digits: 2 });

const perCommit = (name: keyof Round) => (round: Round) => round[name] / round.commits;

const FIGURES: readonly Figure<Round>[] = [
  { name: "GET /api/state, 16 connections, requests/s", of: (round) => round.reads },
  { name: "bare node:http, same bytes and headers, requests/s", of: (round) => round.bareReads },
  { name: "**reads ÷ bare node:http**", of: (round) => round.reads / round.bareReads, ...share(0.5) },
  { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", of: (round) => round.commits },
  { name: "queue and cancel, 16 connections, actions/s", of: (round) => round.queues },
  { name: "**queue and cancel ÷ bare commits**", of: perCommit("queues"), ...share(0.8) },
  { name: "queue and cancel, 1 connection, actions/s", of: (round) => round.queuesAlone },
  { name: "queue and cancel, 1 connection ÷ bare commits", of: perCommit("queuesAlone"), digits: 2 },
  { name: "cash, buy and sell a plane, 16 connections, actions/s", of: (round) => round.trades },
  { name: "cash, buy and sell a plane ÷ bare commits", of: perCommit("trades"), digits: 2 },
  { name: "**landings in catch-up, a second**", of: (round) => round.landings, atLeast: 10_000 },
  { name: "**1,000 open streams at rest, % of a core**", of: (round) => round.rest, under: 2, digits: 2 },
  { name: "from the answer of an action to its frame, ms", of: (round) => round.frameMs, digits: 2 },
  ...START_FIGURES,
];

await runRounds({ name: "cargo", seconds: 3, measure, figures: FIGURES, appendix: frameSizeTable });
