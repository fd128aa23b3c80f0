/**
 * `node --import` of a service under test: its system clock is off by so many milliseconds as the last line of its standard
 * input says, at first as CLOCK_OFF_MS says.
 */
import { createInterface } from "node:readline";

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

createInterface({ input: process.stdin }).on("line", (line) => {
  offMs = Number(line);
  process.stdout.write(`clock ${offMs}\n`);
});
// A pipe that nobody writes to keeps no process alive.
(process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
