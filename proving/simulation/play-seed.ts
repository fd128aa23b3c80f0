/** One seed of one game, from a fresh store to its verdict. */
import { CargoSubject } from "./cargo-subject.ts";
import { type SeedVerdict, Simulation, type SimulationOptions } from "./simulation.ts";
import { SpaceSubject } from "./space-subject.ts";

export type Game = "space" | "cargo";

export interface GameVerdict extends SeedVerdict {
  readonly game: Game;
}

/** A failing seed fails the same way every time, with as many rounds or more. */
export const ROUNDS = 12;

type Options = Omit<SimulationOptions, "rounds"> & Partial<Pick<SimulationOptions, "rounds">>;

export async function playSeed(game: Game, options: Options): Promise<GameVerdict> {
  const given = { rounds: ROUNDS, ...options };
  if (game === "space") {
    const subject = await SpaceSubject.create(given.seed);
    return { game, ...(await new Simulation(subject, given).run().finally(() => subject.close())) };
  }
  const subject = await CargoSubject.create(given.seed);
  return { game, ...(await new Simulation(subject, given).run().finally(() => subject.close())) };
}
