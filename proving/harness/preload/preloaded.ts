/** A service whose system clock and database connections can be manipulated, and whose event loop can be watched, while it runs. */
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "../spawn-service.ts";
import type { LongestTurn } from "./preload.ts";

const PRELOAD = new URL("preload.ts", import.meta.url);

/** Environment of its process, with its clock off the true time. */
export const preloaded = (offMs = 0): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${PRELOAD.href}`,
  CLOCK_OFF_MS: String(offMs),
});

/** The same where `longestTurn` is asked for. */
export const watched = (offMs = 0): NodeJS.ProcessEnv => ({ ...preloaded(offMs), WATCH_LOOP: "1" });

export async function instruct(service: Service, line: string): Promise<void> {
  service.writeLine(line);
  while ((await service.line()) !== line);
}

/** Sets its clock this many milliseconds off the true time. */
export const setClock = (service: Service, offMs: number): Promise<void> => instruct(service, `clock ${offMs}`);

/** After the work, so that the delay that it caused is in the measure. */
const SAMPLED_MS = 30;

/** How long its event loop did only one thing, the longest time since the last call. */
export async function longestTurn(service: Service): Promise<LongestTurn> {
  await wait(SAMPLED_MS);
  service.writeLine("turn");
  for (;;) {
    const line = await service.line();
    // It writes its address too.
    if (line.startsWith('{"clockMs"')) return JSON.parse(line);
  }
}
