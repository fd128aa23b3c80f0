/** Measures the time from the start of a service's process until it is ready, and its memory at rest. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../harness/report.ts";
import { type Game, startGame } from "../harness/spawn-service.ts";

/** Time after which a service has collected the garbage of its start: it does so in the first second at rest. */
export const REST_MS = 3000;

export type Start = Awaited<ReturnType<typeof measureStart>>;

/** Measures three starts. The read needs no account. */
export async function measureStart(game: Game, folder: string, read: string) {
  const start = (file: string) =>
    startGame(game, {
      database: `sqlite:${join(folder, file)}`,
      environment: { NODE_COMPILE_CACHE: join(folder, "compiled"), FLIGHT_TEST_HOOKS: "0" },
      // Nothing else runs while it starts.
      side: "any",
    });
  const first = await start("first.db");
  await first.stop();
  const fresh = await start("rest.db");
  await fresh.stop();
  await using again = await start("rest.db");
  await again.client.ok("GET", read);
  await wait(REST_MS);
  const memoryMB = await again.memoryMB();
  return { readyFirstMs: first.readyMs, readyFreshMs: fresh.readyMs, readyAgainMs: again.readyMs, memoryMB };
}

export const START_FIGURES: readonly Figure<Start>[] = [
  { name: "start to ready, nothing compiled yet, ms", of: (start) => start.readyFirstMs, under: 1000 },
  { name: "start to ready, new database, ms", of: (start) => start.readyFreshMs, under: 1000 },
  { name: "**start to ready, known database, ms**", of: (start) => start.readyAgainMs, under: 400 },
  { name: "**memory at rest, known database, MB**", of: (start) => start.memoryMB, under: 120 },
];
