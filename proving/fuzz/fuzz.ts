/** Sends generated requests to the app of a game and checks every answer against the description. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import type { Arbitrary } from "fast-check";
import type { Random } from "../harness/random.ts";
import type { Elsewhere, KnownTable, KnownValues } from "./requests/known-values.ts";
import type { FuzzRequest } from "./requests/openapi-requests.ts";
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

/** A game on a fresh store, and what the generator needs of it. */
export interface FuzzedGame {
  readonly app: App;
  /** For files of the run; removed with the game. */
  readonly folder: string;
  /** Operations whose answers do not end. */
  readonly streams: readonly string[];
  /** Operations of which only a few are sent. */
  readonly seldom?: readonly string[];
  readonly elsewhere: Elsewhere;
  /** How many values of a name are remembered. */
  readonly mostValues?: number;
  /** Called first and again after some requests, so that earlier requests do not block later ones. */
  begin(place: number, known: KnownValues): Promise<void>;
  /** Tokens for an operation that takes a session. */
  readonly tokenFor?: (operation: Operation) => Arbitrary<string> | undefined;
  /** A request instead of a generated one, which no schema describes. */
  readonly special?: (random: Random, wildness: number) => Promise<FuzzRequest | undefined>;
  /** Several requests in a row, as players send them; by name. */
  readonly sequences: Readonly<Record<string, Sequence>>;
  /** The part of an answer to learn values from; all of it unless given. */
  readonly worthKnowing?: (json: unknown) => unknown;
  /** Called after every answer. */
  readonly answered?: (status: number, random: Random, known: KnownValues) => Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  /** Number of the request in the run, from 1. */
  readonly place: number;
  /** As generated, or as bytes, or the name of a sequence. */
  readonly request: FuzzRequest | string;
  readonly status: number;
  readonly why: readonly string[];
  /** The smallest request found that fails as well. */
  readonly smaller?: FuzzRequest | undefined;
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** Count of answers by operation and status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Requests sent, by how they were made. */
  readonly sent: ReadonlyMap<string, number>;
  /** How often each sequence was completed. */
  readonly sequences: ReadonlyMap<string, number>;
  /** Of the slowest answer by each: the service's own time, and time on the clock. */
  readonly slowest: { readonly ownMs: number; readonly wallMs: number };
}

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

/** Operations that succeeded at least once. */
export function succeeded({ answers }: FuzzVerdict): string[] {
  return [...answers].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).map(([id]) => id);
}

interface TableAnswer {
  readonly table: KnownTable;
  readonly rows: readonly unknown[];
}

/** Learns the rows of the admin's tables. `read` takes a path and resolves with the body. */
export async function learnTables(known: KnownValues, read: (path: string) => Promise<unknown>): Promise<void> {
  const tables = (await read("/api/admin/tables")) as readonly string[];
  known.learn(tables, "tables");
  for (const table of tables) {
    const answer = (await read(`/api/admin/tables/${table}/rows?limit=20`)) as TableAnswer;
    known.learn(answer.rows, table);
    known.learnTable(answer.table);
  }
}
