/**
 * `npm run bench -- cargo`: how far the cargo service is from the least that any server of its kind must do. Prints the
 * tables and writes them into docs/performance.md. `--seconds N` and `--rounds N` change the length, `--print` only prints.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startChild } from "../harness/child.ts";
import { type Figure, table, writeSection } from "../harness/report.ts";
import { type Service, startCargo } from "../harness/service.ts";
import { ratios } from "../harness/statistics.ts";
import { withBareCommits, withBareReads } from "./bare.ts";
import { type FrameSizes, frameTable, measureFrames } from "./cargo-frames.ts";
import { actionsPerSecond, bearer, costOf, loadAndAbandon, meet, queueAndCancel } from "./cargo-load.ts";
import { streamsAtRest } from "./cargo-streams.ts";
import { crowd, writeWorld } from "./cargo-world.ts";
import { alone, inTurns, type Measure } from "./turns.ts";

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    print: { type: "boolean", default: false },
  },
});
const seconds = Number(given.seconds);
/** Players of the world in which reads, actions and streams are measured. */
const CROWD = 1000;
const FEW = 10;
const MANY = 10_000;
const PLANES_IN_THE_AIR = 100_000;
/** One heartbeat of the streams, whose comments are part of what they cost. */
const REST_SECONDS = 15;

/** What one round measured; rates a second. */
interface Round {
  readonly bareReads: number;
  readonly reads: number;
  readonly commits: number;
  readonly queues: number;
  readonly queuesAlone: number;
  readonly loads: number;
  readonly rest: number;
  readonly frameMs: number;
  readonly tickMs: number;
  readonly landings: number;
  /** Microseconds of the service's processor time. */
  readonly stateFew: number;
  readonly stateCrowd: number;
  readonly stateMany: number;
  readonly actionFew: number;
  readonly actionCrowd: number;
  readonly actionMany: number;
}

const folder = await mkdtemp(join(tmpdir(), "outbound-bench-"));
try {
  const rounds: Round[] = [];
  for (let round = 0; round < Number(given.rounds); round += 1) {
    rounds.push(await measure(join(folder, String(round))));
    process.stderr.write(`round ${round + 1} of ${given.rounds} is done\n`);
  }
  const frames: FrameSizes[] = await measureFrames(join(folder, "frames"));
  const text = `${table(figuresOf(rounds), rounds.length)}\n\n${frameTable(frames)}`;
  process.stdout.write(`${text}\n`);
  if (!given.print) await writeSection("cargo", text);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(prefix: string): Promise<Round> {
  const crowded = await withCrowds(prefix, [CROWD], async ([service]) => ({
    ...(await readRates(service as Service, `${prefix}-body`)),
    ...(await actionRates(service as Service, `${prefix}-bare.db`)),
    ...(await streamsAtRest(service as Service, REST_SECONDS)),
  }));
  const costs = await withCrowds(prefix, [FEW, CROWD, MANY], ([few, some, many]) =>
    costsOf(few as Service, some as Service, many as Service),
  );
  return { ...crowded, ...costs, ...(await timeRates(`${prefix}-air.db`)) };
}

/** Starts a service on a world of its own for each number of players. */
async function withCrowds<T>(
  prefix: string,
  crowds: readonly number[],
  work: (services: readonly Service[]) => Promise<T>,
): Promise<T> {
  const services: Service[] = [];
  try {
    for (const players of crowds) {
      const file = `${prefix}-${crowds.length}-${players}.db`;
      await writeWorld(file, { players, planes: crowd(players), now: Date.now() });
      const service = await startCargo(file, `${prefix}-compiled`);
      services.push(service);
      // The first command opens the airports.
      await actionsPerSecond(service, queueAndCancel, { connections: 1, seconds: 0.01 });
    }
    return await work(services);
  } finally {
    for (const service of services) await service.stop();
  }
}

function readRates(service: Service, bodyFile: string): Promise<Pick<Round, "bareReads" | "reads">> {
  return withBareReads(`${service.url}/api/state`, bearer(1), bodyFile, (measures) => inTurns(measures, seconds));
}

function actionRates(service: Service, bareFile: string) {
  const queues: Measure = (load) => actionsPerSecond(service, queueAndCancel, load);
  const loads: Measure = (load) => actionsPerSecond(service, loadAndAbandon, load);
  return withBareCommits(bareFile, (commits) =>
    inTurns({ commits, queues, queuesAlone: alone(queues), loads }, seconds),
  );
}

async function costsOf(few: Service, some: Service, many: Service) {
  const state =
    (service: Service, players: number): Measure =>
    (load) =>
      costOf(service, players, "state", load);
  const action =
    (service: Service, players: number): Measure =>
    (load) =>
      costOf(service, players, "actions", load);
  const measures = {
    stateFew: state(few, FEW),
    stateCrowd: state(some, CROWD),
    stateMany: state(many, MANY),
    actionFew: action(few, FEW),
    actionCrowd: action(some, CROWD),
    actionMany: action(many, MANY),
  };
  // A player's first state after the start reads what the player delivered; the later ones are what is measured.
  for (const [service, players] of [
    [few, FEW],
    [some, CROWD],
    [many, MANY],
  ] as const)
    await meet(service, players);
  return inTurns(measures, seconds);
}

/** In a process of its own, so that its heap is none of the others' business. */
async function timeRates(file: string): Promise<Pick<Round, "tickMs" | "landings">> {
  const child = startChild(new URL("cargo-time.ts", import.meta.url), [file, String(PLANES_IN_THE_AIR)]);
  try {
    return JSON.parse(await child.line()) as Pick<Round, "tickMs" | "landings">;
  } finally {
    await child.stop();
  }
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  const perCommit = (name: keyof Round) => ratios(of(name), of("commits"));
  const share = (aim: number) => ({ aim, better: "more", digits: 2 }) as const;
  const flat = { aim: 1.2, better: "less", digits: 2 } as const;
  return [
    { name: "GET /api/state, 16 connections, requests/s", rounds: of("reads") },
    { name: "bare node:http, same bytes and headers, requests/s", rounds: of("bareReads") },
    { name: "**reads ÷ bare node:http**", rounds: ratios(of("reads"), of("bareReads")), ...share(0.5) },
    { name: "bare node:sqlite, WAL, synchronous=FULL, commits/s", rounds: of("commits") },
    { name: "queue and cancel, 16 connections, actions/s", rounds: of("queues") },
    { name: "**queue and cancel ÷ bare commits**", rounds: perCommit("queues"), ...share(0.8) },
    { name: "queue and cancel, 1 connection, actions/s", rounds: of("queuesAlone") },
    { name: "queue and cancel, 1 connection ÷ bare commits", rounds: perCommit("queuesAlone"), digits: 2 },
    { name: "contract, load, abandon, 16 connections, actions/s", rounds: of("loads") },
    { name: "contract, load, abandon ÷ bare commits", rounds: perCommit("loads"), digits: 2 },
    { name: "processor time of a state, 10 players, µs", rounds: of("stateFew") },
    { name: "processor time of a state, 1,000 players, µs", rounds: of("stateCrowd") },
    { name: "processor time of a state, 10,000 players, µs", rounds: of("stateMany") },
    { name: "**a state, 10,000 ÷ 10 players**", rounds: ratios(of("stateMany"), of("stateFew")), ...flat },
    { name: "processor time of an action, 10 players, µs", rounds: of("actionFew") },
    { name: "processor time of an action, 1,000 players, µs", rounds: of("actionCrowd") },
    { name: "processor time of an action, 10,000 players, µs", rounds: of("actionMany") },
    { name: "**an action, 10,000 ÷ 10 players**", rounds: ratios(of("actionMany"), of("actionFew")), ...flat },
    { name: "**a tick, 100,000 planes in the air, none due, ms**", rounds: of("tickMs"), ...flat, aim: 1, digits: 3 },
    { name: "**landings in catch-up, a second**", rounds: of("landings"), aim: 10_000, better: "more" },
    { name: "**1,000 open streams at rest, % of a core**", rounds: of("rest"), ...flat, aim: 2 },
    { name: "from the answer of an action to its frame, ms", rounds: of("frameMs"), digits: 2 },
  ];
}
