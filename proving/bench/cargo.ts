/**
 * `npm run bench -- cargo`: compares the cargo service with a bare server and bare commits, and measures its costs by the size of
 * the world.
 */
import { startChild } from "../harness/child.ts";
import { separateCores } from "../harness/cores.ts";
import { type Service, startGame } from "../harness/spawn-service.ts";
import { ratios } from "../harness/statistics.ts";
import { compareCommits, compareReads } from "./bare.ts";
import { flyingPlanes, loadedPackages } from "./cargo-air.ts";
import { buyAndSell, costOf, openAirports, planP99, queueAndCancel, rateOf, readState, warmUp } from "./cargo-load.ts";
import { frameSizeTable, streamsAtRest } from "./cargo-streams.ts";
import { headersOf, onePlaneEach, writeWorld } from "./cargo-world.ts";
import { alone, interleave, type Load, type Measure } from "./load.ts";
import { runBenchmark } from "./rounds.ts";
import { measureStart, startRows } from "./start.ts";

/** Players of the worlds; reads, actions and streams are measured in the middle one. */
const FEW = 10;
const SOME = 1000;
const MANY = 10_000;
const FLYING_PLANES = 100_000;
/** One heartbeat interval of the streams, so that heartbeats are part of their cost. */
const REST_SECONDS = 15;
const TIME = new URL("cargo-time.ts", import.meta.url);

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(prefix: string, seconds: number) {
  const begun = await measureStart("cargo", prefix, "/api/status");
  await using service = await startWorld(`${prefix}-rates`, SOME);
  const { url } = service;
  const [queues, trades] = [rateOf(url, queueAndCancel), rateOf(url, buyAndSell)];
  const reads = await compareReads(`${url}/api/state`, headersOf(1), `${prefix}-body`, seconds);
  const changes = { queues, queuesAlone: alone(queues), trades };
  const rates = { ...reads, ...(await compareCommits(`${prefix}-bare.db`, changes, seconds)) };
  const streams = await streamsAtRest(url, REST_SECONDS);
  // Measured twice: the first request at an airport also works out its pool.
  await planP99(url, SOME);
  const plan = await planP99(url, SOME);
  await service.stop();
  const costs = await costsOf(prefix, seconds);
  // Runs in its own process, whose heap holds nothing else.
  const [air, now, players] = [`${prefix}-air.db`, Date.now(), FLYING_PLANES / 10];
  const planes = flyingPlanes(FLYING_PLANES, players);
  await writeWorld(air, { players, planes, packages: loadedPackages(planes, now), now });
  await using time = startChild(TIME, [air, String(now), "lands"], {}, { side: "any" });
  const [tickMs, landings] = [Number(await time.line()), Number(await time.line())];
  return { ...begun, ...rates, ...streams, ...costs, plan, tickMs, landings };
}

async function startWorld(prefix: string, players: number): Promise<Service> {
  const file = `${prefix}-${players}.db`;
  await writeWorld(file, { players, planes: onePlaneEach(players), now: Date.now() });
  const service = await startGame("cargo", { database: `sqlite:${file}` });
  await openAirports(service.url);
  return service;
}

async function costsOf(prefix: string, seconds: number) {
  await using few = await startWorld(`${prefix}-costs`, FEW);
  await using some = await startWorld(`${prefix}-costs`, SOME);
  await using many = await startWorld(`${prefix}-costs`, MANY);
  const measures = async ({ url }: Service, players: number) => {
    await warmUp(url, players);
    return [readState, queueAndCancel].map((work) => (load: Load) => costOf(url, players, work, load)) as [
      Measure,
      Measure,
    ];
  };
  const [stateFew, actionFew] = await measures(few, FEW);
  const [stateSome, actionSome] = await measures(some, SOME);
  const [stateMany, actionMany] = await measures(many, MANY);
  return await interleave({ stateFew, stateSome, stateMany, actionFew, actionSome, actionMany }, seconds);
}

function figures(rounds: readonly Round[]) {
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  const perCommit = (name: keyof Round) => ratios(of(name), of("commits"));
  const share = (aim: number) => ({ aim, better: "more", digits: 2 }) as const;
  const under = (aim: number, digits = 2) => ({ aim, better: "less", digits }) as const;
  return [
    { name: "GET /api/state, 16 connections, requests/s", rounds: of("reads") },
    { name: "bare node:http, same bytes and headers, requests/s", rounds: of("bareReads") },
    { name: "**reads ÷ bare node:http**", rounds: ratios(of("reads"), of("bareReads")), ...share(0.5) },
    { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", rounds: of("commits") },
    { name: "queue and cancel, 16 connections, actions/s", rounds: of("queues") },
    { name: "**queue and cancel ÷ bare commits**", rounds: perCommit("queues"), ...share(0.8) },
    { name: "queue and cancel, 1 connection, actions/s", rounds: of("queuesAlone") },
    { name: "queue and cancel, 1 connection ÷ bare commits", rounds: perCommit("queuesAlone"), digits: 2 },
    { name: "cash, buy and sell a plane, 16 connections, actions/s", rounds: of("trades") },
    { name: "cash, buy and sell a plane ÷ bare commits", rounds: perCommit("trades"), digits: 2 },
    { name: "processor time of a state, 10 players, µs", rounds: of("stateFew") },
    { name: "processor time of a state, 1,000 players, µs", rounds: of("stateSome") },
    { name: "processor time of a state, 10,000 players, µs", rounds: of("stateMany") },
    { name: "**a state, 10,000 ÷ 10 players**", rounds: ratios(of("stateMany"), of("stateFew")), ...under(1.2) },
    { name: "processor time of an action, 10 players, µs", rounds: of("actionFew") },
    { name: "processor time of an action, 1,000 players, µs", rounds: of("actionSome") },
    { name: "processor time of an action, 10,000 players, µs", rounds: of("actionMany") },
    { name: "**an action, 10,000 ÷ 10 players**", rounds: ratios(of("actionMany"), of("actionFew")), ...under(1.2) },
    { name: "**GET /api/planes/{planeId}/plan, 1,000 players, 99th percentile, ms**", rounds: of("plan"), ...under(5) },
    { name: "**a tick, 100,000 flying planes, none due, ms**", rounds: of("tickMs"), ...under(1, 3) },
    { name: "**landings in catch-up, a second**", rounds: of("landings"), aim: 10_000, better: "more" } as const,
    { name: "**1,000 open streams at rest, % of a core**", rounds: of("rest"), ...under(2) },
    { name: "from the answer of an action to its frame, ms", rounds: of("frameMs"), digits: 2 },
    ...startRows(rounds),
  ];
}

separateCores();
await runBenchmark({ name: "cargo", seconds: 3, measure, figures, appendix: frameSizeTable });
