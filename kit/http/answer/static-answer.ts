/** Answers that do not change within a release: sent once, then confirmed by 304. */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Caching of addresses that change with the content: forever. */
export const FOR_EVER = "public, max-age=31536000, immutable";
/** Caching of fixed addresses: an hour, then revalidation. */
export const AN_HOUR = "public, max-age=3600";

type Handler = (
  request: FastifyRequest,
  reply: Pick<FastifyReply, "code" | "headers" | "send" | "statusCode">,
) => FastifyReply;

/** Returns a handler that sends the content with a strong ETag, or 304 to a client that has it. Pages of an error are sent whole. */
export function staticAnswer(content: string | Buffer, type: string, caching: string): Handler {
  const etag = `"${contentHash(content)}"`;
  const headers = { "content-type": type, "cache-control": caching, etag };
  return (request, reply) => {
    const { "content-type": _type, ...kept } = headers;
    const isKnown = reply.statusCode === 200 && namesTag(request.headers["if-none-match"], etag);
    if (isKnown) return reply.code(304).headers(kept).send();
    return reply.headers(headers).send(content);
  };
}

/** Returns a short hash of the content, for ETags and addresses. */
export const contentHash = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

const namesTag = (header = "", etag: string): boolean =>
  header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
