/**
 * Another program holds the lock of the SQLite file: changes are refused with 503 and Retry-After, reads wait only for what is
 * due, and once the lock is free the service works again without a restart.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startChild } from "../../harness/child.ts";
import { duration } from "../../harness/report.ts";
import { type FaultProgram, ON_SQLITE, underLoad } from "../fault.ts";

const SIZES = {
  quick: { rounds: 1, playMs: 100, heldMs: 1_500 },
  full: { rounds: 20, playMs: 1_000, heldMs: 5_000 },
};
/** A change waits a second for the lock, and may queue behind a batch that does. */
const MOST_WAIT_MS = 5_000;
/** Reads do not wait for the lock: what is left is a busy machine. */
const MOST_READ_MS = 1_000;

const HOLDER = new URL("lock-holder.ts", import.meta.url);

export const holdLock: FaultProgram = (options) =>
  underLoad(ON_SQLITE, options, async (run) => {
    const { players, observer, place, file } = run;
    const { rounds, playMs, heldMs } = SIZES[options.size];
    let slowestMs = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await wait(playMs);
      const refusedBefore = observer.all.refused;
      const holder = startChild(HOLDER, [file]);
      await holder.line();
      await wait(heldMs);
      await holder.stop("SIGKILL");
      const freeAt = performance.now();
      await players.change();
      slowestMs = Math.max(slowestMs, performance.now() - freeAt);
      run.expect(observer.all.refused > refusedBefore, "nothing was refused while the file was locked");
      run.log(`round ${round}: ${observer.all.refused} refused, ${players.answered} answered`);
    }
    await players.stop();
    observer.expectWithin(MOST_WAIT_MS);
    // A cargo flight that is due has to land before a state can be shown.
    if (place.game === "space") observer.expectReadsWithin(MOST_READ_MS);
    return () => ({
      "requests answered": players.answered,
      "refused with 503": observer.all.refused,
      "longest wait for an answer": duration(observer.all.longestMs),
      "reads refused with 503": observer.reads.refused,
      "longest wait for a read": duration(observer.reads.longestMs),
      "a change succeeds, after the lock is free": duration(slowestMs),
    });
  });
