/** Runs costly requests of one caller one after the other, so that other callers get their turn in between. */
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { COST, costOf } from "./rate-limit.ts";

/** Requests that cost at least this many points wait for the caller's earlier ones. */
const COSTLY = COST.log;
/**
 * Milliseconds after which the next request need not wait for a client that does not take its answer. Unlimited answers would wait in
 * memory if it did not wait at all.
 */
export const LONGEST_SENDING_MS = 2_000;

export function handleCostlyInTurn(app: FastifyInstance, callerOf: (request: FastifyRequest) => string): void {
  /** For each caller, a promise that resolves when all its costly requests so far have ended. */
  const ends = new Map<string, Promise<void>>();
  const finish = new WeakMap<FastifyRequest, () => void>();

  async function wait(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = callerOf(request);
    const own = Promise.withResolvers<void>();
    finish.set(request, own.resolve);
    // The client may hang up while its request waits. If it already has, there is no further event.
    if (reply.raw.destroyed) own.resolve();
    else reply.raw.once("close", own.resolve);
    const before = ends.get(caller);
    // A request that ends while it waits must not let the next one overtake earlier ones.
    const end = before === undefined ? own.promise : before.then(() => own.promise);
    ends.set(caller, end);
    void end.then(() => {
      if (ends.get(caller) === end) ends.delete(caller);
    });
    if (before === undefined) return;
    await before;
    await turn();
  }

  app.addHook("preHandler", (request, reply, done) => {
    if (costOf(request.routeOptions.config) < COSTLY) return done();
    void wait(request, reply).then(() => done());
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    const own = finish.get(request);
    if (own !== undefined) {
      const patience = setTimeout(own, LONGEST_SENDING_MS).unref();
      reply.raw.once("close", () => clearTimeout(patience));
    }
    done(null, payload);
  });
  app.addHook("onResponse", (request, _reply, done) => {
    finish.get(request)?.();
    done();
  });
}
