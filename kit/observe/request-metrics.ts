/** How many requests each route answered, with which status, and how long they took. */
import { Histogram } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./registry.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The histogram's count is the number of requests. Paths that no route has count together as "none". */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [metrics.registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
