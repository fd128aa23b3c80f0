import type { BreakableGame } from "./broken-store.ts";
import type { DiskTrial } from "./disk-trial.ts";

/** A game, and what happens to it while its store breaks and is repaired. */
export interface DiskGame extends BreakableGame {
  run(trial: DiskTrial, times: number): Promise<void>;
}
