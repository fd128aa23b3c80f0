/** A process that plays the seeds it receives; `workers.ts` starts it. */
import { playSeed } from "./play-seed.ts";
import type { Job } from "./workers.ts";

process.on("message", async (job) => process.send?.(await playSeed(...(job as Job))));
