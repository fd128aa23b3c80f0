/** Sends generated requests to the app of a game and holds every answer to the description. */
import type { App } from "@outbound/kit/http/app.ts";
import { type Contract, createContract } from "@outbound/kit/openapi/contract.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import { type Random, seededRandom } from "../service/random.ts";
import { type Elsewhere, type KnownTable, KnownValues } from "./known-values.ts";
import { type FuzzRequest, RequestMaker } from "./openapi-requests.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** 0: sequences of valid requests; 1: hardly a request that fits. */
  readonly wildness: number;
}

/** A game on a fresh store, and what the generator must know of it. */
export interface FuzzedGame {
  readonly app: App;
  /** Operations that are left out: their answers do not end. */
  readonly without: readonly string[];
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
  /** What is worth remembering of an answer; all of it unless given. */
  readonly worthKnowing?: (json: unknown) => unknown;
  /** Called after every answer. */
  readonly answered?: (status: number, random: Random, known: KnownValues) => Promise<void>;
  close(): Promise<void>;
}

export interface Failure {
  /** Which request of the run it was, from 1. */
  readonly place: number;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly why: readonly string[];
}

export interface FuzzVerdict {
  readonly failures: readonly Failure[];
  /** How many answers of each status each operation gave. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly slowestMs: number;
}

/** Requests between two beginnings. */
const REQUESTS_PER_BEGINNING = 150;
const MOST_FAILURES = 20;

/** The same options give the same requests, but for tokens. Ends early after many failures. */
export async function fuzz(game: FuzzedGame, { requests, seed, wildness }: FuzzOptions): Promise<FuzzVerdict> {
  try {
    const run = new Run(game, seed);
    for (let place = 1; place <= requests && run.failures.length < MOST_FAILURES; place += 1) {
      if (place % REQUESTS_PER_BEGINNING === 1) await run.begin(place);
      await run.step(place, wildness);
    }
    return run;
  } finally {
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

class Run implements FuzzVerdict {
  readonly failures: Failure[] = [];
  readonly answers = new Map<string, Map<number, number>>();
  slowestMs = 0;
  readonly #game: FuzzedGame;
  readonly #contract: Contract;
  readonly #known: KnownValues;
  readonly #maker: RequestMaker;
  readonly #random: Random;

  constructor(game: FuzzedGame, seed: number) {
    const document = game.app.openapi();
    const random = seededRandom(seed);
    this.#game = game;
    this.#contract = createContract(document);
    this.#random = random;
    this.#known = new KnownValues(game);
    this.#maker = new RequestMaker({
      document,
      random,
      known: this.#known,
      without: game.without,
      seldom: game.seldom,
      tokenFor: game.tokenFor && ((operation) => game.tokenFor?.(operation, random)),
    });
    for (const operationId of this.#maker.operationIds) this.answers.set(operationId, new Map());
  }

  begin(place: number): Promise<void> {
    return this.#game.begin(place, this.#known);
  }

  async step(place: number, wildness: number): Promise<void> {
    const special = await this.#game.special?.(this.#random, wildness);
    await this.#send(place, special ?? this.#maker.next(wildness));
  }

  async #send(place: number, request: FuzzRequest): Promise<void> {
    const start = performance.now();
    const answer = await this.#game.app.inject({ ...request, method: request.method as "GET" });
    this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
    const { statusCode: status, headers, body } = answer;
    this.#count(request.operationId, status);
    const why = [
      ...(status >= 500 ? [body] : []),
      ...this.#contract.check({
        method: request.method,
        path: request.url,
        status,
        headers,
        body: request.method === "HEAD" ? undefined : body,
      }),
    ];
    if (why.length > 0) this.failures.push({ place, request, status, why });
    if (status < 300 && /[/+]json/.test(String(headers["content-type"])) && body !== "") {
      const json: unknown = JSON.parse(body);
      this.#known.learn(this.#game.worthKnowing?.(json) ?? json, request.operationId);
    }
    await this.#game.answered?.(status, this.#random, this.#known);
  }

  #count(operationId: string, status: number): void {
    const counts = this.answers.get(operationId) ?? new Map<number, number>();
    this.answers.set(operationId, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}
