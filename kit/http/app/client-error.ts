/** Problem documents for bytes that are not HTTP, and for requests that Node rejects before Fastify sees them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { securityHeaders } from "../answer/security-headers.ts";
import type { ReachedLimit } from "../limits/connections.ts";
import { destroyAfter } from "../limits/destroy-after.ts";
import { ownUrl } from "../origin/own-url.ts";
import { ProblemError, type ProblemTable } from "../problems/problem.ts";
import { PROBLEM_MEDIA_TYPE, problemDocument } from "../problems/problem-document.ts";
import { FINISH_WITHIN_MS } from "../request/unfinished-bodies.ts";

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The newest exchange of each connection. */
const exchanges = new WeakMap<Socket, Exchange>();

/** Called with the code of each problem that is answered. */
type Count = (code: string) => void;

/** Listens to the server's `request` event. */
export function noteExchange(request: IncomingMessage, response: ServerResponse): void {
  exchanges.set(request.socket, { request, response });
}

/**
 * Fastify's clientErrorHandler: answers and closes the connection. Requests that arrived before the error get their own answers
 * first. A request that was already answered gets no second answer, because the client would take it for the answer to its next
 * request.
 */
export function clientErrorHandler(problems: ProblemTable, publicUrl: string | undefined, count: Count) {
  const waiting = new WeakSet<Socket>();
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed || waiting.has(socket)) return;
    // Bytes after a request with "Connection: close" are ignored: its answer closes the connection.
    if (error.code === "HPE_CLOSED_CONNECTION") return;
    const last = exchanges.get(socket);
    if (last !== undefined && isCutOff(last)) {
      socket.destroySoon();
      return;
    }
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const refuse = () => {
      if (!socket.writable) return;
      const problem = problemOf(error.code);
      count(problem.code);
      const status = problems[problem.code]?.status ?? 400;
      const document = problemDocument(problems, problem, publicUrl ?? ownUrl(socket));
      socket.end(answer(status, JSON.stringify(document), publicUrl));
      // Ends the connection even if the client does not close its side.
      destroyAfter(socket, FINISH_WITHIN_MS);
    };
    const turn = last === undefined ? undefined : turnAfter(last);
    if (turn === undefined) {
      refuse();
      return;
    }
    waiting.add(socket);
    last?.response.once(turn, refuse);
  };
}

/** True if the error ends an answer that has begun: the request's body is malformed, or the answer is a stream. */
const isCutOff = ({ request, response }: Exchange): boolean =>
  response.headersSent && !(request.complete && response.writableEnded);

/** Returns the event of the response after which the error may be answered; undefined if there is nothing to wait for. */
function turnAfter({ request, response }: Exchange): "close" | "socket" | undefined {
  if (response.writableFinished) return undefined;
  // Node gives a response its socket when the earlier ones on the connection are sent.
  const isFirst = response.socket !== null;
  if (request.complete) return response.writableEnded && isFirst ? undefined : "close";
  return isFirst ? undefined : "socket";
}

const RETRY_AFTER_SECONDS = 5;
const PLACES = { peer: "This address", service: "The service", "admin address": "The admin address" } as const;

/** Returns the function that makes the answer on a connection beyond the limits. */
export function connectionRefusal(problems: ProblemTable, publicUrl: string | undefined, count: Count) {
  const canned = new Map<string, string>();
  return (socket: Socket, { of, most }: ReachedLimit): string => {
    count("too-many-connections");
    const baseUrl = publicUrl ?? ownUrl(socket);
    const key = `${of} ${baseUrl}`;
    const known = canned.get(key);
    if (known !== undefined) return known;
    const problem = new ProblemError(
      "too-many-connections",
      `${PLACES[of]} has ${most} connections open, the maximum: close one, or try again in ${RETRY_AFTER_SECONDS} seconds.`,
      { details: { most, retryAfterSeconds: RETRY_AFTER_SECONDS } },
    );
    const body = JSON.stringify(problemDocument(problems, problem, baseUrl));
    const text = answer(503, body, publicUrl, { "retry-after": String(RETRY_AFTER_SECONDS) });
    canned.set(key, text);
    return text;
  };
}

/** CONNECT never reaches a route: it is answered like any method that a path does not have. */
export function connectHandler(problems: ProblemTable, publicUrl: string | undefined, count: Count) {
  return (request: IncomingMessage, socket: Socket): void => {
    const details = { method: "CONNECT", allow: [] };
    const problem = new ProblemError("method-not-allowed", "The service opens no tunnels.", { details });
    count(problem.code);
    const document = problemDocument(problems, problem, publicUrl ?? ownUrl(request.socket));
    socket.on("error", () => socket.destroy());
    socket.end(answer(405, JSON.stringify(document), publicUrl, { allow: "" }));
    // Node exempts such a connection from its own time limits.
    destroyAfter(socket, FINISH_WITHIN_MS);
  };
}

function answer(
  status: number,
  body: string,
  publicUrl: string | undefined,
  more: Record<string, string> = {},
): string {
  const headers = {
    ...securityHeaders(publicUrl),
    ...more,
    "content-type": PROBLEM_MEDIA_TYPE,
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${REASONS[status] ?? "Bad Request"}\r\n${lines.join("")}\r\n${body}`;
}

const REASONS: Readonly<Record<number, string>> = {
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
  503: "Service Unavailable",
};

function problemOf(code: string | undefined): ProblemError {
  if (code === "HPE_HEADER_OVERFLOW") {
    return new ProblemError("request-header-too-large", "The URL and the headers may have at most 16 KiB together.");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return new ProblemError("request-timeout", "The request did not arrive in time.");
  }
  return new ProblemError("malformed-request", "What was sent is not an HTTP request.");
}
