/** Prints how many bytes of memory a watchdog takes, without pages of the program file, which processes share. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startWatchdog } from "../watchdog.ts";

/** Milliseconds until the process has finished its start. */
const SETTLE_MS = 300;

/** Reads /proc, so it works only on Linux. */
const memory = (): number =>
  1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);

memory();
await wait(SETTLE_MS);
const before = memory();
startWatchdog();
await wait(SETTLE_MS);
console.log(memory() - before);
