/** Closes the connection of a request that was refused before its body had arrived, if the body does not end in time. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Time for a client to finish sending; then its connection is closed. */
export const FINISH_WITHIN_MS = 2_000;

export function cutUnfinishedBodies(app: FastifyInstance): void {
  app.addHook("onResponse", (request, _reply, done) => {
    // An injected test request has no connection.
    if (request.raw.complete === false) cutUnlessFinished(request.raw);
    done();
  });
}

/** Node discards the rest of the body meanwhile. Closing at once would lose the answer for a client that is still sending. */
function cutUnlessFinished(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, FINISH_WITHIN_MS).unref();
  request.once("close", () => clearTimeout(timer));
}
