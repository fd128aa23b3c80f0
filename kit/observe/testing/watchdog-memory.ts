/** Prints the bytes of memory that a watchdog takes from a process, without pages of the program file that others share. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startWatchdog } from "../watchdog.ts";

/** Until what the start of the process left to do is done. */
const SETTLE_MS = 300;

/** Linux only. */
const memory = (): number =>
  1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);

memory();
await wait(SETTLE_MS);
const before = memory();
startWatchdog();
await wait(SETTLE_MS);
console.log(memory() - before);
