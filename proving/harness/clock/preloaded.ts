/** A service whose system clock and database connections can be manipulated while it runs. */
import type { Service } from "../spawn-service.ts";

const PRELOAD = new URL("preload.ts", import.meta.url);

/** Environment of its process, with its clock off the true time. */
export const preloaded = (offMs = 0): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${PRELOAD.href}`,
  CLOCK_OFF_MS: String(offMs),
});

export async function instruct(service: Service, line: string): Promise<void> {
  service.writeLine(line);
  while ((await service.line()) !== line);
}

/** Sets its clock this many milliseconds off the true time. */
export const setClock = (service: Service, offMs: number): Promise<void> => instruct(service, `clock ${offMs}`);
