/** A process that plays the seeds of the lines that it reads, and prints their verdicts; `workers.ts` starts it. */
import { createInterface } from "node:readline";
import { playSeed } from "./play-seed.ts";
import type { Job } from "./workers.ts";

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await playSeed(...(JSON.parse(line) as Job))));
}
