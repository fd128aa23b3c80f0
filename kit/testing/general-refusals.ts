/** What operations can be refused with whatever they do: for each code the requests that show it, made from one that is good. */
import assert from "node:assert/strict";
import { STREAMS_IN_ALL } from "../event-stream/open-streams.ts";
import type { App, AppOptions } from "../http/app/app.ts";
import { type RateLimit, RateLimiter } from "../http/limits/rate-limit.ts";
import { type Answer, type Headers, type Request, refusedWith } from "./app-client.ts";
import { type DescribedOperation, statusOfCode } from "./described-operations.ts";
import { malformedRequests } from "./malformed-requests.ts";

/** An app under test, as these cases need it. */
export interface Subject {
  readonly app: App;
  send(request: Request, headers?: Headers): Promise<Answer>;
  /** All that a refused request must leave as it was, as text. */
  snapshot(): Promise<string>;
  /** Another request that takes an Idempotency-Key. */
  readonly another: Request;
  /** What bodies of the request's path may take, in bytes. */
  bodyLimitOf(path: string): number;
}

/** Switches for what a test cannot bring about in time. */
export interface Switches {
  overloaded: boolean;
  /** True while nobody has a request left. */
  isExhausted: boolean;
}

/** The limits and the load of an app that goes by the switches. Every limit that is asked must be `known`. */
export function switchedPressure(
  switches: Switches,
  known: (limit: RateLimit, key: string) => boolean,
): Required<Pick<AppOptions, "limiter" | "load">> {
  const limiter = new RateLimiter(() => 0);
  limiter.take = (limit, key) => {
    const taken = { allowed: !switches.isExhausted, remaining: 0, fullInSeconds: 1, retryAfterSeconds: 1 };
    return known(limit, key) ? taken : assert.fail(`${limit.name} ${key}`);
  };
  return { limiter, load: { overloaded: () => switches.overloaded, stop: () => {} } };
}

/** A header that makes an app of `faultOnDemand` fail. */
const FAULT = "x-fault";

/** `prepare` of an app under test: lets a request fail as a bug would. */
export function faultOnDemand(app: App): void {
  app.addHook("preHandler", async ({ headers }) => {
    if (headers[FAULT] !== undefined) throw new Error("a fault of the test");
  });
}

export const told = ({ method, path, body }: Request): string =>
  `${method} ${path} ${JSON.stringify(body)?.slice(0, 120)}`;

/** Sends it and holds the answer to the status of its code; all must be the same before and after. */
export async function refuses(subject: Subject, code: string, request: Request, headers?: Headers): Promise<Answer> {
  const before = await subject.snapshot();
  const answer = await subject.send(request, headers);
  refusedWith(answer, statusOfCode(subject.app.openapi(), code), code, told(request));
  assert.equal(await subject.snapshot(), before, `${told(request)} changed something`);
  return answer;
}

type Shown = (subject: Subject, operation: DescribedOperation, good: Request, switches: Switches) => Promise<void>;

/** By code. */
export const GENERAL_REFUSALS: Readonly<Record<string, Shown>> = {
  "malformed-request": async (subject, operation, good) => {
    const requests = malformedRequests(subject.app.openapi(), operation, good);
    const before = await subject.snapshot();
    for (const request of requests) refusedWith(await subject.send(request), 400, "malformed-request", told(request));
    assert.equal(await subject.snapshot(), before, `${operation.id} changed something`);
  },
  "malformed-json": async (subject, _operation, good) => {
    const texts = ['{"leadId":', "{leadId: 1}", "[1,]", "nothing", '{"__proto__": 1}', "[".repeat(65) + "]".repeat(65)];
    for (const body of texts) await refuses(subject, "malformed-json", { ...good, body });
  },
  "body-too-large": async (subject, _operation, good) => {
    await refuses(subject, "body-too-large", { ...good, body: " ".repeat(subject.bodyLimitOf(good.path) + 1) });
  },
  "unsupported-media-type": async (subject, _operation, good) => {
    const body = good.body ?? {};
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "nonsense",
      "application/json; charset=utf-16",
    ]) {
      await refuses(subject, "unsupported-media-type", { ...good, body }, { "content-type": type });
    }
  },
  "foreign-host": async (subject, _operation, good) => {
    await refuses(subject, "foreign-host", good, { host: "evil.example" });
  },
  "cross-site": async (subject, _operation, good) => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "null" }]) {
      await refuses(subject, "cross-site", good, headers as Record<string, string>);
    }
  },
  "idempotency-key-malformed": async (subject, _operation, good) => {
    for (const key of ["", "a b", "k".repeat(65), "käse"]) {
      await refuses(subject, "idempotency-key-malformed", good, { "idempotency-key": key });
    }
  },
  "idempotency-key-reused": async (subject, operation, good) => {
    const key = { "idempotency-key": `reused-${operation.id}` };
    const first = await subject.send(good, key);
    assert.ok(first.status < 300, `${told(good)}: ${first.text}`);
    const body = good.body === undefined ? "{}" : `${JSON.stringify(good.body)} `;
    await refuses(subject, "idempotency-key-reused", { ...good, body }, key);
    await refuses(subject, "idempotency-key-reused", subject.another, key);
  },
  "too-many-requests": async (subject, _operation, good, switches) => {
    switches.isExhausted = true;
    const answer = await subject.send(good);
    switches.isExhausted = false;
    refusedWith(answer, 429, "too-many-requests", told(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
    assert.equal(answer.headers["ratelimit-remaining"], "0");
  },
  "too-many-streams": async (subject, _operation, good) => {
    const { openStreams } = subject.app;
    const others = Array.from({ length: STREAMS_IN_ALL }, () => ({ end: () => {} }));
    for (const [place, stream] of others.entries()) openStreams.add(stream, `10.0.${place >> 8}.${place % 256}`);
    const answer = await refuses(subject, "too-many-streams", good);
    for (const stream of others) openStreams.delete(stream);
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
  },
  overloaded: async (subject, _operation, good, switches) => {
    switches.overloaded = true;
    const answer = await subject.send(good);
    switches.overloaded = false;
    refusedWith(answer, 503, "overloaded", told(good));
    assert.equal(answer.headers["retry-after"], "1");
  },
  stopping: async (subject, _operation, good) => {
    subject.app.stopping = true;
    const answer = await subject.send(good);
    subject.app.stopping = false;
    refusedWith(answer, 503, "stopping", told(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
  },
  "internal-error": async (subject, _operation, good) => {
    await refuses(subject, "internal-error", good, { [FAULT]: "1" });
  },
};
