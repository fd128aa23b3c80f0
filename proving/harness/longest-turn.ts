/** How long a service's event loop did only one thing. */
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./spawn-service.ts";
import type { LongestTurn } from "./watch-loop.ts";

export type { LongestTurn } from "./watch-loop.ts";

/** What Node is given to measure it. */
export const WATCH_LOOP = `--import ${new URL("watch-loop.ts", import.meta.url).href}`;

/** After the work, so that the delay that it caused is in the measure. */
const SAMPLED_MS = 30;

/** The longest turn since the last call. The service runs with `WATCH_LOOP`, and reads the line. */
export async function longestTurn(service: Service, line = ""): Promise<LongestTurn> {
  await wait(SAMPLED_MS);
  service.writeLine(line);
  for (;;) {
    const answer = await service.line();
    // The service writes its address too.
    if (answer.startsWith("{") && answer.includes('"processorMs"')) return JSON.parse(answer);
  }
}
