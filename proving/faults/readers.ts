/**
 * Hundreds of readers of event streams stop reading: the service keeps next to nothing for them, others hear what happens as
 * ever, who goes on reading gets to the newest, and who does not is cut off after a minute.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Service, startCargo, startService } from "../harness/service.ts";
import { fillFrames } from "./cargo-frames.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, shownMs } from "./program.ts";
import { fillLog } from "./space-log.ts";
import type { StoppedReader } from "./stopped-reader.ts";

const SIZES = {
  quick: { readers: 6, waitsForCut: false, onCargo: false },
  full: { readers: 300, waitsForCut: true, onCargo: true },
};
/** Four heartbeats of 15 s without a byte taken, the first one up to a heartbeat late. */
const CUT_WITHIN_MS = 120_000;
const REACHED_WITHIN_MS = 120_000;
const HEARD_WITHIN_MS = 10_000;
/** Of the service's own memory, for each reader and besides. */
const MOST_KB = 700;
const MOST_BESIDES_MB = 150;

/** Streams on which more is to come than the system holds for a reader that takes nothing. */
export interface Flood {
  /** Opens the stream with this number, from its beginning. */
  open(place: number): Promise<StoppedReader>;
  /** Resolves when so much was sent that readers who stopped are behind. */
  pour(): Promise<void>;
  /** Makes something happen; gives the id of the message that tells of it. */
  happen(): Promise<number>;
}

export const stopReading: FaultProgram = async (options) => [
  await endure("space", startService, (service) => fillLog(service), options),
  ...(SIZES[options.size].onCargo
    ? [await endure("cargo", startCargo, (service) => fillFrames(service, SIZES[options.size].readers), options)]
    : []),
];

async function endure(
  name: string,
  start: typeof startService,
  floodOf: (service: Service) => Promise<Flood>,
  { size, tell = () => {} }: FaultOptions,
): Promise<FaultVerdict> {
  const { readers: count, waitsForCut } = SIZES[size];
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const service = await start(join(folder, "game.db"), join(folder, "compiled"));
  const readers: StoppedReader[] = [];
  try {
    const flood = await floodOf(service);
    const beforeMB = await service.memoryMB();
    while (readers.length < count) readers.push(await flood.open(readers.length));
    const healthy = await flood.open(0);
    healthy.resume();
    await flood.pour();
    const faults: string[] = [];
    tell(`${name}: ${count} readers have stopped`);
    const heardMs = await hear(flood, healthy, faults);
    const growthMB = (await service.memoryMB()) - beforeMB;
    if (growthMB > MOST_BESIDES_MB + (count * MOST_KB) / 1000) {
      faults.push(`resident memory grew by ${Math.round(growthMB)} MB`);
    }
    const goingOn = readers.filter((_reader, place) => !waitsForCut || place % 2 === 0);
    const newest = await flood.happen();
    for (const reader of goingOn) reader.resume();
    const startedAt = performance.now();
    await atMost(REACHED_WITHIN_MS, Promise.all(goingOn.map((reader) => reader.reached(newest))));
    const reachedMs = performance.now() - startedAt;
    const reached = goingOn.filter(({ lastId }) => lastId >= newest).length;
    const lost = goingOn.filter(({ lastId, hasEnded }) => lastId < newest && !hasEnded).length;
    if (reached < goingOn.length / 2) faults.push(`only ${reached} of ${goingOn.length} who went on got to the newest`);
    if (lost > 0) faults.push(`${lost} readers who went on neither got to the newest nor were cut off`);
    const disordered = readers.filter(({ outOfOrder }) => outOfOrder > 0).length;
    if (disordered > 0) faults.push(`${disordered} readers got messages out of order`);
    tell(`${name}: ${reached} of ${goingOn.length} who went on got to the newest in ${shownMs(reachedMs)}`);
    const others = readers.filter((reader) => !goingOn.includes(reader));
    await atMost(CUT_WITHIN_MS, Promise.all(others.map(({ ended }) => ended)));
    // A reader that is paused does not hear that it was cut off before it reads on.
    for (const reader of others) reader.resume();
    await atMost(REACHED_WITHIN_MS, Promise.all(others.map(({ ended }) => ended)));
    const open = others.filter(({ hasEnded }) => !hasEnded).length;
    if (open > 0) faults.push(`${open} of ${others.length} who took nothing were not cut off`);
    healthy.close();
    return {
      name,
      figures: {
        "readers who stopped": count,
        "growth of resident memory": `${Math.round(growthMB)} MB`,
        "another reader heard of a change": `after ${shownMs(heardMs)}`,
        "got to the newest when they went on": `${reached} of ${goingOn.length}, within ${shownMs(reachedMs)}`,
        ...(waitsForCut ? { "took nothing and were cut off": `${others.length - open} of ${others.length}` } : {}),
      },
      faults,
    };
  } finally {
    for (const reader of readers) reader.close();
    await service.stop("SIGKILL");
    await rm(folder, { recursive: true });
  }
}

/** Gives the milliseconds until a reader who reads heard of a change. */
async function hear(flood: Flood, healthy: StoppedReader, faults: string[]): Promise<number> {
  const startedAt = performance.now();
  const id = await flood.happen();
  await atMost(HEARD_WITHIN_MS, healthy.reached(id));
  if (healthy.lastId < id) faults.push(`a reader who reads did not hear of a change within ${HEARD_WITHIN_MS} ms`);
  return performance.now() - startedAt;
}

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(ms, undefined, { ref: false })]);
