/** A service whose clock and database connections can be manipulated, and whose use of the machine is measured, while it runs. */
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "../spawn-service.ts";
import type { LongestTurn, Usage } from "./preload.ts";

const PRELOAD = new URL("preload.ts", import.meta.url);

/** Environment of a process whose clock differs from the real time. */
export const preloaded = (offMs = 0): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${PRELOAD.href}`,
  CLOCK_OFF_MS: String(offMs),
});

/** Environment of a process whose `longestTurn` is measured. */
export const watched = (offMs = 0): NodeJS.ProcessEnv => ({ ...preloaded(offMs), WATCH_LOOP: "1" });

/** Sets the clock of the process this many milliseconds off the real time. */
export const setClock = (service: Service, offMs: number): Promise<void> => instruct(service, `clock ${offMs}`);

/** Waits for the work, so that the measure includes the delay that it caused. */
const SAMPLED_MS = 30;

/** Returns the longest time in milliseconds that the event loop was blocked since the last call. */
export async function longestTurn(service: Service): Promise<LongestTurn> {
  await wait(SAMPLED_MS);
  return await instruct(service, "turn");
}

/** Returns the processor time and the resident memory (10^6 bytes) of the process so far. */
export const usageOf = (service: Service): Promise<Usage> => instruct(service, "usage");

/** The same after a garbage collection. */
export const collectedUsageOf = (service: Service): Promise<Usage> => instruct(service, "collect");

/** Sends a line to the preloaded module, which obeys it. Returns its answer. */
export async function instruct<Answer>(service: Service, instruction: string): Promise<Answer> {
  service.writeLine(instruction);
  for (;;) {
    const line = await service.line();
    // The service prints lines of its own too.
    if (line.startsWith(`${instruction} {`)) return JSON.parse(line.slice(instruction.length));
  }
}
