/** Reads the Idempotency-Key of a Fastify request and sends the answer of its command. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer, RequestKey } from "../host/idempotency.ts";
import { originForm } from "../http/origin/host.ts";
import { fingerprint, parseKey } from "./key.ts";

type KeyedRequest = Pick<FastifyRequest, "headers" | "url" | "method" | "rawBody">;

/** Returns the sender, key and fingerprint; undefined without a key. Throws 400 for a malformed key. */
export function idempotency(request: KeyedRequest, principal: string): RequestKey | undefined {
  const key = parseKey(request.headers["idempotency-key"]);
  if (key === undefined) return undefined;
  const [path = "", ...query] = originForm(request.url).split("?");
  const body = request.rawBody ?? noBody;
  return { principal, key, fingerprint: fingerprint(request.method, path, query.join("?"), body) };
}

/** Sends the answer of a command; a stored one is marked with `Idempotency-Replayed: true`. */
export function sendAnswer(reply: FastifyReply, answer: Answer & { readonly replayed?: boolean }): FastifyReply {
  reply.code(answer.status);
  if (answer.headers !== undefined) reply.headers(answer.headers);
  if (answer.replayed === true) reply.header("idempotency-replayed", "true");
  if (answer.body === null) return reply.send();
  return reply.type("application/json; charset=utf-8").send(answer.body);
}

const noBody = new Uint8Array(0);
