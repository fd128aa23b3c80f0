/** Plays one seed of one game, from a fresh store to the verdict. */
import { MIGRATED as CARGO } from "@outbound/cargo/testing/migrated.ts";
import type { Migrated } from "@outbound/kit/testing/migrated-template.ts";
import { MIGRATED as SPACE } from "@outbound/space/testing/migrated.ts";
import type { Game } from "../harness/spawn-service.ts";
import { cargoSystem } from "./cargo-system.ts";
import type { Operation } from "./operation.ts";
import { ROUNDS, type SimulationOptions, simulate } from "./simulation.ts";
import { spaceSystem } from "./space-system.ts";
import { type SeedFile, seedFile } from "./store/seed-file.ts";
import type { SystemUnderTest } from "./system.ts";

export type GameVerdict = Awaited<ReturnType<typeof playSeed>>;

/** Returns the command line that repeats this seed. */
export const replayOf = ({ game, seed }: Pick<GameVerdict, "game" | "seed">, rounds: number): string =>
  `npm run prove -- simulation ${game} --seeds 1 --from ${seed}${rounds === ROUNDS ? "" : ` --rounds ${rounds}`} --trace`;

export async function playSeed(game: Game, options: SimulationOptions) {
  const verdict = await (game === "space" ? play(SPACE, spaceSystem, options) : play(CARGO, cargoSystem, options));
  return { game, ...verdict };
}

async function play<DB, O extends Operation>(
  migrated: Migrated,
  open: (seed: number, file: SeedFile<DB>) => SystemUnderTest<O>,
  options: SimulationOptions,
) {
  const file = await seedFile<DB>(migrated);
  return simulate(open(options.seed, file), options).finally(() => file.remove());
}
