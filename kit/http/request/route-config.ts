/** What a route can say about itself besides its schema. */
import type { RateLimit } from "../limits/rate-limit.ts";

/** A parameter object of OpenAPI 3.1, for parameters whose names are not known in advance. */
export type RawParameter = Readonly<Record<string, unknown>> & { readonly name: string; readonly in: string };

export interface RouteDescription {
  readonly parameters?: readonly RawParameter[];
  /** Header objects of OpenAPI 3.1, by status and name. */
  readonly responseHeaders?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Codes of the problem table that the route's handler can answer with; what every route can is added. */
    readonly problems?: readonly string[];
    /** A limit of its own in place of the app's; false exempts the route from limits and load shedding. */
    readonly rateLimit?: RateLimit | false;
    /** False: the route ignores Idempotency-Key, as routes do that take or return secrets. */
    readonly idempotencyKey?: false;
    readonly openapi?: RouteDescription;
  }

  interface FastifySchema {
    readonly operationId?: string;
    readonly tags?: readonly string[];
    readonly summary?: string;
    readonly description?: string;
    readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
    readonly deprecated?: boolean;
    /** Left out of the description: pages and files. */
    readonly hide?: boolean;
  }
}
