/** Holds the lock of a service's SQLite file for some seconds under load, as another program might. */
import { type Child, startChild } from "../../harness/child.ts";
import { type FaultProgram, ON_SQLITE, underLoad } from "../fault.ts";
import { haveOutages, type Outage } from "../outages.ts";

const SIZES = {
  quick: { rounds: 1, playMs: 100, heldMs: 1_500 },
  full: { rounds: 20, playMs: 1_000, heldMs: 5_000 },
};
/** A change waits one second for the lock, and may queue behind a batch that waits too. */
const MOST_WAIT_MS = 5_000;
/** Reads of space need no store. In cargo, a flight that is due has to land before a state can be shown. */
const MOST_READ_MS = 1_000;
const HOLDER = new URL("lock-holder.ts", import.meta.url);

export const holdLock: FaultProgram = (options) =>
  underLoad(ON_SQLITE, options, (run) => {
    const { heldMs: lastsMs, ...schedule } = SIZES[options.size];
    let holder: Child | undefined;
    const start = async () => {
      holder = startChild(HOLDER, [run.file]);
      await holder.line();
    };
    const lock: Outage = { name: "the lock", lastsMs, refuses: "every", start, end: () => holder?.stop("SIGKILL") };
    return haveOutages(run, [lock], { ...schedule, mostWaitMs: MOST_WAIT_MS, mostReadMs: MOST_READ_MS });
  });
