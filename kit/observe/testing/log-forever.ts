/** A process that logs a line every few milliseconds, reports its progress on standard error, and stops at SIGTERM. */
import { setTimeout as wait } from "node:timers/promises";
import { createLogger } from "../logger.ts";

const logger = createLogger("test", "info");
const filler = "x".repeat(1000);
let isStopping = false;
process.once("SIGTERM", () => {
  isStopping = true;
});
for (let line = 1; !isStopping; line += 1) {
  logger.info({ line, filler }, "still here");
  if (line % 100 === 0) process.stderr.write(`logged ${line}\n`);
  await wait(1);
}
// Exits explicitly, like a service: unread output would keep the process alive.
process.exit(0);
