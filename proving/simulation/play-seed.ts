/** Plays one seed of one game, from a fresh store to the verdict. */
import type { CargoTables } from "@outbound/cargo/store/tables.ts";
import { MIGRATED as CARGO } from "@outbound/cargo/testing/migrated.ts";
import type { Migrated } from "@outbound/kit/testing/migrated-template.ts";
import type { SpaceTables } from "@outbound/space/store/tables.ts";
import { MIGRATED as SPACE } from "@outbound/space/testing/migrated.ts";
import type { Game } from "../harness/spawn-service.ts";
import type { CargoOperation } from "./cargo-operations.ts";
import { cargoSystem } from "./cargo-system.ts";
import type { Operation } from "./operation.ts";
import { type SimulationOptions, simulate } from "./simulation.ts";
import type { SpaceOperation } from "./space-operations.ts";
import { spaceSystem } from "./space-system.ts";
import { type SeedFile, seedFile } from "./store/seed-file.ts";
import type { SystemUnderTest } from "./system.ts";

export type GameVerdict = Awaited<ReturnType<typeof playSeed>>;

/** Default number of rounds. A failing seed fails the same way with this number or more. */
export const ROUNDS = 12;

/** Returns the command line that repeats this seed. */
export const replayOf = ({ game, seed }: Pick<GameVerdict, "game" | "seed">, rounds: number): string =>
  `npm run prove -- simulation ${game} --seeds 1 --from ${seed}${rounds === ROUNDS ? "" : ` --rounds ${rounds}`} --trace`;

type Options = Omit<SimulationOptions, "rounds"> & Partial<Pick<SimulationOptions, "rounds">>;

export async function playSeed(game: Game, options: Options) {
  const verdict = await (game === "space"
    ? run<SpaceTables, SpaceOperation>(SPACE, spaceSystem, options)
    : run<CargoTables, CargoOperation>(CARGO, cargoSystem, options));
  return { game, ...verdict };
}

type System<DB, O extends Operation> = (seed: number, file: SeedFile<DB>) => SystemUnderTest<O>;

async function run<DB, O extends Operation>(migrated: Migrated, open: System<DB, O>, options: Options) {
  const file = await seedFile<DB>(migrated);
  return simulate(open(options.seed, file), { rounds: ROUNDS, ...options }).finally(() => file.remove());
}
