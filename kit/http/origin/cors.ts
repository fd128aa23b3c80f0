/** CORS for the origins that the operator lists. Without a list the service sends no CORS headers. */
import type { FastifyReply, FastifyRequest } from "fastify";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const REQUEST_HEADERS = "content-type, authorization, idempotency-key, last-event-id, if-match, if-none-match";
const RESPONSE_HEADERS = "etag, location, retry-after, ratelimit, ratelimit-policy, idempotency-replayed";

/** Sets the headers that let a page of a listed origin read the answer. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: ReadonlySet<string>): void {
  if (origins.size === 0) return;
  reply.header("vary", "origin");
  const { origin } = request.headers;
  if (origin === undefined || !origins.has(origin)) return;
  reply.header("access-control-allow-origin", origin);
  reply.header("access-control-allow-credentials", "true");
  reply.header("access-control-expose-headers", RESPONSE_HEADERS);
}

/** True for a preflight request from a listed origin. */
export function isPreflight(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  return (
    request.method === "OPTIONS" &&
    origin !== undefined &&
    origins.has(origin) &&
    request.headers["access-control-request-method"] !== undefined
  );
}

/** Call `allowOrigin` first. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header("access-control-allow-methods", METHODS)
    .header("access-control-allow-headers", REQUEST_HEADERS)
    .header("access-control-max-age", "600")
    .send();
}
