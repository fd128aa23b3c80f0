/** Sends generated requests to the app of a game and checks every answer against the description. */
import type { FuzzedGame, FuzzOptions } from "./fuzzed-game.ts";
import { Run } from "./run.ts";
import type { FuzzVerdict } from "./verdict.ts";

const MOST_FAILURES = 20;

/** The same options give the same requests, except for tokens. Ends early after many failures. */
export async function fuzz(game: FuzzedGame, options: FuzzOptions): Promise<FuzzVerdict> {
  const run = new Run(game, options);
  try {
    await run.open();
    while (run.place < options.requests && run.failures.length < MOST_FAILURES) await run.step();
    return run;
  } finally {
    await run.close();
    await game.close();
  }
}
