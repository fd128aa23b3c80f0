/** Defines what a run needs of a game under generated requests, and what the run found. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { AppClient, Request } from "@outbound/kit/testing/app-client.ts";
import type { Arbitrary } from "fast-check";
import type { ClientOptions } from "../harness/client.ts";
import type { Random } from "../harness/random.ts";
import type { Elsewhere, KnownValues } from "./requests/known-values.ts";
import type { FuzzRequest, RequestOptions } from "./requests/openapi-requests.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** From 0 (sequences of valid requests) to 1 (hardly any valid request). */
  readonly wildness: number;
  /** URL of an empty PostgreSQL database; a new SQLite file by default. */
  readonly databaseUrl?: string | undefined;
}

/** A game on a fresh store, and what the generator needs of it. */
export interface FuzzedGame extends Pick<RequestOptions, "seldom" | "tokenFor"> {
  readonly app: App;
  readonly store: { close(): Promise<void> };
  readonly streams: readonly string[];
  readonly elsewhere: Elsewhere;
  /** Number of values remembered per name. */
  readonly mostValues?: number;
  /** Called at the start and again after some requests, so that earlier requests do not block later ones. */
  begin(place: number, known: KnownValues): Promise<void>;
  /** Returns a request that no schema describes; sometimes sent instead of a described one. */
  readonly special?: () => Promise<Arbitrary<FuzzRequest>>;
  /** A run begins with each of these sequences, and later plays one from time to time. */
  readonly sequences: Readonly<Record<string, Sequence>>;
  /** Sends a valid request of the operation, if there is one: now and then, and at the end where no request reached it. */
  readonly valid?: (operationId: string, send: (valid: Valid) => Promise<void>, random: Random) => Promise<void>;
  /** Returns the part of an answer to learn values from; all of it by default. */
  readonly worthKnowing?: (json: unknown) => unknown;
  readonly answered?: (status: number, random: Random, known: KnownValues) => Promise<void>;
  /** Returns what is inconsistent in the tables after the run. */
  readonly broken?: () => Promise<readonly string[]>;
}

export interface Valid {
  readonly by: Pick<AppClient, "call">;
  readonly request: Request;
}

export interface Stage {
  readonly url: string;
  readonly random: Random;
  readonly name: string;
  readonly options: ClientOptions;
}

/** Sends valid requests as players do. Resolves with a sentence for each broken promise; rejects for a wrong refusal. */
export type Sequence = (stage: Stage) => Promise<readonly string[]>;
