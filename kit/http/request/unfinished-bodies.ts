/** Cuts the connections of requests that were answered, by a refusal, before their body was there, and whose body then does not end. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** A client that does no more than finish what it was sending keeps its connection; who takes longer holds it for nothing. */
export const FINISH_WITHIN_MS = 2_000;

export function cutUnfinishedBodies(app: FastifyInstance): void {
  app.addHook("onResponse", (request, _reply, done) => {
    // A request of a test that came over no connection does not say.
    if (request.raw.complete === false) cutUnlessFinished(request.raw);
    done();
  });
}

/** Node keeps reading and discards. Cutting at once would lose the answer for a client that is still sending a body of a few packets. */
function cutUnlessFinished(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, FINISH_WITHIN_MS).unref();
  request.once("close", () => clearTimeout(timer));
}
