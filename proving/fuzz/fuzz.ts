/** Sends generated requests to the app of a game and holds every answer to the description: what is asked, and what came of it. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import type { Random } from "../harness/random.ts";
import type { Elsewhere, KnownTable, KnownValues } from "./known-values.ts";
import type { FuzzRequest } from "./openapi-requests.ts";
import { Run } from "./run.ts";
import type { Sequence } from "./sequence.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** 0: sequences of valid requests; 1: hardly a request that fits. */
  readonly wildness: number;
  /** A fresh SQLite file unless given: the URL of an empty PostgreSQL database. */
  readonly databaseUrl?: string | undefined;
  /** Called now and then with how many requests were sent. */
  readonly progress?: ((sent: number) => void) | undefined;
}

/** A game on a fresh store, and what the generator must know of it. */
export interface FuzzedGame {
  readonly app: App;
  /** For files of the run; goes away with the game. */
  readonly folder: string;
  /** Operations whose answers do not end: they are only opened. */
  readonly streams: readonly string[];
  /** Of these only a few are sent. */
  readonly seldom?: readonly string[];
  readonly elsewhere: Elsewhere;
  /** How many values of a name are remembered. */
  readonly mostValues?: number;
  /** Comes first, and again after some requests: what came before shall not hold up what is to be tried. */
  begin(place: number, known: KnownValues): Promise<void>;
  readonly tokenFor?: (operation: Operation, random: Random) => string | undefined;
  /** A request in place of the generator's, which no schema says how to make. */
  readonly special?: (random: Random, wildness: number) => Promise<FuzzRequest | undefined>;
  /** What players really do, several requests in a row; by name. */
  readonly sequences: Readonly<Record<string, Sequence>>;
  /** What is worth remembering of an answer; all of it unless given. */
  readonly worthKnowing?: (json: unknown) => unknown;
  /** Called after every answer. */
  readonly answered?: (status: number, random: Random, known: KnownValues) => Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  /** Which request of the run it was, from 1. */
  readonly place: number;
  /** The request as it was generated, or as bytes, or the name of a sequence. */
  readonly request: FuzzRequest | string;
  readonly status: number;
  readonly why: readonly string[];
  /** The smallest request found that fails as well. */
  readonly smaller?: FuzzRequest | undefined;
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** How many answers of each status each operation gave. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How many requests were sent, by how they were made. */
  readonly sent: ReadonlyMap<string, number>;
  /** How often each sequence came to its end. */
  readonly sequences: ReadonlyMap<string, number>;
  /** The service's own time and that on the clock, each of its slowest answer. */
  readonly slowest: { readonly ownMs: number; readonly wallMs: number };
}

const MOST_FAILURES = 20;

/** The same options give the same requests, but for tokens. Ends early after many failures. */
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

/** Operations that succeeded at least once. */
export function succeeded({ answers }: FuzzVerdict): string[] {
  return [...answers].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).map(([id]) => id);
}

interface TableAnswer {
  readonly table: KnownTable;
  readonly rows: readonly unknown[];
}

/** Takes up what the tables of the admin hold. `read` gets a path and gives the body. */
export async function learnTables(known: KnownValues, read: (path: string) => Promise<unknown>): Promise<void> {
  const tables = (await read("/api/admin/tables")) as readonly string[];
  known.learn(tables, "tables");
  for (const table of tables) {
    const answer = (await read(`/api/admin/tables/${table}/rows?limit=20`)) as TableAnswer;
    known.learn(answer.rows, table);
    known.learnTable(answer.table);
  }
}
