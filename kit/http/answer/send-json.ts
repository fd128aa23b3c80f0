/** Sends an answer that is already JSON text, which the type of the route's schema does not know. */
import type { FastifyReply } from "fastify";

export const sendJson = (reply: Pick<FastifyReply, "header" | "send">, json: string | Buffer): FastifyReply => {
  reply.header("content-type", "application/json; charset=utf-8");
  return reply.send(json);
};
