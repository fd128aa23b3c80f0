/** What a program that injects faults takes and returns, and the skeleton of those that do it under load. */
import { join } from "node:path";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { withFolder } from "../harness/folder.ts";
import { type Game, type Service, startGame } from "../harness/spawn-service.ts";
import { OutageObserver } from "./outage-observer.ts";
import { Players } from "./players.ts";

export interface FaultOptions {
  /** The quick form is part of `npm test`. */
  readonly size: "quick" | "full";
  readonly seed: number;
  readonly log?: (line: string) => void;
}

/** As shown in the report, by name. */
export type Figures = Readonly<Record<string, string | number>>;

/** One service under one sort of fault. */
export interface FaultVerdict {
  readonly name: string;
  readonly figures: Figures;
  /** One sentence for each broken promise. */
  readonly faults: readonly string[];
}

export type FaultProgram = (options: FaultOptions) => Promise<FaultVerdict[]>;

/** Runs one after the other. */
export async function inTurn<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<FaultVerdict>,
): Promise<FaultVerdict[]> {
  const verdicts: FaultVerdict[] = [];
  for (const item of items) verdicts.push(await run(item));
  return verdicts;
}

/** Where a trial runs. */
export interface Place {
  readonly game: Game;
  /** SQLite unless given. */
  readonly engine?: "sqlite" | "postgres";
  /** A database of its own unless given. */
  readonly database?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether answers are observed and refusals by 503 repeated; true unless given. */
  readonly isObserved?: boolean;
}

/** A service whose players are playing, and what a fault may do to it. */
export interface Trial {
  readonly service: Service;
  readonly players: Players;
  readonly observer: OutageObserver;
  /** Of the SQLite database. */
  readonly file: string;
  readonly faults: string[];
  readonly log: (line: string) => void;
  /** Starts the service on the same database again, the former process having ended or not. */
  restart(environment?: NodeJS.ProcessEnv): Promise<void>;
}

/** Starts a service and its players, runs the trial, then compares everything that was answered with what is stored. */
export async function underLoad(
  { game, engine = "sqlite", database, environment = {}, isObserved = true }: Place,
  { seed, log = () => {} }: FaultOptions,
  run: (trial: Trial) => Promise<() => Figures>,
): Promise<FaultVerdict> {
  const name = `${game}, ${engine}`;
  return withFolder(async (folder) => {
    const file = join(folder, "game.db");
    const postgres = engine === "postgres" && database === undefined ? await testDatabase() : undefined;
    const url = database ?? postgres?.url ?? `sqlite:${file}`;
    let service = await startGame(game, { database: url, environment });
    const observer = new OutageObserver();
    const faults: string[] = [];
    try {
      const players = await Players.seat(game, service.url, seed, isObserved ? observer : undefined);
      players.start(service.url);
      const figures = await run({
        get service() {
          return service;
        },
        ...{ players, observer, file, faults, log: (line) => log(`${name}: ${line}`) },
        async restart(settings = environment) {
          await service.stop();
          service = await startGame(game, { database: url, environment: settings });
        },
      });
      await players.stop();
      await players.check(service.url);
      return { name, figures: figures(), faults: [...faults, ...observer.faults, ...players.faults] };
    } finally {
      await service.stop("SIGKILL");
      await postgres?.drop();
    }
  });
}
