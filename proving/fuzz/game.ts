/** A game under generated requests: what a run needs of it, and what the run found. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { AppClient, Request } from "@outbound/kit/testing/app-client.ts";
import type { Arbitrary } from "fast-check";
import type { ClientOptions } from "../harness/client.ts";
import { type Operation as Change, type Player, play } from "../harness/operations.ts";
import type { Random } from "../harness/random.ts";
import type { Elsewhere, KnownValues } from "./requests/known-values.ts";
import type { FuzzRequest, RequestOptions } from "./requests/openapi-requests.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** 0: sequences of valid requests; 1: hardly a request that fits. */
  readonly wildness: number;
  /** A fresh SQLite file unless given: the URL of an empty PostgreSQL database. */
  readonly databaseUrl?: string | undefined;
  readonly progress?: (sent: number) => void;
}

/** A game on a fresh store, and what the generator needs of it. */
export interface FuzzedGame extends Pick<RequestOptions, "seldom" | "tokenFor"> {
  readonly app: App;
  readonly store: { close(): Promise<void> };
  /** Operations whose answers do not end. */
  readonly streams: readonly string[];
  readonly elsewhere: Elsewhere;
  /** How many values of a name are remembered. */
  readonly mostValues?: number;
  /** Called first and again after some requests, so that earlier requests do not block later ones. */
  begin(place: number, known: KnownValues): Promise<void>;
  /** Now and then instead of a request of the description: one that no schema describes. */
  readonly special?: () => Promise<Arbitrary<FuzzRequest>>;
  /** A run begins with each of them; later it plays one now and then. */
  readonly sequences: Readonly<Record<string, Sequence>>;
  /**
   * Sends a request of the operation that must succeed, amid what other requests have left, if there is one. Called now and then,
   * and at the end for each operation that no request has reached.
   */
  readonly valid?: (operationId: string, send: (valid: Valid) => Promise<void>, random: Random) => Promise<void>;
  /** The part of an answer to learn values from; all of it unless given. */
  readonly worthKnowing?: (json: unknown) => unknown;
  readonly answered?: (status: number, random: Random, known: KnownValues) => Promise<void>;
  /** What does not hold in the tables after the run. */
  readonly broken?: () => Promise<readonly string[]>;
}

export interface Valid {
  readonly by: Pick<AppClient, "call">;
  readonly request: Request;
}

/** What a sequence is played with. */
export interface Stage {
  readonly url: string;
  readonly random: Random;
  readonly name: string;
  readonly options: ClientOptions;
}

/**
 * Valid requests in a row, as players send them, amid what other requests have left. Resolves with a sentence for each broken
 * promise; rejects for a refusal that should not be.
 */
export type Sequence = (stage: Stage) => Promise<readonly string[]>;

export function playSome<Op extends Change>(player: Player<Op>, { url, options }: Stage, operations: number) {
  const stop = new AbortController();
  let done = 0;
  const onAnswer = () => ++done === operations && stop.abort();
  return play(player, player.client(url, options), { stop: stop.signal, onAnswer });
}

export interface Failure {
  /** Number of the request in the run, from 1. */
  readonly place: number;
  /** As generated, or as bytes, or the name of a sequence. */
  readonly request: FuzzRequest | string;
  readonly status: number;
  readonly why: readonly string[];
  /** The smallest request found that fails as well. */
  readonly smaller?: FuzzRequest | string | undefined;
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** Count of answers by operation and status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Requests sent, by how they were made. */
  readonly sent: ReadonlyMap<string, number>;
  readonly sequences: ReadonlyMap<string, number>;
  /** Of the slowest answer by each: the service's own time, and time on the clock. */
  readonly slowest: { readonly ownMs: number; readonly wallMs: number };
}

export function succeeded({ answers }: FuzzVerdict): string[] {
  return [...answers].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).map(([id]) => id);
}
