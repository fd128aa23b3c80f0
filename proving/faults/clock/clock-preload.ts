/**
 * `node --import` of a service under test: its system clock is off by the milliseconds of the last line of its standard input,
 * at first by CLOCK_OFF_MS.
 */
import { createInterface } from "node:readline";

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

createInterface({ input: process.stdin }).on("line", (line) => {
  offMs = Number(line);
  process.stdout.write(`clock ${offMs}\n`);
});
// The open pipe must not keep the process alive.
(process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
