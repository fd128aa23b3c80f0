/** A service whose system clock can be set while it runs. */
import type { Service } from "../../harness/spawn-service.ts";

const PRELOAD = new URL("clock-preload.ts", import.meta.url);

/** Environment of its process. */
export const shiftedClock = (offMs = 0): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${PRELOAD.href}`,
  CLOCK_OFF_MS: String(offMs),
});

/** Sets its clock this many milliseconds off the true time. */
export async function setClock(service: Service, offMs: number): Promise<void> {
  service.writeLine(String(offMs));
  while ((await service.line()) !== `clock ${offMs}`);
}
