/**
 * Hundreds of readers of event streams stop reading: the service buffers next to nothing for them, other readers receive events
 * as ever, a reader that resumes gets to the newest event, and one that does not is cut off after a minute.
 */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import { GAMES, type Game, type Service, startGame } from "../../harness/spawn-service.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, inTurn } from "../fault.ts";
import { fillFrames } from "./cargo-frames.ts";
import type { Flood } from "./flood.ts";
import { fillLog } from "./space-log.ts";
import type { StoppedReader } from "./stopped-reader.ts";

const SIZES = { quick: { count: 6, waitsForCut: false, games: 1 }, full: { count: 300, waitsForCut: true, games: 2 } };
/** Four heartbeats of 15 s without a byte taken, the first one up to a heartbeat late. */
const CUT_WITHIN_MS = 120_000;
const REACHED_WITHIN_MS = 120_000;
const RECEIVED_WITHIN_MS = 10_000;
/** Bounds of the service's memory: for each reader, and besides. */
const MOST_KB = 700;
const MOST_BESIDES_MB = 150;

const FLOODS: Readonly<Record<Game, (service: Service, readers: number) => Promise<Flood>>> = {
  space: fillLog,
  cargo: fillFrames,
};

export const stopReading: FaultProgram = (options) =>
  inTurn(GAMES.slice(0, SIZES[options.size].games), (game) => stopOn(game, options));

async function stopOn(game: Game, { size, log = () => {} }: FaultOptions): Promise<FaultVerdict> {
  const { count, waitsForCut } = SIZES[size];
  const service = await startGame(game);
  const readers: StoppedReader[] = [];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  try {
    const flood = await FLOODS[game](service, count);
    const beforeMB = await service.memoryMB();
    while (readers.length < count) readers.push(await flood.open(readers.length));
    const healthy = await flood.open(0);
    healthy.resume();
    await flood.pour();
    log(`${game}: ${count} readers have stopped`);
    const receivedMs = await timeOf(async () => {
      const id = await flood.publish();
      await atMost(RECEIVED_WITHIN_MS, healthy.reached(id));
      expect(healthy.lastId >= id, `a reader did not receive an event within ${RECEIVED_WITHIN_MS} ms`);
    });
    const growthMB = Math.round((await service.memoryMB()) - beforeMB);
    expect(growthMB <= MOST_BESIDES_MB + (count * MOST_KB) / 1000, `resident memory grew by ${growthMB} MB`);
    const resumed = readers.filter((_reader, place) => !waitsForCut || place % 2 === 0);
    const newest = await flood.publish();
    for (const reader of resumed) reader.resume();
    const reachedMs = await timeOf(() =>
      atMost(REACHED_WITHIN_MS, Promise.all(resumed.map((reader) => reader.reached(newest)))),
    );
    const reached = resumed.filter(({ lastId }) => lastId >= newest).length;
    const lost = resumed.filter(({ lastId, hasEnded }) => lastId < newest && !hasEnded).length;
    const disordered = readers.filter(({ outOfOrder }) => outOfOrder > 0).length;
    expect(reached >= resumed.length / 2, `only ${reached} of ${resumed.length} that resumed got to the newest event`);
    expect(lost === 0, `${lost} readers that resumed neither got to the newest event nor were cut off`);
    expect(disordered === 0, `${disordered} readers received messages out of order`);
    log(`${game}: ${reached} of ${resumed.length} that resumed got to the newest event in ${duration(reachedMs)}`);
    const others = readers.filter((reader) => !resumed.includes(reader));
    await atMost(CUT_WITHIN_MS, Promise.all(others.map(({ ended }) => ended)));
    // A paused reader notices only after it reads on that it was cut off.
    for (const reader of others) reader.resume();
    await atMost(REACHED_WITHIN_MS, Promise.all(others.map(({ ended }) => ended)));
    const open = others.filter(({ hasEnded }) => !hasEnded).length;
    expect(open === 0, `${open} of ${others.length} that took nothing were not cut off`);
    healthy.close();
    return {
      name: game,
      figures: {
        "readers that stopped": count,
        "growth of resident memory": `${growthMB} MB`,
        "another reader received an event": `after ${duration(receivedMs)}`,
        "got to the newest event after they resumed": `${reached} of ${resumed.length}, within ${duration(reachedMs)}`,
        ...(waitsForCut ? { "took nothing and were cut off": `${others.length - open} of ${others.length}` } : {}),
      },
      faults,
    };
  } finally {
    for (const reader of readers) reader.close();
    await service.stop("SIGKILL");
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(ms, undefined, { ref: false })]);
