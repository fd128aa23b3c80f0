/** Names the request headers on which an answer depends, for caches between service and client. */
import type { FastifyReply } from "fastify";

/** Adds a name to the Vary header unless it is there; several parts of the service may add their own. */
export function varyBy(reply: Pick<FastifyReply, "getHeader" | "header">, name: string): void {
  const others = reply.getHeader("vary");
  if (others === undefined) reply.header("vary", name);
  else if (!String(others).split(", ").includes(name)) reply.header("vary", `${others}, ${name}`);
}
