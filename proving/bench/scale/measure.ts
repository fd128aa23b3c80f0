/** Everything that is measured of one world: what the service needs for it, and for one request in it. */
import { join } from "node:path";
import { startChild } from "../../harness/child.ts";
import { Client } from "../../harness/client.ts";
import { type Service, startCargo } from "../../harness/service.ts";
import { actionsPerSecond, bearer, costOf, meet, queueAndCancel } from "../cargo-load.ts";
import { writeWorld } from "../cargo-world.ts";
import { type Axis, type SizedWorld, worldOf } from "./axes.ts";
import { frameCost } from "./frame-cost.ts";

/** Microseconds of the service's processor time for a request; a tick's are those it took. */
export interface Measured {
  readonly axis: Axis;
  readonly size: number;
  readonly read: number;
  readonly action: number;
  readonly tick: number;
  readonly frame: number;
  readonly frameBytes: number;
  /** Of one state, not compressed. */
  readonly stateBytes: number;
  readonly startMs: number;
  /** Resident, after the start. */
  readonly memoryMB: number;
}

export interface Effort {
  /** Seconds of reads, and of actions. */
  readonly seconds: number;
  /** Rounds of frames, a good second each. */
  readonly rounds: number;
}

/** Players who take turns; each of them meets the service once before. */
const MOST_MEASURED = 2000;
const CONNECTIONS = 8;

export async function measure(folder: string, axis: Axis, size: number, effort: Effort): Promise<Measured> {
  const world = worldOf[axis](size);
  const file = join(folder, `${axis}-${size}.db`);
  const now = Date.now();
  // Nobody lands meanwhile: what landings cost is measured elsewhere.
  await writeWorld(file, { ...world, now, timeScale: 0 });
  const tick = 1000 * (await tickOf(file, now));
  const service = await startCargo(file, join(folder, "compiled"));
  try {
    return { axis, size, tick, startMs: service.readyMs, ...(await requestsOf(service, world, effort)) };
  } finally {
    await service.stop();
  }
}

async function tickOf(file: string, now: number): Promise<number> {
  const child = startChild(new URL("tick.ts", import.meta.url), [file, String(now)]);
  try {
    return Number(await child.line());
  } finally {
    await child.stop();
  }
}

async function requestsOf(service: Service, { measured }: SizedWorld, { seconds, rounds }: Effort) {
  const memoryMB = await service.memoryMB();
  const players = Math.min(measured, MOST_MEASURED);
  await meet(service, players);
  const stateBytes = await stateSize(service);
  const load = { connections: CONNECTIONS, seconds };
  const warm = { ...load, seconds: seconds / 2 };
  await costOf(service, players, "state", warm);
  const read = await costOf(service, players, "state", load);
  await actionsPerSecond(service, queueAndCancel, { connections: 1, seconds: seconds / 2 });
  const action = await costOf(service, players, "actions", load);
  return { memoryMB, stateBytes, read, action, ...(await frameCost(service, measured, rounds)) };
}

async function stateSize(service: Service): Promise<number> {
  const connection = new Client(service.url);
  const { text } = await connection.send("GET", "/api/state", undefined, bearer(1));
  connection.close();
  return Buffer.byteLength(text);
}
