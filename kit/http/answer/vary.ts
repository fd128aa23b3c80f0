/** The headers of a request on which an answer depends, for caches between service and client. */
import type { FastifyReply } from "fastify";

/** Adds a header to those of the answer, once, as more than one part of the service may choose by its own. */
export function varyBy(reply: Pick<FastifyReply, "getHeader" | "header">, name: string): void {
  const others = reply.getHeader("vary");
  if (others === undefined) reply.header("vary", name);
  else if (!String(others).split(", ").includes(name)) reply.header("vary", `${others}, ${name}`);
}
