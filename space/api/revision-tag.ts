/** The ETag of a game's state. Reads send it, and a command with it in If-Match applies only to that state. */
import { codedTag, plainTag } from "@outbound/kit/http/answer/compress-answer.ts";
import type { RawParameter } from "@outbound/kit/http/request/route-config.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../rules/values/refusals.ts";
import type { Save, SaveDraft } from "../store/draft.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The tag of the state that a read shows. */
    stateTag: string | undefined;
  }
}

type Tagged = Pick<Save, "epoch" | "revision">;

/** A strong tag: equal states have equal bytes. */
export const tagOf = ({ epoch, revision }: Tagged): string => `"${epoch}-${revision}"`;

export function sendTag({ method, stateTag }: FastifyRequest, reply: FastifyReply): void {
  if (stateTag !== undefined && (method === "GET" || method === "HEAD") && reply.statusCode === 200) {
    reply.header("etag", codedTag(stateTag, reply.getHeader("content-encoding")));
  }
}

const TAG = /^(W\/)?"[^"]*"$/;

/**
 * Returns the refusal of a command that is meant for another state than the draft's; undefined if it is meant for this one or for
 * any.
 */
export function staleness(request: FastifyRequest, draft: SaveDraft): Refusal | undefined {
  const { "if-match": expected } = request.headers;
  if (expected === undefined) return undefined;
  const tags = expected.split(",").map((tag) => plainTag(tag.trim()));
  // An earlier command of the same batch has changed the state before this one.
  if (tags.includes("*") || (!draft.changed && tags.includes(tagOf(draft)))) return undefined;
  const sentence = tags.some((tag) => TAG.test(tag))
    ? "The game has changed since it was read."
    : 'If-Match names no ETag: send that of a read with its quotes, such as "1-7".';
  return new Refusal("revision-changed", sentence, { expected });
}

/** Refusals below 409, such as an unknown id, have priority over a stale state, and a stale state over all others. */
export const unlessStale = <Result>(stale: Refusal | undefined, result: Result | Refusal): Result | Refusal =>
  stale === undefined || (result instanceof Refusal && result.status < 409) ? result : stale;

export const IF_MATCH: RawParameter = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "The `ETag` of a read: 412 `revision-changed` if the game has changed since. Previews check it too.",
  schema: { type: "string", examples: ['"1-7"'] },
};

export const ETAG_HEADER = {
  ETag: { description: "The state that the answer shows, for `If-Match`.", schema: { type: "string" } },
};
