/** Answers that stay the same for a whole release: sent once, and afterwards only confirmed. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** For what has an address of its own for every content: it may be kept for ever. */
export const FOR_EVER = "public, max-age=31536000, immutable";
/** For what keeps its address: kept an hour, then asked for again. */
export const AN_HOUR = "public, max-age=3600";

type Handler = (request: FastifyRequest, reply: Pick<FastifyReply, "code" | "headers" | "send">) => FastifyReply;

/** A handler that sends the content with a strong ETag, or 304 without a body to a client that has it. */
export function staticAnswer(content: string | Buffer, type: string, caching: string): Handler {
  const etag = `"${contentHash(content)}"`;
  const headers = { "content-type": type, "cache-control": caching, etag };
  return (request, reply) => {
    const { "content-type": _type, ...kept } = headers;
    if (namesTag(request.headers["if-none-match"], etag)) return reply.code(304).headers(kept).send();
    return reply.headers(headers).send(content);
  };
}

/** A short name of the content, for ETags and addresses. */
export const contentHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

const namesTag = (header = "", etag: string): boolean =>
  header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
