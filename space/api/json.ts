/** Answers whose JSON is at hand already. */
import type { FastifyReply } from "fastify";

export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(text);
