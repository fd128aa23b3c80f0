/** What a run needs of a game. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import type { Arbitrary } from "fast-check";
import type { Random } from "../harness/random.ts";
import type { Elsewhere, KnownValues } from "./requests/known-values.ts";
import type { FuzzRequest } from "./requests/openapi-requests.ts";
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
