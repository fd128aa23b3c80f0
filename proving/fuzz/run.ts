/** One run: chooses the kind of the next request, sends it, judges the answer and learns from it. */
import type { AddressInfo } from "node:net";
import { type Random, seededRandom } from "../harness/random.ts";
import type { FuzzedGame, FuzzOptions } from "./fuzzed-game.ts";
import { Judge } from "./judge.ts";
import { type Answered, isKept, otherFaults, otherWithKey, replayFaults } from "./replays.ts";
import { generate, shrink } from "./requests/generate.ts";
import { KnownValues } from "./requests/known-values.ts";
import {
  type Described,
  type FuzzRequest,
  operationsIn,
  type RequestOptions,
  requestOf,
} from "./requests/openapi-requests.ts";
import { wireBytes } from "./requests/wire-requests.ts";
import { type Actor, type Ask, type Asked, BrokenSequenceError } from "./sequence.ts";
import { type Duration, Slowness } from "./slowness.ts";
import type { Failure, FuzzVerdict } from "./verdict.ts";
import { exchange, NoAnswerError } from "./wire.ts";

/** Requests between two calls of the game's `begin`. */
const REQUESTS_PER_BEGINNING = 150;
/** Shares of the steps; the rest are single requests without a socket. */
const SHARE = { sequence: 0.02, wire: 0.15, stream: 0.01 };
/** How often a key is used again. */
const REPLAYED = 0.5;
const MOST_WIRE_CHANGES = 3;
const LOG_EVERY = 5000;

/** A request, and how to find the smallest one that fails like it. */
interface Generated {
  readonly request: FuzzRequest;
  readonly shrink?: (fails: (smaller: FuzzRequest) => Promise<boolean>) => Promise<FuzzRequest | undefined>;
}

const MOST_SEED = 2 ** 31 - 1;

export class Run implements FuzzVerdict {
  readonly failures: Failure[] = [];
  readonly answers = new Map<string, Map<number, number>>();
  readonly sent = new Map<string, number>();
  readonly sequences = new Map<string, number>();
  readonly slowest = { ownMs: 0, wallMs: 0 };
  /** How many requests were sent. */
  place = 0;
  readonly #game: FuzzedGame;
  readonly #options: FuzzOptions;
  readonly #judge: Judge;
  readonly #known: KnownValues;
  readonly #requests: RequestOptions;
  readonly #operations: readonly Described[];
  readonly #streams: readonly Described[];
  readonly #random: Random;
  readonly #slowness: Slowness;
  #beginsAt = 0;
  #names = 0;
  #port = 0;

  constructor(game: FuzzedGame, options: FuzzOptions) {
    const document = game.app.openapi();
    const random = seededRandom(options.seed);
    this.#game = game;
    this.#options = options;
    this.#judge = new Judge(document);
    this.#random = random;
    this.#known = new KnownValues(game);
    this.#slowness = new Slowness(game.folder);
    const { seldom, tokenFor } = game;
    this.#requests = { document, known: this.#known, wildness: options.wildness, seldom, tokenFor };
    const isStream = ({ operation }: Described) => game.streams.includes(operation.operationId);
    this.#streams = operationsIn(document).filter(isStream);
    this.#operations = operationsIn(document).filter((one) => !isStream(one));
    for (const { operation } of this.#operations) this.answers.set(operation.operationId, new Map());
  }

  async open(): Promise<void> {
    const { app } = this.#game;
    await app.listen({ host: "127.0.0.1", port: 0 });
    this.#port = (app.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return this.#slowness.stop();
  }

  async step(): Promise<void> {
    if (this.place >= this.#beginsAt) {
      this.#beginsAt = this.place + REQUESTS_PER_BEGINNING;
      await this.#game.begin(this.place + 1, this.#known);
    }
    const { wildness } = this.#options;
    const dice = this.#random.fraction();
    if (dice < SHARE.sequence) return this.#sequence();
    if (dice < SHARE.sequence + SHARE.wire) return this.#wire(this.#generate(this.#operations).request, "bytes");
    if (dice < SHARE.sequence + SHARE.wire + SHARE.stream) {
      return this.#wire(this.#generate(this.#streams).request, "event streams");
    }
    const special = await this.#game.special?.(this.#random, wildness);
    return this.#single(special ? { request: special } : this.#generate(this.#operations));
  }

  #generate(operations: readonly Described[]): Generated {
    const arbitrary = requestOf(operations, this.#requests);
    const seed = this.#random.integer(0, MOST_SEED);
    const request = generate(arbitrary, seed);
    return { request, shrink: (fails) => shrink(arbitrary, seed, fails) };
  }

  async #single({ request, shrink: smallest }: Generated): Promise<void> {
    const answer = await this.#send(request, "single requests", smallest);
    if (isKept(request, answer) && this.#random.chance(REPLAYED)) {
      this.#hold(request, replayFaults(answer, await this.#send(request, "replays")));
      const other = otherWithKey(request);
      this.#hold(other, otherFaults(await this.#send(other, "replays")));
    }
    if (answer.status < 300 && /[/+]json/.test(String(answer.headers["content-type"])) && answer.body !== "") {
      const json: unknown = JSON.parse(answer.body);
      this.#known.learn(this.#game.worthKnowing?.(json) ?? json, request.operationId);
    }
    await this.#game.answered?.(answer.status, this.#random, this.#known);
  }

  /** Sends it and judges the answer; a request that fails is shrunk at once, on the game as it is now. */
  async #send(request: FuzzRequest, kind: string, smallest?: Generated["shrink"]): Promise<Answered> {
    this.#count(kind);
    const { answer, faults } = await this.#tried(request);
    this.#countAnswer(request.operationId, answer.status);
    if (faults.length > 0) {
      const fails = async (smaller: FuzzRequest) => (await this.#tried(smaller)).faults.length > 0;
      this.#fail(request, answer.status, faults, await smallest?.(fails));
    }
    return answer;
  }

  async #tried(request: FuzzRequest): Promise<{ answer: Answered; faults: string[] }> {
    const { method, url, headers, payload } = request;
    const end = this.#slowness.begin();
    const given = payload === undefined ? {} : { payload };
    const { statusCode: status, ...rest } = await this.#game.app.inject({
      method: method as "GET",
      url,
      headers,
      ...given,
    });
    const duration = await end();
    this.#time(duration);
    const answer = { status, headers: rest.headers, body: rest.body };
    const observed = { method, path: url, ...answer, ...(method === "HEAD" ? { body: undefined } : {}) };
    return { answer, faults: this.#judge.faults(observed, duration) };
  }

  async #wire(request: FuzzRequest, kind: string): Promise<void> {
    this.#count(kind);
    const bytes = wireBytes(request, this.#port, this.#random, MOST_WIRE_CHANGES);
    const text = bytes.toString("latin1");
    const [method = "", path = ""] = text.split(" ", 2);
    const end = this.#slowness.begin();
    try {
      const answer = await exchange(this.#port, bytes);
      const duration = await end();
      this.#time(duration);
      const body = method === "HEAD" ? undefined : answer.body;
      this.#fail(text, answer.status, this.#judge.wireFaults({ method, path, ...answer, body }, duration));
      await this.#game.answered?.(answer.status, this.#random, this.#known);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      this.#fail(text, 0, [error.message]);
    }
  }

  async #sequence(): Promise<void> {
    const name = this.#random.pick(Object.keys(this.#game.sequences));
    try {
      await this.#game.sequences[name]?.(this.#actor());
      this.sequences.set(name, (this.sequences.get(name) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof BrokenSequenceError)) throw error;
      this.#fail(`the sequence ${name}`, 0, [error.message]);
    }
  }

  #actor(): Actor {
    const ask = async <Body>(method: string, path: string, { body, token, key }: Ask = {}): Promise<Asked<Body>> => {
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      const request = { operationId: "(in sequences)", method, url: path, headers, ...payload };
      const answer = await this.#send(request, "requests in sequences");
      const isJson = /[/+]json/.test(String(answer.headers["content-type"])) && answer.body !== "";
      return { ...answer, body: (isJson ? JSON.parse(answer.body) : undefined) as Body };
    };
    const expect: Actor["expect"] = (holds, sentence) => {
      if (!holds) throw new BrokenSequenceError(sentence);
    };
    return {
      random: this.#random,
      freshName: () => `fuzz-${++this.#names}`,
      ask,
      ok: async <Body>(method: string, path: string, given?: Ask) => {
        const { status, body } = await ask<Body>(method, path, given);
        expect(status < 300, `${method} ${path} ${JSON.stringify(given?.body)}: ${status} ${JSON.stringify(body)}`);
        return body;
      },
      expect,
    };
  }

  #hold(request: FuzzRequest, faults: readonly string[]): void {
    this.#fail(request, 0, faults);
  }

  #fail(request: Failure["request"], status: number, why: readonly string[], smaller?: FuzzRequest): void {
    if (why.length > 0) this.failures.push({ place: this.place, request, status, why, smaller });
  }

  #time({ ownMs, wallMs }: Duration): void {
    this.slowest.ownMs = Math.max(this.slowest.ownMs, ownMs);
    this.slowest.wallMs = Math.max(this.slowest.wallMs, wallMs);
  }

  #count(kind: string): void {
    this.place += 1;
    this.sent.set(kind, (this.sent.get(kind) ?? 0) + 1);
    if (this.place % LOG_EVERY === 0) this.#options.progress?.(this.place);
  }

  #countAnswer(operationId: string, status: number): void {
    const counts = this.answers.get(operationId) ?? new Map<number, number>();
    this.answers.set(operationId, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}
