/** Stops hundreds of readers of event streams: the service buffers almost nothing for them, and serves other readers as usual. */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../../harness/report.ts";
import { EACH_GAME, type FaultProgram, onServices } from "../fault.ts";
import { fillFrames, fillLog, type StoppedReader } from "./floods.ts";

const SIZES = { quick: { count: 6, waitsForCut: false, games: 1 }, full: { count: 300, waitsForCut: true, games: 2 } };
/** Four heartbeats of 15 s in which the reader takes no byte; the first may be up to one heartbeat late. */
const CUT_WITHIN_MS = 120_000;
const REACHED_WITHIN_MS = 120_000;
const RECEIVED_WITHIN_MS = 10_000;
/** Bounds of the service's memory: per reader, and in addition. */
const MOST_KB = 700;
const MOST_BESIDES_MB = 150;

const FLOODS = { space: fillLog, cargo: fillFrames };

export const stopReading: FaultProgram = (options) => {
  const { count, waitsForCut, games } = SIZES[options.size];
  return onServices(EACH_GAME.slice(0, games), async (run) => {
    const { figures, log } = run;
    const flood = await FLOODS[run.place.game](run, count);
    const { service } = run;
    const beforeMB = await service.memoryMB();
    const readers: StoppedReader[] = [];
    while (readers.length < count) readers.push(await flood.open(readers.length));
    const healthy = await flood.open(0);
    healthy.stream.resume();
    await flood.pour();
    log(`${count} readers have stopped`);
    let id = 0;
    const receivedMs = await timeOf(RECEIVED_WITHIN_MS, async () => {
      id = await flood.publish();
      await healthy.reached(id);
    });
    run.expect(healthy.seen.lastId >= id, `a reader did not receive an event within ${RECEIVED_WITHIN_MS} ms`);
    const growthMB = Math.round((await service.memoryMB()) - beforeMB);
    run.expect(growthMB <= MOST_BESIDES_MB + (count * MOST_KB) / 1000, `resident memory grew by ${growthMB} MB`);

    const resumed = readers.filter((_reader, place) => !waitsForCut || place % 2 === 0);
    const newest = await flood.publish();
    for (const { stream } of resumed) stream.resume();
    const reachedMs = await timeOf(REACHED_WITHIN_MS, () =>
      Promise.all(resumed.map((reader) => reader.reached(newest))),
    );
    const reached = resumed.filter(({ seen }) => seen.lastId >= newest).length;
    const lost = resumed.filter(({ seen, stream }) => seen.lastId < newest && stream.isOpen).length;
    const disordered = readers.filter(({ seen }) => seen.outOfOrder > 0).length;
    const ofResumed = `${reached} of ${resumed.length}`;
    run.expect(reached >= resumed.length / 2, `only ${ofResumed} that resumed got to the newest event`);
    run.expect(lost === 0, `${lost} readers that resumed neither got to the newest event nor were cut off`);
    run.expect(disordered === 0, `${disordered} readers received messages out of order`);
    log(`${ofResumed} that resumed got to the newest event in ${duration(reachedMs)}`);

    const others = readers.filter((reader) => !resumed.includes(reader)).map(({ stream }) => stream);
    const allEnd = () => Promise.all(others.map(({ ended }) => ended));
    await timeOf(CUT_WITHIN_MS, allEnd);
    // A paused reader notices that it was cut off only after it resumes reading.
    for (const stream of others) stream.resume();
    await timeOf(REACHED_WITHIN_MS, allEnd);
    const open = others.filter(({ isOpen }) => isOpen).length;
    run.expect(open === 0, `${open} of ${others.length} that did not read were not cut off`);
    for (const { stream } of [healthy, ...readers]) stream.close();
    Object.assign(figures, {
      "readers that stopped": count,
      "growth of resident memory": `${growthMB} MB`,
      "another reader received an event": `after ${duration(receivedMs)}`,
      "got to the newest event after they resumed": `${ofResumed}, within ${duration(reachedMs)}`,
      ...(waitsForCut ? { "did not read and were cut off": `${others.length - open} of ${others.length}` } : {}),
    });
  });
};

/** Returns the milliseconds until the work is done, or until it has taken too long. */
async function timeOf(mostMs: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await Promise.race([work(), wait(mostMs, undefined, { ref: false })]);
  return performance.now() - startedAt;
}
