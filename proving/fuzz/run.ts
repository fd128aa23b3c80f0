/** One run: generates requests to the app of a game, sends them, judges the answers and learns from them. */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type DescribedOperation, operationsOf } from "@outbound/kit/testing/described-operations.ts";
import type { Arbitrary } from "fast-check";
import type { Reply } from "../harness/client.ts";
import { withFolder } from "../harness/folder.ts";
import { type Random, seededRandom } from "../harness/random.ts";
import { progress } from "../harness/report.ts";
import { type Failure, type FuzzedGame, type FuzzOptions, type FuzzVerdict, succeeded, type Valid } from "./game.ts";
import { type Answered, isKept, Judge, otherFaults, otherWithKey, replayFaults } from "./judge.ts";
import { generate, shrink } from "./requests/generate.ts";
import { type KnownValues, newKnownValues } from "./requests/known-values.ts";
import { type FuzzRequest, requestOf } from "./requests/openapi-requests.ts";
import { wireText } from "./requests/wire-text.ts";
import { type Duration, type Slowness, watchSlowness } from "./slowness.ts";
import { exchange, NoAnswerError } from "./wire.ts";

/** Requests between two calls of the game's `begin`. */
const REQUESTS_PER_BEGINNING = 150;
/** Shares of the steps; the rest are single requests without a socket. */
const SHARE = { sequence: 0.02, wire: 0.15, stream: 0.01 };
/** Share of the sequences that are one valid request with its prerequisites. */
const VALID_SHARE = 0.75;
/** Share of the single requests that no schema describes, multiplied by the wildness. */
const SPECIAL_SHARE = 0.1;
/** Probability that a key is used again. */
const REPLAYED = 0.5;
const LOG_EVERY = 5000;
const MOST_FAILURES = 20;
const MOST_SEED = 2 ** 31 - 1;

/** Runs the requests; equal options send equal requests, except for tokens. Ends early after many failures. */
export const fuzz = (open: (databaseUrl: string) => Promise<FuzzedGame>, options: FuzzOptions): Promise<FuzzVerdict> =>
  withFolder(async (folder) => {
    const game = await open(options.databaseUrl ?? `sqlite:${join(folder, "fuzz.db")}`);
    const slowness = watchSlowness(folder);
    try {
      // The description contains the operations of the table admin only after this.
      await game.app.listen({ host: "127.0.0.1", port: 0 });
      const run = new Run(game, options, slowness);
      for (const name of Object.keys(game.sequences)) await run.play(name);
      while (run.place < options.requests && run.failures.length < MOST_FAILURES) await run.step();
      for (const id of run.answers.keys()) if (!succeeded(run).includes(id)) await run.valid(id);
      run.fail({ request: "the tables after the run", status: 0, why: (await game.broken?.()) ?? [] });
      return run;
    } finally {
      await slowness.stop();
      await game.app.close();
      await game.store.close();
    }
  });

interface Tried {
  readonly answer: Answered;
  readonly faults: readonly string[];
}

class Run implements FuzzVerdict {
  readonly failures: Failure[] = [];
  readonly answers = new Map<string, Map<number, number>>();
  readonly sent = new Map<string, number>();
  readonly sequences = new Map<string, number>();
  readonly slowest = { ownMs: 0, wallMs: 0 };
  place = 0;
  readonly #game: FuzzedGame;
  readonly #options: FuzzOptions;
  readonly #judge: Judge;
  readonly #known: KnownValues;
  readonly #requestOf: (operations: readonly DescribedOperation[]) => Arbitrary<FuzzRequest>;
  readonly #operations: readonly DescribedOperation[];
  readonly #streams: readonly DescribedOperation[];
  readonly #random: Random;
  readonly #slowness: Slowness;
  #beginsAt = 0;
  #names = 0;

  constructor(game: FuzzedGame, options: FuzzOptions, slowness: Slowness) {
    const document = game.app.openapi("closed");
    this.#game = game;
    this.#options = options;
    this.#judge = new Judge(document);
    this.#random = seededRandom(options.seed);
    this.#known = newKnownValues(game);
    this.#slowness = slowness;
    const drawn = { ...game, document, known: this.#known, wildness: options.wildness };
    this.#requestOf = (operations) => requestOf(operations, drawn);
    const isStream = ({ id }: DescribedOperation) => game.streams.includes(id);
    this.#streams = operationsOf(document).filter(isStream);
    this.#operations = operationsOf(document).filter((one) => !isStream(one));
    for (const { id } of this.#operations) this.answers.set(id, new Map());
  }

  get #port(): number {
    return (this.#game.app.server.address() as AddressInfo).port;
  }

  async step(): Promise<void> {
    if (this.place >= this.#beginsAt) {
      this.#beginsAt = this.place + REQUESTS_PER_BEGINNING;
      await this.#game.begin(this.place + 1, this.#known);
    }
    const dice = this.#random.fraction();
    if (dice < SHARE.sequence) return this.#sequence();
    if (dice < SHARE.sequence + SHARE.wire) return this.#wire(this.#operations, "bytes");
    if (dice < SHARE.sequence + SHARE.wire + SHARE.stream) return this.#wire(this.#streams, "event streams");
    const { special } = this.#game;
    const isSpecial = special !== undefined && this.#random.chance(SPECIAL_SHARE * this.#options.wildness);
    return this.#single(isSpecial ? await special() : this.#requestOf(this.#operations));
  }

  async #single(requests: Arbitrary<FuzzRequest>): Promise<void> {
    const { value: request, answer } = await this.#draw(requests, "single requests", (one) => this.#inject(one));
    const { operationId } = request;
    this.#countAnswer(operationId, answer.status);
    if (isKept(request, answer) && this.#random.chance(REPLAYED)) {
      await this.#again(request, (again) => replayFaults(answer, again));
      await this.#again(otherWithKey(request), otherFaults);
    }
    if (answer.status < 300 && /[/+]json/.test(String(answer.headers["content-type"])) && answer.body !== "") {
      const json: unknown = JSON.parse(answer.body);
      this.#known.learn(this.#game.worthKnowing?.(json) ?? json, operationId);
    }
    await this.#game.answered?.(answer.status, this.#random, this.#known);
  }

  async #again(request: FuzzRequest, faultsOf: (answer: Answered) => readonly string[]): Promise<void> {
    this.#count("replays");
    const { answer, faults } = await this.#inject(request);
    this.#countAnswer(request.operationId, answer.status);
    this.fail({ request, status: answer.status, why: [...faults, ...faultsOf(answer)] });
  }

  async #wire(operations: readonly DescribedOperation[], kind: string): Promise<void> {
    const texts = this.#requestOf(operations).chain((request) => wireText(request, this.#port));
    const { answer } = await this.#draw(texts, kind, (text) => this.#exchange(text));
    await this.#game.answered?.(answer.status, this.#random, this.#known);
  }

  /** Sends a generated request. Shrinks one that fails at once, on the game in its current state. */
  async #draw<Value extends FuzzRequest | string>(
    values: Arbitrary<Value>,
    kind: string,
    send: (value: Value) => Promise<Tried>,
  ): Promise<{ readonly value: Value; readonly answer: Answered }> {
    const seed = this.#random.integer(0, MOST_SEED);
    const value = generate(values, seed);
    this.#count(kind);
    const { answer, faults: why } = await send(value);
    if (why.length > 0) {
      const smaller = await shrink(values, seed, async (other) => (await send(other)).faults.length > 0);
      this.fail({ request: value, status: answer.status, why, smaller });
    }
    return { value, answer };
  }

  async #inject({ method, url, headers, payload }: FuzzRequest): Promise<Tried> {
    const end = this.#slowness.begin();
    const request = { method: method as "GET", url, headers, ...(payload !== undefined && { payload }) };
    const { statusCode: status, ...rest } = await this.#game.app.inject(request);
    const answer = { status, headers: rest.headers, body: rest.body };
    return { answer, faults: this.#judge.faults(observed(method, url, answer), this.#time(await end())) };
  }

  async #exchange(text: string): Promise<Tried> {
    const [method = "", path = ""] = text.split(" ", 2);
    const end = this.#slowness.begin();
    try {
      const answer = await exchange(this.#port, Buffer.from(text, "latin1"));
      const duration = this.#time(await end());
      return { answer, faults: this.#judge.wireFaults(observed(method, path, answer), duration) };
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return { answer: { status: 0, headers: {}, body: "" }, faults: [error.message] };
    }
  }

  async #sequence(): Promise<void> {
    const names = Object.keys(this.#game.sequences);
    if (names.length > 0 && !this.#random.chance(VALID_SHARE)) return this.play(this.#random.pick(names));
    await this.valid(this.#random.pick(this.#operations).id);
  }

  async play(name: string): Promise<void> {
    const url = `http://127.0.0.1:${this.#port}`;
    const options = { onAttempt: (request: string, reply?: Reply) => this.#watch(request, reply) };
    this.#names += 1;
    const stage = { url, random: this.#random, name: `fuzz-${this.#names}`, options };
    const work = this.#game.sequences[name]?.(stage) ?? Promise.resolve([]);
    const why = await work.catch((error: Error) => [error.message]);
    this.fail({ request: `the sequence ${name}`, status: 0, why });
    if (why.length === 0) this.sequences.set(name, (this.sequences.get(name) ?? 0) + 1);
  }

  async valid(id: string): Promise<void> {
    const request = `a valid request of ${id}`;
    const send = async ({ by, request: { method, path, body } }: Valid) => {
      this.#count("valid requests");
      const { status, headers, text } = await by.call(method, path, body);
      this.#countAnswer(id, status);
      const refused = status < 300 ? [] : [`it is refused: ${text}`];
      const answer = observed(method, path, { status, headers, body: text });
      this.fail({ request, status, why: [...refused, ...this.#judge.faults(answer, { wallMs: 0, ownMs: 0 })] });
    };
    await this.#game
      .valid?.(id, send, this.#random)
      .catch((error: Error) => this.fail({ request, status: 0, why: [error.message] }));
  }

  #watch(request: string, reply: Reply | undefined): void {
    this.#count("requests in sequences");
    if (reply === undefined) return;
    const { status, text, head, ms: wallMs } = reply;
    const [method = "", path = ""] = request.split(" ", 2);
    const lines = head.matchAll(/^([\w-]+): (.*)$/gm);
    const headers = Object.fromEntries([...lines].map(([, name = "", value]) => [name.toLowerCase(), value]));
    const operation = this.#operations.find((one) => one.method === method && pathOf(one).test(path));
    if (operation !== undefined) this.#countAnswer(operation.id, status);
    const why = this.#judge.faults({ method, path, status, headers, body: text }, { wallMs, ownMs: 0 });
    this.fail({ request, status, why });
  }

  fail(failure: Omit<Failure, "place">): void {
    if (failure.why.length > 0) this.failures.push({ place: this.place, ...failure });
  }

  #time(duration: Duration): Duration {
    this.slowest.ownMs = Math.max(this.slowest.ownMs, duration.ownMs);
    this.slowest.wallMs = Math.max(this.slowest.wallMs, duration.wallMs);
    return duration;
  }

  #count(kind: string): void {
    this.place += 1;
    this.sent.set(kind, (this.sent.get(kind) ?? 0) + 1);
    if (this.place % LOG_EVERY === 0) progress(`${this.place} of ${this.#options.requests} requests`);
  }

  #countAnswer(operationId: string, status: number): void {
    const counts = this.answers.getOrInsertComputed(operationId, () => new Map());
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}

/** Matches the paths of an operation, with any query. */
const pathOf = ({ template }: DescribedOperation): RegExp =>
  new RegExp(`^${template.replace(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);

const observed = (method: string, path: string, answer: Answered) => ({
  ...{ method, path, ...answer },
  body: method === "HEAD" ? undefined : answer.body,
});
