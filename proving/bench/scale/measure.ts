/** Measures one world: what the service needs for it, and for one request in it. */
import { join } from "node:path";
import { startChild } from "../../harness/child.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { costOf, queueAndCancel, rateOf, readState, warmUp } from "../cargo-load.ts";
import { headersOf, writeWorld } from "../cargo-world.ts";
import { type Axis, type SizedWorld, worldOf } from "./axes.ts";
import { frameCost } from "./frame-cost.ts";

export type Measured = Awaited<ReturnType<typeof measure>>;

export interface Effort {
  /** Seconds of reads, and of actions. */
  readonly seconds: number;
  /** Rounds of frames, a little more than a second each. */
  readonly rounds: number;
}

/** Players who take turns. */
const MOST_MEASURED = 2000;
const CONNECTIONS = 8;

/**
 * `read`, `action` and `frame` are microseconds of the service's processor time, `tick` of elapsed time; `stateBytes` is a snapshot
 * without compression, `memoryMB` resident after the start.
 */
export async function measure(folder: string, axis: Axis, size: number, effort: Effort) {
  const world = worldOf[axis](size);
  const file = join(folder, `${axis}-${size}.db`);
  const now = Date.now();
  // No plane lands meanwhile: the cost of landings is measured elsewhere.
  await writeWorld(file, { ...world, now, timeScale: 0 });
  const tickMs = await startChild(new URL("../cargo-time.ts", import.meta.url), [file, String(now)]).line();
  await using service = await startGame("cargo", { database: `sqlite:${file}` });
  const requests = await measureRequests(service, world, effort);
  return { axis, size, tick: 1000 * Number(tickMs), startMs: service.readyMs, ...requests };
}

async function measureRequests(service: Service, { measured }: SizedWorld, { seconds, rounds }: Effort) {
  const { url } = service;
  const memoryMB = await service.memoryMB();
  const players = Math.min(measured, MOST_MEASURED);
  await warmUp(url, players);
  const { text } = await service.client.send("GET", "/api/state", undefined, headersOf(1));
  const stateBytes = Buffer.byteLength(text);
  const load = { connections: CONNECTIONS, seconds };
  await costOf(url, players, readState, { ...load, seconds: seconds / 2 });
  const read = await costOf(url, players, readState, load);
  await rateOf(url, queueAndCancel)({ connections: 1, seconds: seconds / 2 });
  const action = await costOf(url, players, queueAndCancel, load);
  return { memoryMB, stateBytes, read, action, ...(await frameCost(url, measured, rounds)) };
}
