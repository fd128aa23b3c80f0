/** Sends an answer that is already JSON text; the type of the route's schema does not allow for that. */
import type { FastifyReply } from "fastify";

export const sendJson = (reply: Pick<FastifyReply, "header" | "send">, json: string | Buffer): FastifyReply => {
  reply.header("content-type", "application/json; charset=utf-8");
  return reply.send(json);
};
