/** Plays one seed of one game, from a fresh store to the verdict. */
import { join } from "node:path";
import { MIGRATED as CARGO } from "@outbound/cargo/testing/migrated.ts";
import type { Migrated } from "@outbound/kit/testing/migrated-template.ts";
import { MIGRATED as SPACE } from "@outbound/space/testing/migrated.ts";
import { withFolder } from "../harness/folder.ts";
import type { Game } from "../harness/spawn-service.ts";
import { newCargoSystem } from "./cargo-system.ts";
import { ROUNDS, type SeedVerdict, type SimulationOptions, simulate } from "./simulation.ts";
import { newSpaceSystem } from "./space-system.ts";
import { type SeedFile, seedFile } from "./store/seed-file.ts";
import type { Operation, SystemUnderTest } from "./system.ts";

export interface GameVerdict extends SeedVerdict {
  readonly game: Game;
}

/** Returns the command line that repeats this seed. */
export const replayOf = ({ game, seed }: Pick<GameVerdict, "game" | "seed">, rounds: number): string =>
  `npm run prove -- simulation ${game} --seeds 1 --from ${seed}${rounds === ROUNDS ? "" : ` --rounds ${rounds}`} --trace`;

export async function playSeed(game: Game, options: SimulationOptions): Promise<GameVerdict> {
  const verdict = await (game === "space" ? run(SPACE, newSpaceSystem, options) : run(CARGO, newCargoSystem, options));
  return { game, ...verdict };
}

const run = <DB, O extends Operation>(
  migrated: Migrated,
  newSystem: (seed: number, file: SeedFile<DB>) => SystemUnderTest<O>,
  options: SimulationOptions,
): Promise<SeedVerdict> =>
  withFolder(async (folder) => {
    const file = await seedFile<DB>(migrated, join(folder, "game.db"));
    return simulate(newSystem(options.seed, file), options).finally(() => file.audit.destroy());
  });
