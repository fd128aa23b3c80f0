/** Plays one seed of one game, from a fresh store to the verdict. */
import { CargoSystem } from "./cargo-system.ts";
import type { Operation } from "./operation.ts";
import { type SeedVerdict, Simulation, type SimulationOptions } from "./simulation.ts";
import { SpaceSystem } from "./space-system.ts";
import type { SystemUnderTest } from "./system.ts";

export type Game = "space" | "cargo";

export interface GameVerdict extends SeedVerdict {
  readonly game: Game;
}

/** Default length. A failing seed fails the same way every time, with as many rounds or more. */
export const ROUNDS = 12;

type Options = Omit<SimulationOptions, "rounds"> & Partial<Pick<SimulationOptions, "rounds">>;

export async function playSeed(game: Game, options: Options): Promise<GameVerdict> {
  const { seed } = options;
  const verdict = await (game === "space"
    ? run(await SpaceSystem.create(seed), options)
    : run(await CargoSystem.create(seed), options));
  return { game, ...verdict };
}

const run = <O extends Operation>(system: SystemUnderTest<O>, options: Options): Promise<SeedVerdict> =>
  new Simulation(system, { rounds: ROUNDS, ...options }).run().finally(() => system.close());
