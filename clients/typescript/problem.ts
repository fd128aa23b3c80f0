/** Errors of calls: refusals of the service, and calls without an answer. */
import type * as cargo from "./cargo-contract.ts";
import type * as space from "./space-contract.ts";

/** The union of the codes with which the contract's operations can answer. */
type CodesIn<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends { responses: infer Responses } ? CodeOf<Responses> : never;
}[keyof Operations];
type CodeOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends {
    content: { "application/problem+json": { code: infer Code extends string } };
  }
    ? Code
    : never;
}[keyof Responses];

export type SpaceProblemCode = CodesIn<space.operations>;
export type CargoProblemCode = CodesIn<cargo.operations>;
/** The codes known when the package was made; a newer service may have more. */
export type ProblemCode = SpaceProblemCode | CargoProblemCode;

/** The RFC 9457 document of a refused call. */
export type Problem = Omit<space.components["schemas"]["Problem"], "code"> & { readonly code: ProblemCode };

/** A call that the service refused. `problem` is the whole document; programs should distinguish refusals by `code`. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly code: ProblemCode;
  /** The HTTP status. */
  readonly status: number;
  /** Seconds after which the service asks to try again; undefined if it names none. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    const places = (problem.errors ?? []).map(({ path, message }) => `\n  ${path} ${message}`);
    super(`${problem.status} ${problem.code}: ${problem.detail}${places.join("")}`);
    this.name = "ProblemError";
    this.problem = problem;
    this.code = problem.code;
    this.status = problem.status;
    this.retryAfter = retryAfter;
  }
}

/**
 * A call without an answer of the service: every attempt was lost, or something on the way, such as a proxy, answered. A command
 * without an Idempotency-Key may have changed the game.
 */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/** The result of a client's call. */
export interface Call<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the body of a call's answer. Throws a ProblemError if the service refused, and a NoAnswerError if something else
 * answered.
 */
export async function answerOf<Body>(call: Promise<Call<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  if (response.ok) return data as Body;
  throw errorOf(error, response);
}

/** Returns the error for an answer that is not a success. */
export function errorOf(body: unknown, response: Response): ProblemError | NoAnswerError {
  if (isProblem(body)) return new ProblemError(body, retryAfterOf(response));
  return new NoAnswerError(`${response.status} ${response.statusText} did not come from the service`);
}

export const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "code" in body && "status" in body && "detail" in body;

/** Returns the seconds of Retry-After, which proxies also send as a date; undefined without it. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
