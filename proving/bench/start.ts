/** Measures the time from the start of a service's process until it is ready, and its memory at rest. */
import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../harness/report.ts";
import { type Game, startGame } from "../harness/spawn-service.ts";

/** Time after which a service has collected the garbage of its start: it does so in the first second at rest. */
export const REST_MS = 3000;

export type Start = Awaited<ReturnType<typeof measureStart>>;

/** Measures three starts. The files of the round begin with the prefix; the read needs no account. */
export async function measureStart(game: Game, prefix: string, read: string) {
  const start = (file: string) =>
    startGame(game, {
      database: `sqlite:${prefix}-${file}.db`,
      environment: { NODE_COMPILE_CACHE: `${prefix}-compiled`, FLIGHT_TEST_HOOKS: "0" },
      // Nothing else runs while it starts.
      side: "any",
    });
  const first = await start("first");
  await first.stop();
  const fresh = await start("rest");
  await fresh.stop();
  await using again = await start("rest");
  await again.json("GET", read);
  await wait(REST_MS);
  const memoryMB = await again.memoryMB();
  return { readyFirstMs: first.readyMs, readyFreshMs: fresh.readyMs, readyAgainMs: again.readyMs, memoryMB };
}

export function startRows(rounds: readonly Start[]): readonly Figure[] {
  const of = (name: keyof Start) => rounds.map((round) => round[name]);
  const under = (aim: number) => ({ aim, better: "less" }) as const;
  return [
    { name: "start to ready, nothing compiled yet, ms", rounds: of("readyFirstMs"), ...under(1000) },
    { name: "start to ready, new database, ms", rounds: of("readyFreshMs"), ...under(1000) },
    { name: "**start to ready, known database, ms**", rounds: of("readyAgainMs"), ...under(400) },
    { name: "**memory at rest, known database, MB**", rounds: of("memoryMB"), ...under(120) },
  ];
}
