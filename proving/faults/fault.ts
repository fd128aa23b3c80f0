/** What a program that injects faults takes and returns, and the skeletons that run it on each game and engine. */
import { join } from "node:path";
import type { Engine } from "@outbound/kit/store/database.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { brokenDatabase } from "../harness/cargo/broken-tables.ts";
import type { ChildLimits } from "../harness/child.ts";
import { withFolder } from "../harness/folder.ts";
import { progress } from "../harness/report.ts";
import { GAMES, type Game, type Service, startGame } from "../harness/spawn-service.ts";
import { mountDisk } from "./mount-disk.ts";
import { newObserver, type OutageObserver } from "./outage-observer.ts";
import { type Players, seatPlayers } from "./players.ts";

export interface FaultOptions {
  /** The quick form is part of `npm test`. */
  readonly size: "quick" | "full";
  readonly seed: number;
}

export type FaultProgram = (options: FaultOptions) => Promise<Findings[]>;

export interface Place extends ChildLimits {
  readonly game: Game;
  /** Of the findings; the game and the engine by default. */
  readonly name?: string;
  /** SQLite by default. */
  readonly engine?: Engine;
  /** A new database by default. */
  readonly database?: string;
  /** Puts the SQLite database on a disk of this size, where the machine can mount one. */
  readonly diskSize?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

export const EACH_GAME: readonly Place[] = GAMES.map((game) => ({ game }));
export const ON_SQLITE: readonly Place[] = GAMES.map((game) => ({ game, engine: "sqlite" }));
export const ON_BOTH_ENGINES: readonly Place[] = [...ON_SQLITE, { game: "cargo", engine: "postgres" }];

export type Findings = ReturnType<typeof newFindings>;

export const newFindings = (name: string, faults: string[] = []) => ({
  ...{ name, faults, figures: {} as Record<string, string | number> },
  log: (line: string) => progress(`${name}: ${line}`),
  expect: (holds: boolean, fault: string) => void (holds || faults.push(fault)),
});

export interface FaultRun extends Findings {
  readonly place: Place;
  readonly service: Service;
  readonly database: string;
  /** Path of the SQLite database. */
  readonly file: string;
  /** False where the machine could not mount a disk for the database. */
  readonly hasOwnDisk: boolean;
  /** Starts the service on the same database again, whether or not the former process has ended. */
  restart(environment?: NodeJS.ProcessEnv): Promise<void>;
}

export const onServices = (places: readonly Place[], inject: (run: FaultRun) => Promise<void>): Promise<Findings[]> =>
  Array.fromAsync(places, (place) => withFolder((folder) => onService(place, folder, inject)));

async function onService(place: Place, folder: string, inject: (run: FaultRun) => Promise<void>): Promise<Findings> {
  const { game, engine, database: given, diskSize, environment = {}, ...limits } = place;
  const { name = engine === undefined ? game : `${game}, ${engine}` } = place;
  const disk = join(folder, "disk");
  await using mounted = diskSize === undefined ? undefined : await mountDisk(disk, diskSize);
  const file = join(mounted === undefined ? folder : disk, "game.db");
  const postgres = engine === "postgres" && given === undefined ? await testDatabase() : undefined;
  const database = given ?? postgres?.url ?? `sqlite:${file}`;
  const run = {
    ...{ ...newFindings(name), place, database, file, hasOwnDisk: mounted !== undefined },
    service: await startGame(game, { database, environment, ...limits }),
    async restart(settings = environment): Promise<void> {
      await run.service.stop();
      run.service = await startGame(game, { database, environment: settings, ...limits });
    },
  };
  try {
    await inject(run);
    return run;
  } finally {
    await run.service.stop("SIGKILL");
    await postgres?.drop();
  }
}

export interface LoadRun extends FaultRun {
  readonly players: Players;
  readonly observer: OutageObserver;
}

/**
 * Does the same while players are playing. Afterwards compares all answers with the stored state, and the stored state with
 * itself. `inject` resolves with a function that returns the figures. Observed players repeat requests that are refused with 503.
 */
export const underLoad = (
  places: readonly Place[],
  { isObserved = true, seed }: FaultOptions & { readonly isObserved?: boolean },
  inject: (run: LoadRun) => Promise<() => Findings["figures"]>,
): Promise<Findings[]> =>
  onServices(places, async (run) => {
    const observer = newObserver(run.place.engine);
    const { game } = run.place;
    const players = await seatPlayers(game, run.service.url, seed, isObserved ? observer : undefined);
    players.start(run.service.url);
    const figures = await inject(Object.assign(run, { players, observer }));
    await players.stop();
    await players.check(run.service.url);
    if (game === "cargo") {
      await run.service.stop();
      run.faults.push(...(await brokenDatabase(run.database)));
    }
    Object.assign(run.figures, figures());
    run.faults.push(...observer.faults, ...players.faults());
  });
