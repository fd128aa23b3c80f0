/** A route of the app, as the description sees it. */
import type { FastifyContextConfig, FastifySchema } from "fastify";
import "../http/request/route-config.ts";

export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly schema: FastifySchema;
  readonly config: FastifyContextConfig;
}
