/** Converts an error to the problem document that the client receives. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { InDoubtError, OverloadedError, StoppedError, StoreUnavailableError } from "../../store/errors.ts";
import { hostCheck, hostOf } from "../origin/host.ts";
import { ownUrl } from "../origin/own-url.ts";
import { bodyTooLarge } from "./body-too-large.ts";
import { OutageLog } from "./outage-log.ts";
import { overloaded } from "./overloaded.ts";
import { ProblemError, type ProblemTable } from "./problem.ts";
import { RefusalLog } from "./refusal-log.ts";

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** Returns the problem document of an error, or undefined if its code is not in the table. `baseUrl` has no trailing slash. */
export function problemDocument(table: ProblemTable, error: ProblemError, baseUrl: string): object | undefined {
  const kind = Object.hasOwn(table, error.code) ? table[error.code] : undefined;
  if (kind === undefined) return undefined;
  return {
    type: `${baseUrl}/problems/${error.code}`,
    title: kind.title,
    status: kind.status,
    code: error.code,
    detail: error.message,
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(error.errors === undefined ? {} : { errors: error.errors }),
  };
}

export interface ProblemSender {
  /** Answers with the error's problem; an unexpected error is logged and answered 500. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function problemSender(
  table: ProblemTable,
  publicUrl: string | undefined,
  callerOf: (request: FastifyRequest) => string | undefined = () => undefined,
  count: (problem: ProblemError) => void = () => {},
  loggedUrl: (url: string) => string = (url) => url,
): ProblemSender {
  const outages = new OutageLog();
  const refusals = new RefusalLog();
  return {
    send(error, request, reply) {
      const host = hostOf(request);
      const baseUrl = publicUrl ?? (isOwnHost(host) ? `${request.protocol}://${host}` : ownUrl(request.socket));
      let problem = problemOf(error, request);
      let document = problem && problemDocument(table, problem, baseUrl);
      if (problem === undefined || document === undefined) {
        problem = internalError;
        document = problemDocument(table, problem, baseUrl) ?? {};
      }
      const status = table[problem.code]?.status ?? 500;
      count(problem);
      const failure = { err: error, method: request.method, url: loggedUrl(request.url) };
      if (OUTAGES.has(problem.code)) outages.log(request.log, failure);
      else if (status >= 500 && !EXPECTED.has(problem.code)) request.log.error(failure, "failed to answer a request");
      refusals.log(request.log, status, {
        event: problem.code,
        address: request.ip,
        method: request.method,
        route: request.routeOptions.url ?? "none",
        who: problem.who ?? callerOf(request),
      });
      if (problem.headers !== undefined) reply.headers(problem.headers);
      // Sent as bytes: Fastify would add a charset to text, and this media type has none.
      const body = Buffer.from(JSON.stringify(document));
      return reply.code(status).header("content-type", PROBLEM_MEDIA_TYPE).send(body);
    },
  };
}

/** A request for another host does not name an address at which the service answers. */
const isOwnHost = hostCheck(undefined);

/** Codes of 503 that need no log line. */
const EXPECTED: ReadonlySet<string> = new Set(["overloaded", "hashing-busy", "stopping", "catching-up"]);

const internalError = new ProblemError("internal-error", "The service failed to answer; its log says why.");

function problemOf(error: unknown, request: FastifyRequest): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  return unavailable(error) ?? frameworkProblem(error, request);
}

/** Converts errors of the store and the writer to 503 with the seconds to wait. */
function unavailable(error: unknown): ProblemError | undefined {
  if (error instanceof StoreUnavailableError) {
    return storeUnavailable("The database cannot be reached or written now; nothing was changed.", error);
  }
  if (error instanceof InDoubtError) {
    const detail = "The service lost the database during the commit: the change may or may not have been made.";
    return tryAgain(OUTCOME_UNKNOWN, detail, error);
  }
  if (error instanceof OverloadedError) return overloaded("queue", error.message, RETRY_AFTER_SECONDS, error);
  if (error instanceof StoppedError) return tryAgain("stopping", "The service is stopping.", error);
  return undefined;
}

export const storeUnavailable = (detail: string, cause?: unknown): ProblemError =>
  tryAgain(STORE_UNAVAILABLE, detail, cause);

const STORE_UNAVAILABLE = "store-unavailable";
const OUTCOME_UNKNOWN = "outcome-unknown";
/** Codes of which the first occurrence is logged, and later ones are counted. */
const OUTAGES: ReadonlySet<string> = new Set([STORE_UNAVAILABLE, OUTCOME_UNKNOWN]);

const tryAgain = (code: string, detail: string, cause: unknown): ProblemError =>
  new ProblemError(code, detail, { headers: { "retry-after": String(RETRY_AFTER_SECONDS) }, cause });

const RETRY_AFTER_SECONDS = 2;

/** Converts errors of Fastify and of libraries that set `statusCode`. */
function frameworkProblem(error: unknown, { routeOptions }: FastifyRequest): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === "FST_ERR_BAD_URL") {
    const detail =
      "The path is not percent-encoded UTF-8: two hexadecimal digits must follow each %, and the bytes must be characters.";
    return new ProblemError("malformed-request", detail, { cause: error });
  }
  switch (statusCode) {
    case 404:
      return new ProblemError("not-found", "Nothing is there.", { cause: error });
    case 413:
      // A body without a Content-Length, which was read up to the limit.
      return bodyTooLarge(routeOptions.bodyLimit as number);
    case 415:
      return new ProblemError("unsupported-media-type", "The body must be application/json.", { cause: error });
    default:
      if (typeof statusCode !== "number" || statusCode < 400 || statusCode > 499) return undefined;
      return new ProblemError("malformed-request", error.message, { cause: error });
  }
}
