/** Repeats a request until it is answered: waits while the service is busy, and repeats lost requests. */
import { isProblem, NoAnswerError, retryAfterOf } from "./problem.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** An attempt that will be repeated. */
export interface Retry {
  readonly request: Request;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
  /** For example a 429 or 503; undefined if no answer came. */
  readonly response: Response | undefined;
}

export interface RetryOptions {
  /** Milliseconds for which a call is repeated, including waits; 60,000 by default. 0: never. Infinity: until it is answered. */
  readonly patienceMs?: number;
  /** Milliseconds that an attempt may take; 30,000 by default. Infinity: no limit. */
  readonly timeoutMs?: number;
  /** Called before each wait. */
  readonly onRetry?: (retry: Retry) => void;
  /** Sends one request; by default the platform's `fetch`. */
  readonly fetch?: Fetch;
}

/** The result of an attempt. */
interface Attempt {
  readonly response?: Response;
  readonly error?: unknown;
  /** "done": the answer is final. "nothing": the service did nothing. "unknown": it may have changed something. */
  readonly changed: "done" | "nothing" | "unknown";
}

/** Without Retry-After each wait is twice the last one. Half of it is random, so that clients do not return together. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/**
 * Returns a `fetch` that repeats the same request: after 429 and 503 in any case, and when a command's outcome is unknown only if
 * it has an Idempotency-Key, which makes it happen once. When the patience is over it returns the last answer, or throws a
 * NoAnswerError if there is none; once the request's signal is aborted it throws the signal's reason. Answers are read whole,
 * except event streams. An option that is not a time throws a RangeError at once.
 */
export function retryingFetch(options: RetryOptions = {}): Fetch {
  const { patienceMs = 60_000, timeoutMs = 30_000, onRetry, fetch: send = (request) => fetch(request) } = options;
  checkTime("patienceMs", patienceMs, 0);
  checkTime("timeoutMs", timeoutMs, 1);
  return async (request) => {
    const begin = performance.now();
    const mayRepeat = request.method === "GET" || request.method === "HEAD" || request.headers.has("idempotency-key");
    for (let attempt = 1; ; attempt += 1) {
      const { response, error, changed } = await attemptOf(send, request, timeoutMs);
      request.signal.throwIfAborted();
      if (response !== undefined && changed === "done") return response;
      // A Retry-After of 0 does not say how long the service is busy, so it counts as missing.
      const asked = response === undefined ? 0 : (retryAfterOf(response) ?? 0);
      const waitMs = asked > 0 ? 1000 * asked : backoff(attempt);
      const isPatient = performance.now() - begin + waitMs <= patienceMs;
      if (!isPatient || (changed === "unknown" && !mayRepeat)) {
        if (response !== undefined) return response;
        const times = `${attempt} ${attempt === 1 ? "attempt" : "attempts"}`;
        throw new NoAnswerError(`${request.method} ${request.url}: no answer in ${times}: ${reasonOf(error)}`, {
          cause: error,
        });
      }
      onRetry?.({ request, attempt, waitMs, response });
      await wait(waitMs, request.signal);
    }
  };
}

/** Returns the message of the cause, if there is one: the error of a failed `fetch` does not say what happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
}

/** Requests without a whole answer. Node aborts a request only while something refers to its object. */
const OPEN = new Set<Request>();

async function attemptOf(send: Fetch, request: Request, timeoutMs: number): Promise<Attempt> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  const sent = new Request(request.clone(), { signal });
  OPEN.add(sent);
  const timer = setTimeout(
    () => timeout.abort(new Error(`no answer for ${timeoutMs} ms`)),
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  try {
    const response = await readWhole(await send(sent));
    return { response, changed: await changedBy(response) };
  } catch (error) {
    return { error, changed: "unknown" };
  } finally {
    clearTimeout(timer);
    OPEN.delete(sent);
  }
}

async function changedBy(response: Response): Promise<Attempt["changed"]> {
  if (response.status === 429) return "nothing";
  if (response.status === 502 || response.status === 504) return "unknown";
  if (response.status !== 503) return "done";
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isProblem(body) && body.code !== "outcome-unknown" ? "nothing" : "unknown";
}

/** A connection that is lost in the middle of a body counts as a lost attempt. */
async function readWhole(response: Response): Promise<Response> {
  if (response.body === null || response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

const backoff = (attempt: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);

/** Longest delay of a timer, some 24 days. A timer with a longer one fires at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Throws a RangeError unless the option is a number of milliseconds of at least `least`, or Infinity. */
export function checkTime(option: string, ms: number, least: number): void {
  if (!(ms >= least)) throw new RangeError(`${option} is ${ms}, and must be a number of at least ${least}`);
}

/** Waits at most 24 days. Throws the signal's reason once it is aborted. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", abort);
        resolve();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
    signal?.addEventListener("abort", abort, { once: true });
  });
}
