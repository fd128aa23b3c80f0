/** One run: generates requests to the app of a game, sends them, judges the answers and learns from them. */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type DescribedOperation, operationsOf } from "@outbound/kit/testing/described-operations.ts";
import type { Arbitrary } from "fast-check";
import type { Reply } from "../harness/client.ts";
import { withFolder } from "../harness/folder.ts";
import { seededRandom } from "../harness/random.ts";
import { progress } from "../harness/report.ts";
import type { FuzzedGame, FuzzOptions, Valid } from "./game.ts";
import { type Answered, isKept, newJudge, otherFaults, otherWithKey, replayFaults } from "./judge.ts";
import { generate, shrink } from "./requests/generate.ts";
import { newKnownValues } from "./requests/known-values.ts";
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
      const run = newRun(game, options, slowness);
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

export interface Failure {
  /** Number of the request in the run, from 1. */
  readonly place: number;
  /** The generated request, its bytes, or the name of a sequence. */
  readonly request: FuzzRequest | string;
  readonly status: number;
  readonly why: readonly string[];
  /** The smallest request found that fails in the same way. */
  readonly smaller?: FuzzRequest | string | undefined;
}

interface Tried {
  readonly answer: Answered;
  readonly faults: readonly string[];
}

export type FuzzVerdict = ReturnType<typeof newRun>;

export function succeeded({ answers }: FuzzVerdict): string[] {
  return [...answers].filter(([, counts]) => [...counts.keys()].some((status) => status < 300)).map(([id]) => id);
}

/** Sends requests, counts answers by operation and status and requests by how they were made, and keeps the slowest. */
function newRun(game: FuzzedGame, options: FuzzOptions, slowness: Slowness) {
  const document = game.app.openapi("closed");
  const judge = newJudge(document);
  const random = seededRandom(options.seed);
  const known = newKnownValues(game);
  const { port } = game.app.server.address() as AddressInfo;
  const drawn = { ...game, document, known, wildness: options.wildness };
  const isStream = ({ id }: DescribedOperation) => game.streams.includes(id);
  const streams = operationsOf(document).filter(isStream);
  const operations = operationsOf(document).filter((one) => !isStream(one));
  const failures: Failure[] = [];
  const answers = new Map(operations.map(({ id }) => [id, new Map<number, number>()]));
  const [sent, sequences] = [new Map<string, number>(), new Map<string, number>()];
  const slowest = { ownMs: 0, wallMs: 0 };
  /** Number of requests sent so far, the number at which the game begins again, and the number of sequences. */
  let [place, beginsAt, played] = [0, 0, 0];

  async function step(): Promise<void> {
    if (place >= beginsAt) {
      beginsAt = place + REQUESTS_PER_BEGINNING;
      await game.begin(place + 1, known);
    }
    const dice = random.fraction();
    if (dice < SHARE.sequence) return sequence();
    if (dice < SHARE.sequence + SHARE.wire) return wire(operations, "bytes");
    if (dice < SHARE.sequence + SHARE.wire + SHARE.stream) return wire(streams, "event streams");
    const { special } = game;
    const isSpecial = special !== undefined && random.chance(SPECIAL_SHARE * options.wildness);
    return single(isSpecial ? await special() : requestOf(operations, drawn));
  }

  async function single(requests: Arbitrary<FuzzRequest>): Promise<void> {
    const { value: request, answer } = await draw(requests, "single requests", inject);
    const { operationId } = request;
    countAnswer(operationId, answer.status);
    if (isKept(request, answer) && random.chance(REPLAYED)) {
      await again(request, (second) => replayFaults(answer, second));
      await again(otherWithKey(request), otherFaults);
    }
    if (answer.status < 300 && /[/+]json/.test(String(answer.headers["content-type"])) && answer.body !== "") {
      const json: unknown = JSON.parse(answer.body);
      known.learn(game.worthKnowing?.(json) ?? json, operationId);
    }
    await game.answered?.(answer.status, random, known);
  }

  async function again(request: FuzzRequest, faultsOf: (answer: Answered) => readonly string[]): Promise<void> {
    count("replays");
    const { answer, faults } = await inject(request);
    countAnswer(request.operationId, answer.status);
    fail({ request, status: answer.status, why: [...faults, ...faultsOf(answer)] });
  }

  async function wire(some: readonly DescribedOperation[], kind: string): Promise<void> {
    const texts = requestOf(some, drawn).chain((request) => wireText(request, port));
    const { answer } = await draw(texts, kind, sendText);
    await game.answered?.(answer.status, random, known);
  }

  /** Sends a generated request. Shrinks one that fails at once, on the game in its current state. */
  async function draw<Value extends FuzzRequest | string>(
    values: Arbitrary<Value>,
    kind: string,
    send: (value: Value) => Promise<Tried>,
  ): Promise<{ readonly value: Value; readonly answer: Answered }> {
    const seed = random.integer(0, MOST_SEED);
    const value = generate(values, seed);
    count(kind);
    const { answer, faults: why } = await send(value);
    if (why.length > 0) {
      const smaller = await shrink(values, seed, async (other) => (await send(other)).faults.length > 0);
      fail({ request: value, status: answer.status, why, smaller });
    }
    return { value, answer };
  }

  async function inject({ method, url, headers, payload }: FuzzRequest): Promise<Tried> {
    const end = slowness.begin();
    const request = { method: method as "GET", url, headers, ...(payload !== undefined && { payload }) };
    const { statusCode: status, ...rest } = await game.app.inject(request);
    const answer = { status, headers: rest.headers, body: rest.body };
    return { answer, faults: judge.faults(observed(method, url, answer), time(await end())) };
  }

  async function sendText(text: string): Promise<Tried> {
    const [method = "", path = ""] = text.split(" ", 2);
    const end = slowness.begin();
    try {
      const answer = await exchange(port, Buffer.from(text, "latin1"));
      const duration = time(await end());
      return { answer, faults: judge.wireFaults(observed(method, path, answer), duration) };
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      return { answer: { status: 0, headers: {}, body: "" }, faults: [error.message] };
    }
  }

  async function sequence(): Promise<void> {
    const names = Object.keys(game.sequences);
    if (names.length > 0 && !random.chance(VALID_SHARE)) return play(random.pick(names));
    await valid(random.pick(operations).id);
  }

  async function play(name: string): Promise<void> {
    const url = `http://127.0.0.1:${port}`;
    played += 1;
    const stage = { url, random, name: `fuzz-${played}`, options: { onAttempt: watch } };
    const work = game.sequences[name]?.(stage) ?? Promise.resolve([]);
    const why = await work.catch((error: Error) => [error.message]);
    fail({ request: `the sequence ${name}`, status: 0, why });
    if (why.length === 0) sequences.set(name, (sequences.get(name) ?? 0) + 1);
  }

  async function valid(id: string): Promise<void> {
    const request = `a valid request of ${id}`;
    const send = async ({ by, request: { method, path, body } }: Valid) => {
      count("valid requests");
      const { status, headers, text } = await by.call(method, path, body);
      countAnswer(id, status);
      const refused = status < 300 ? [] : [`it is refused: ${text}`];
      const answer = observed(method, path, { status, headers, body: text });
      fail({ request, status, why: [...refused, ...judge.faults(answer, { wallMs: 0, ownMs: 0 })] });
    };
    await game.valid?.(id, send, random).catch((error: Error) => fail({ request, status: 0, why: [error.message] }));
  }

  function watch(request: string, reply: Reply | undefined): void {
    count("requests in sequences");
    if (reply === undefined) return;
    const { status, text, head, ms: wallMs } = reply;
    const [method = "", path = ""] = request.split(" ", 2);
    const lines = head.matchAll(/^([\w-]+): (.*)$/gm);
    const headers = Object.fromEntries([...lines].map(([, name = "", value]) => [name.toLowerCase(), value]));
    const operation = operations.find((one) => one.method === method && pathOf(one).test(path));
    if (operation !== undefined) countAnswer(operation.id, status);
    const why = judge.faults({ method, path, status, headers, body: text }, { wallMs, ownMs: 0 });
    fail({ request, status, why });
  }

  function fail(failure: Omit<Failure, "place">): void {
    if (failure.why.length > 0) failures.push({ place, ...failure });
  }

  function time(duration: Duration): Duration {
    slowest.ownMs = Math.max(slowest.ownMs, duration.ownMs);
    slowest.wallMs = Math.max(slowest.wallMs, duration.wallMs);
    return duration;
  }

  function count(kind: string): void {
    place += 1;
    sent.set(kind, (sent.get(kind) ?? 0) + 1);
    if (place % LOG_EVERY === 0) progress(`${place} of ${options.requests} requests`);
  }

  function countAnswer(operationId: string, status: number): void {
    const counts = answers.getOrInsertComputed(operationId, () => new Map());
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  return {
    ...{ failures, answers, sent, sequences, slowest, step, play, valid, fail },
    get place() {
      return place;
    },
  };
}

/** Matches the paths of an operation, with any query. */
const pathOf = ({ template }: DescribedOperation): RegExp =>
  new RegExp(`^${template.replace(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);

const observed = (method: string, path: string, answer: Answered) => ({
  ...{ method, path, ...answer },
  body: method === "HEAD" ? undefined : answer.body,
});
