/** Refusals that any operation can answer: for each code, requests that cause it, derived from a valid one. */

import assert from "node:assert/strict";
import type { App, AppOptions } from "../http/app/app.ts";
import type { Load } from "../http/limits/load.ts";
import { STREAMS_IN_ALL } from "../http/limits/open-streams.ts";
import { type RateLimit, RateLimiter } from "../http/limits/rate-limit.ts";
import { BODY_LIMIT_BYTES } from "../http/request/body.ts";
import { pointsLeft } from "../http/testing/points-left.ts";
import { type Answer, type Headers, type Request, refusedWith } from "./app-client.ts";
import type { DifferingOptions, OptionsTable } from "./declared-routes.ts";
import { type DescribedOperation, statusOfCode } from "./described-operations.ts";
import { malformedRequests } from "./malformed-requests.ts";

/** The app under test. */
export interface SystemUnderTest {
  readonly app: App;
  send(request: Request, headers?: Headers): Promise<Answer>;
  /** Returns everything that a refused request must leave unchanged, as text. */
  contents(): Promise<string>;
  /** Another request that accepts an Idempotency-Key. */
  readonly another: Request;
}

/** Switches for conditions that a test cannot cause in time. */
export interface Switches {
  overloaded: boolean;
  /** True: all buckets are empty. */
  isExhausted: boolean;
}

/** Limits and load that the switches control. Every limit of a request must be in `known`. */
export function switchedPressure(
  switches: Switches,
  known: (limit: RateLimit, key: string) => boolean,
): Required<Pick<AppOptions, "limiter" | "load">> {
  const limiter = new RateLimiter(() => 0);
  limiter.take = (buckets) => {
    for (const { limit, key } of buckets) if (!known(limit, key)) assert.fail(`${limit.name} ${key}`);
    const { limit } = buckets[0] ?? assert.fail("no bucket");
    return { limit, allowed: !switches.isExhausted, remaining: 0, fullInSeconds: 1, retryAfterSeconds: 1 };
  };
  return { limiter, load: { ...CALM_LOAD, overloaded: () => switches.overloaded } };
}

/** A load that is never too much, for apps under test: a busy machine must not make them answer 503. */
export const CALM_LOAD: Load = { start: () => {}, overloaded: () => false, stop: () => {} };

/** A header that makes an app with `faultOnDemand` throw. */
const FAULT = "x-fault";

/** A `prepare` function for an app under test: lets a request fail as if by a bug. */
export function faultOnDemand(app: App): void {
  app.addHook("preHandler", async ({ headers }) => {
    if (headers[FAULT] !== undefined) throw new Error("a fault of the test");
  });
}

/** Formats a request for messages. */
export const shown = ({ method, path, body }: Request): string =>
  `${method} ${path} ${JSON.stringify(body)?.slice(0, 120)}`;

/** Sends each request and expects a problem with this code and its status; the contents must not change. Returns the answers. */
export async function refuses(
  system: SystemUnderTest,
  code: string,
  requests: readonly Request[],
  headers: readonly (Headers | undefined)[] = [undefined],
): Promise<Answer[]> {
  const status = statusOfCode(system.app.openapi("closed"), code);
  const answers: Answer[] = [];
  const before = await system.contents();
  for (const request of requests) {
    for (const some of headers) {
      const answer = await system.send(request, some);
      refusedWith(answer, status, code, shown(request));
      assert.equal(await system.contents(), before, `${shown(request)} changed something`);
      answers.push(answer);
    }
  }
  return answers;
}

/** Returns the properties on which general refusals depend: one operation of each shape represents all. */
function shapeOf({ method, operation, template }: DescribedOperation, options: DifferingOptions): string {
  const answers = Object.values(operation.responses).flatMap(({ content }) => Object.keys(content ?? {}));
  return JSON.stringify({
    method,
    isBelowApi: template.startsWith("/api/"),
    takesBody: operation.requestBody !== undefined,
    streams: answers.includes("text/event-stream"),
    ...options,
  });
}

/** Returns the general codes with the first operation of each shape. */
export function generalCases(
  operations: readonly DescribedOperation[],
  options: OptionsTable,
): { readonly code: string; readonly operation: DescribedOperation }[] {
  return Object.keys(GENERAL_REFUSALS).flatMap((code) => {
    const some = operations.filter(({ codes }) => codes.includes(code)).toReversed();
    const byShape = new Map(some.map((operation) => [shapeOf(operation, options[operation.id] ?? {}), operation]));
    return [...byShape.values()].map((operation) => ({ code, operation }));
  });
}

/** True if any operation can answer with the code. */
export const isGeneral = (code: string): boolean => code === MALFORMED || code in GENERAL_REFUSALS;

type Show = (
  system: SystemUnderTest,
  operation: DescribedOperation,
  good: Request,
  switches: Switches,
  options: DifferingOptions,
) => Promise<unknown>;

/** Tested for every operation, because each has its own schema. */
const MALFORMED = "malformed-request";

export async function refusesMalformed(
  system: SystemUnderTest,
  operation: DescribedOperation,
  good: Request,
): Promise<void> {
  const requests = malformedRequests(system.app.openapi("closed"), operation, good);
  const before = await system.contents();
  for (const request of requests) refusedWith(await system.send(request), 400, MALFORMED, shown(request));
  assert.equal(await system.contents(), before, `${operation.id} changed something`);
}

/** Returns the requests for each code. */
export const GENERAL_REFUSALS: Readonly<Record<string, Show>> = {
  "malformed-json": (system, _operation, good) => {
    const texts = ['{"leadId":', "{leadId: 1}", "[1,]", "nothing", '{"__proto__": 1}', "[".repeat(65) + "]".repeat(65)];
    return refuses(
      system,
      "malformed-json",
      texts.map((body) => ({ ...good, body })),
    );
  },
  "body-too-large": (system, _operation, good, _switches, { bodyLimit = BODY_LIMIT_BYTES }) =>
    refuses(system, "body-too-large", [{ ...good, body: " ".repeat(bodyLimit + 1) }]),
  "unsupported-media-type": (system, _operation, good) =>
    refuses(
      system,
      "unsupported-media-type",
      [{ ...good, body: good.body ?? {} }],
      ["text/plain", "application/x-www-form-urlencoded", "nonsense", "application/json; charset=utf-16"].map(
        (type) => ({ "content-type": type }),
      ),
    ),
  "foreign-host": (system, _operation, good) => refuses(system, "foreign-host", [good], [{ host: "evil.example" }]),
  "cross-site": (system, _operation, good) =>
    refuses(
      system,
      "cross-site",
      [good],
      [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "null" }],
    ),
  "idempotency-key-malformed": (system, _operation, good) =>
    refuses(
      system,
      "idempotency-key-malformed",
      [good],
      ["", "a b", "k".repeat(65), "käse"].map((key) => ({ "idempotency-key": key })),
    ),
  "idempotency-key-reused": async (system, operation, good) => {
    const key = { "idempotency-key": `reused-${operation.id}` };
    const first = await system.send(good, key);
    assert.ok(first.status < 300, `${shown(good)}: ${first.text}`);
    const body = good.body === undefined ? "{}" : `${JSON.stringify(good.body)} `;
    await refuses(system, "idempotency-key-reused", [{ ...good, body }, system.another], [key]);
  },
  "too-many-requests": async (system, _operation, good, switches) => {
    switches.isExhausted = true;
    const answer = await system.send(good);
    switches.isExhausted = false;
    refusedWith(answer, 429, "too-many-requests", shown(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
    assert.equal(pointsLeft(answer.headers).left, 0);
  },
  "too-many-streams": async (system, _operation, good) => {
    const { openStreams } = system.app;
    const others = Array.from({ length: STREAMS_IN_ALL }, () => ({ end: () => {} }));
    for (const [place, stream] of others.entries()) openStreams.add(stream, `10.0.${place >> 8}.${place % 256}`);
    const [answer] = await refuses(system, "too-many-streams", [good]);
    for (const stream of others) openStreams.delete(stream);
    assert.match(String(answer?.headers["retry-after"]), /^\d+$/);
  },
  overloaded: async (system, _operation, good, switches) => {
    switches.overloaded = true;
    const answer = await system.send(good);
    switches.overloaded = false;
    refusedWith(answer, 503, "overloaded", shown(good));
    assert.equal(answer.headers["retry-after"], "1");
  },
  stopping: async (system, _operation, good) => {
    system.app.stopping = true;
    const answer = await system.send(good);
    system.app.stopping = false;
    refusedWith(answer, 503, "stopping", shown(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
  },
  "internal-error": (system, _operation, good) => refuses(system, "internal-error", [good], [{ [FAULT]: "1" }]),
};
