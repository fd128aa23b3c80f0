/** What a route can declare besides its schema. */
import type { RateLimit } from "../limits/rate-limit.ts";

/** An OpenAPI 3.1 parameter object, for parameters whose names are not known in advance. */
export type RawParameter = Readonly<Record<string, unknown>> & { readonly name: string; readonly in: string };

export interface RouteDescription {
  readonly parameters?: readonly RawParameter[];
  /** OpenAPI 3.1 header objects by status and name. */
  readonly responseHeaders?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Problem codes of the route's handler; those of every route are added. */
    readonly problems?: readonly string[];
    /** What a request takes points from: `REQUESTS` unless given. An empty list exempts the route from load shedding too. */
    readonly limits?: readonly RateLimit[];
    /** Points that a request takes from each of them: 1 of given limits, `COST.usual` of `REQUESTS` unless given. */
    readonly cost?: number;
    /** False: the route ignores Idempotency-Key, because it takes or returns secrets. */
    readonly idempotencyKey?: false;
    /** True: the route parses and checks `rawBody` itself, because it may be long; the schema only describes the body. */
    readonly unparsedBody?: boolean;
    readonly openapi?: RouteDescription;
  }

  interface FastifySchema {
    readonly operationId?: string;
    readonly tags?: readonly string[];
    readonly summary?: string;
    readonly description?: string;
    readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
    /** Excluded from the description: pages and files. */
    readonly hide?: boolean;
  }
}
