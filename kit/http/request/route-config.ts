/** The options that a route can declare besides its schema. */
import type { RateLimit } from "../limits/rate-limit.ts";

/** An OpenAPI 3.1 parameter object, for parameters with names that are not known in advance. */
export type RawParameter = Readonly<Record<string, unknown>> & { readonly name: string; readonly in: string };

export interface RouteDescription {
  readonly parameters?: readonly RawParameter[];
  /** OpenAPI 3.1 header objects by status and name. */
  readonly responseHeaders?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Codes of the problems of the route's handler; those of every route are added. */
    readonly problems?: readonly string[];
    /**
     * The limits that a request counts against; `REQUESTS` by default. An empty list exempts the route from load shedding too.
     */
    readonly limits?: readonly RateLimit[];
    /** Points that a request costs: by default 1 if `limits` is given, else `COST.usual`. */
    readonly cost?: number;
    /** False: the route ignores Idempotency-Key, because it takes or returns secrets. */
    readonly idempotencyKey?: false;
    /** True: the route parses and checks `rawBody` itself, because the body may be long. The schema then only describes it. */
    readonly unparsedBody?: boolean;
    readonly openapi?: RouteDescription;
  }

  interface FastifySchema {
    readonly operationId?: string;
    readonly tags?: readonly string[];
    readonly summary?: string;
    readonly description?: string;
    readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
    /** True for pages and files, which the description leaves out. */
    readonly hide?: boolean;
  }
}
