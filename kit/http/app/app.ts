/** The HTTP app as routes and tests use it, and what a game gives to create one. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from "fastify";
import type { TSchema } from "typebox";
import type { Metrics } from "../../observe/registry.ts";
import type { DescriptionOptions } from "../../openapi/description-options.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Load } from "../limits/load.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { SharedStore } from "../limits/shared-rate-limit.ts";
import type { ProblemTable } from "../problems/problem.ts";
import type { Bucket } from "./gate.ts";

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface AppSettings {
  /** Address that clients use, without a slash at its end; taken from the request when absent. */
  readonly publicUrl?: string | undefined;
  readonly corsOrigins?: readonly string[];
  /** Addresses and networks whose X-Forwarded headers are believed. */
  readonly trustedProxies?: readonly string[];
  /** False switches load shedding and the limits of streams off too. */
  readonly rateLimit?: boolean;
  readonly logger?: FastifyBaseLogger;
}

export interface AppOptions extends DescriptionOptions {
  readonly name: string;
  readonly version: string;
  /** The game's own problems; the kit's are added. */
  readonly problems?: ProblemTable;
  readonly settings?: AppSettings;
  /** Rejects while the store cannot be reached. */
  readonly ready?: () => Promise<void>;
  /** Named resources: each has an `$id`. Problem and ProblemKind are added. */
  readonly schemas?: readonly TSchema[];
  /** A bucket for requests that are known to be somebody's, in place of the address's. */
  readonly bucketOf?: (request: FastifyRequest) => Bucket | undefined;
  /** A client's limits are counted over all processes on this store; else over this process alone. */
  readonly limitsOver?: SharedStore;
  /** Whose request it is, for the log: `player 3`. */
  readonly callerOf?: (request: FastifyRequest) => string | undefined;
  /** For tests. */
  readonly limiter?: RateLimiter;
  readonly load?: Load;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: Metrics;
    /** True from the moment that the service is asked to stop. */
    stopping: boolean;
    /** Whether clients reach it by an https address, whatever the proxy in front says. */
    readonly isBehindTls: boolean;
    /** The OpenAPI document of the routes declared so far; complete after `ready`. */
    openapi(): OpenapiDocument;
  }
}
