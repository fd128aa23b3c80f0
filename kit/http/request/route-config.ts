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
    /** The route's own limit instead of the app's; false exempts it from limits and load shedding. */
    readonly rateLimit?: RateLimit | false;
    /** A further limit of the address, of IPv6 its /56, beside the route's own one. */
    readonly alsoLimit?: RateLimit;
    /** The route's own limit counts a known caller's requests by the caller instead of the address. */
    readonly limitsCaller?: true;
    /** Points that a request takes from its buckets: `COST.usual` unless given, 1 of a limit of its own. */
    readonly cost?: number;
    /** The limits of opening streams instead of those of requests. */
    readonly opensStream?: true;
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
