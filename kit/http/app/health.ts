/** Health, readiness, version and metrics. */

import { COST } from "../limits/rate-limit.ts";
import { SharedRead } from "../limits/shared-read.ts";
import { ProblemError } from "../problems/problem.ts";
import { storeUnavailable } from "../problems/problem-document.ts";
import { Type } from "../request/type.ts";
import type { App, AppOptions } from "./app.ts";

type HealthOptions = Pick<AppOptions, "name" | "version" | "rulesVersion" | "ready" | "settings">;

export function healthRoutes(app: App, { name, version, rulesVersion, ready, settings }: HealthOptions): void {
  app.get("/healthz", { schema: describe.health, config: { limits: [] } }, async () => ({
    status: "up" as const,
  }));

  const config = { limits: [], problems: ["store-unavailable", "stopping"] } as const;
  // The route has no rate limit, so many callers must not cause many queries.
  const check = new SharedRead(async () => ready?.());
  app.get("/readyz", { schema: describe.ready, config }, async () => {
    if (app.stopping)
      throw new ProblemError("stopping", "The service is stopping.", { headers: { "retry-after": "5" } });
    try {
      await check.ask();
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw storeUnavailable("The database cannot be reached or written, or is not migrated.", error);
    }
    return { status: "ready" as const };
  });

  app.get("/metrics", { schema: describe.metrics, config: { limits: [] } }, async (_request, reply) => {
    const text = await app.metrics.text();
    return reply.header("content-type", app.metrics.contentType).send(text);
  });

  const commit = settings?.commit;
  const versionBody = { name, version, ...(commit !== undefined && { commit }), rulesVersion };
  app.get("/api/version", { schema: describe.version, config: { cost: COST.cheap } }, async () => versionBody);
}

const tags = ["service"];

const closed = { additionalProperties: false } as const;

const describe = {
  health: {
    operationId: "getHealth",
    tags,
    summary: "Is the process up?",
    description:
      "Changes nothing. Answers as long as the process accepts connections, also while it catches up with a downtime or has no database, and on open connections while it stops.",
    response: { 200: Type.Object({ status: Type.Literal("up") }, { ...closed, description: "The process is up." }) },
  },
  ready: {
    operationId: "getReadiness",
    tags,
    summary: "Can the service do its work?",
    description:
      "Changes nothing. Ready means that the database can be reached, its migrations are done, and the service could save everything that was due.",
    response: {
      200: Type.Object({ status: Type.Literal("ready") }, { ...closed, description: "Requests are served." }),
    },
  },
  metrics: {
    operationId: "getMetrics",
    tags,
    summary: "Figures for Prometheus",
    description:
      "Changes nothing. Figures of the process, of requests (duration, problem), commits, queues, streams and the database.",
    response: {
      200: {
        description: "The figures in Prometheus' text format.",
        content: { "text/plain": { schema: Type.String() } },
      },
    },
  },
  version: {
    operationId: "getVersion",
    tags,
    summary: "Name and versions of the service",
    description:
      "Changes nothing. The version is that of the description's `info.version`. `commit` is absent if the service runs neither from a git checkout nor with `OUTBOUND_COMMIT`.",
    response: {
      200: Type.Object(
        {
          name: Type.String(),
          version: Type.String({ description: "Semantic version." }),
          commit: Type.Optional(
            Type.String({
              pattern: "^[0-9a-f]{7,64}$",
              description: "The git commit that the service was built from.",
            }),
          ),
          rulesVersion: Type.Integer({
            minimum: 1,
            description: "Raised when a change of the rules changes what happens in a running game.",
          }),
        },
        { ...closed, description: "Name and versions of the service." },
      ),
    },
  },
};
