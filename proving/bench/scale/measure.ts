/** Measures one world: what the service needs for it, and for one request in it. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { headersOf, writeWorld } from "../../harness/cargo/world-file.ts";
import { startChild } from "../../harness/child.ts";
import { Client } from "../../harness/client.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { act, costOf, queueAndCancelAt, rateOf, readState, warmUp } from "../cargo-load.ts";
import { openStreams, totals } from "../cargo-streams.ts";
import { used } from "../metrics.ts";
import { type Axis, type SizedWorld, worldOf } from "./axes.ts";

export type Measured = Awaited<ReturnType<typeof measure>>;

export interface Effort {
  /** Seconds of reads, and seconds of actions. */
  readonly seconds: number;
  /** Minimum of frames while their cost is measured: with fewer, one garbage collection decides the result. */
  readonly frames: number;
}

const TIME = new URL("../cargo-time.ts", import.meta.url);
/** Most players that take turns in a measurement. */
const MOST_MEASURED = 2000;
const CONNECTIONS = 8;
const MOST_WATCHING = 400;
const STREAMS_EACH = 5;
/** Frames come at most once a second. */
const APART_MS = 1100;

/**
 * `read`, `action` and `frame` are the service's processor time in microseconds, `tick` is elapsed time in microseconds;
 * `stateBytes` is an uncompressed snapshot, `frameBytes` a frame on the wire, and `memoryMB` the resident memory after the start.
 */
export async function measure(folder: string, axis: Axis, size: number, effort: Effort) {
  const world = worldOf[axis](size);
  const file = join(folder, "world.db");
  const now = Date.now();
  // No plane lands during this, because the cost of landings is measured elsewhere.
  await writeWorld(file, { ...world, now, timeScale: 0 });
  const tickMs = await startChild(TIME, [file, String(now)], {}, { side: "any" }).line();
  await using service = await startGame("cargo", { database: `sqlite:${file}` });
  const requests = await measureRequests(service, world, effort);
  return { axis, size, tick: 1000 * Number(tickMs), startMs: service.readyMs, ...requests };
}

async function measureRequests(service: Service, { measured, planes }: SizedWorld, { seconds, frames }: Effort) {
  const { url } = service;
  const memoryMB = await service.memoryMB();
  const players = Math.min(measured, MOST_MEASURED);
  await warmUp(url, players);
  const { text } = await service.client.send("GET", "/api/state", undefined, headersOf(1));
  const stateBytes = Buffer.byteLength(text);
  const load = { connections: CONNECTIONS, seconds };
  const places = new Map(planes.filter(({ id }) => id <= players).map(({ id, airportIcao }) => [id, airportIcao]));
  const legs = queueAndCancelAt((player) => places.get(player) ?? "");
  await costOf(url, players, readState, { ...load, seconds: seconds / 2 });
  const read = await costOf(url, players, readState, load);
  await rateOf(url, legs)({ connections: 1, seconds: seconds / 2 });
  const action = await costOf(url, players, legs, load);
  return { memoryMB, stateBytes, read, action, ...(await frameCost(url, measured, frames)) };
}

/**
 * Returns microseconds of processor time to render, compress and send a frame: the extra cost of actions while streams show them.
 * The actions without streams come last: they are compiled by then, so that the difference is only the cost of the streams.
 */
async function frameCost(url: string, measured: number, leastFrames: number) {
  const players = Array.from({ length: Math.min(measured, MOST_WATCHING) }, (_, index) => index + 1);
  const rounds = Math.ceil(leastFrames / (players.length * STREAMS_EACH));
  const watching = players.flatMap((player) => Array<number>(STREAMS_EACH).fill(player));
  const streams = await openStreams(url, watching);
  await costOfRounds(url, players, rounds);
  const before = totals(streams);
  const watched = await costOfRounds(url, players, rounds);
  const after = totals(streams);
  for (const stream of streams) stream.close();
  await costOfRounds(url, players, 1);
  const alone = await costOfRounds(url, players, rounds);
  const frames = after.frames - before.frames;
  return { frame: (1e6 * (watched - alone)) / frames, frameBytes: (after.bytes - before.bytes) / frames };
}

/** Changes each player's cash once per round, which only the player sees. Returns the service's processor time in seconds. */
async function costOfRounds(url: string, players: readonly number[], rounds: number): Promise<number> {
  const client = new Client(url);
  const { processor } = await used(url, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const next = wait(APART_MS);
      for (const player of players) await act(client, player, "/api/test/add-cash", { amount: 1 });
      await next;
    }
  });
  return processor;
}
