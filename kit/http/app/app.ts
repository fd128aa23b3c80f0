/** The HTTP app as routes and tests use it, and the options that create it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from "fastify";
import type { TSchema } from "typebox";
import type { Metrics } from "../../observe/registry.ts";
import type { DescriptionOptions } from "../../openapi/description-options.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Connections } from "../limits/connections.ts";
import type { Load } from "../limits/load.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { SharedStore } from "../limits/shared-rate-limit.ts";
import type { TurnTime } from "../limits/turn-time.ts";
import type { ProblemTable } from "../problems/problem.ts";
import type { Address } from "./admin-address.ts";

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface AppSettings {
  /** The address of the panel and the metrics; the main address by default. */
  readonly admin?: Address | undefined;
  /** Address that clients use, without a trailing slash; taken from the request by default. */
  readonly publicUrl?: string | undefined;
  readonly corsOrigins?: readonly string[];
  /** Addresses and networks of proxies; their X-Forwarded-For and X-Forwarded-Proto are trusted. */
  readonly trustedProxies?: readonly string[];
  /** False switches off rate limits, load shedding and the limits of streams and of a peer's connections. */
  readonly rateLimit?: boolean;
  /** Greatest number of open connections; by default and at most what the limit of open files leaves. */
  readonly maxConnections?: number | undefined;
  readonly maxConnectionsPerPeer?: number;
  /** Time for the first byte on a new connection. */
  readonly firstByteSeconds?: number;
  /** Time without a byte, between requests and within one, after which a connection is closed. Streams are exempt. */
  readonly keepAliveSeconds?: number;
  readonly logger?: FastifyBaseLogger;
  /** The commit that the service was built from, if known. */
  readonly commit?: string | undefined;
}

export interface AppOptions extends DescriptionOptions {
  readonly name: string;
  readonly version: string;
  /** Raised when a change of the rules changes what happens in a running game. */
  readonly rulesVersion: number;
  /** The game's own problems; those of the kit are added. */
  readonly problems?: ProblemTable;
  readonly settings?: AppSettings;
  /** True if clients may send sessions as bearer tokens. */
  readonly bearerTokens?: boolean;
  /** Rejects while the store is unreachable. */
  readonly ready?: () => Promise<void>;
  /** Named resources: each has an `$id`. Problem and ProblemKind are added. */
  readonly schemas?: readonly TSchema[];
  /** Identifies the caller, such as `player 3`. Requests of one caller count together, from all its addresses and sessions. */
  readonly callerKeyOf?: (request: FastifyRequest) => string | undefined;
  /** Counts a client's limits over all processes on this store; by default over this process only. */
  readonly limitsOver?: SharedStore;
  /** The sender of a request, for the log: `player 3`. */
  readonly callerOf?: (request: FastifyRequest) => string | undefined;
  /** Returns a request's address without what the log must not contain. */
  readonly loggedUrl?: (url: string) => string;
  /** For tests. */
  readonly limiter?: RateLimiter;
  readonly load?: Load;
  /** Lets requests of a backlog wait for later turns of the event loop. Set by tests. */
  readonly turns?: TurnTime;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: Metrics;
    readonly connections: Connections;
    /** True once the service is asked to stop. */
    stopping: boolean;
    /** Answers a visitor of an unknown address with the client's page. Returns false for programs, which get the problem. */
    unknownPage: ((request: FastifyRequest, reply: FastifyReply) => boolean) | undefined;
    /** True if the public address is https, whatever a proxy in front says. */
    readonly isBehindTls: boolean;
    /**
     * Returns the OpenAPI document of the routes declared so far; it is complete after `ready`. The published one has open
     * answers, which may gain fields. With "closed" ones, a validator finds fields that no schema has.
     */
    openapi(answers?: "open" | "closed"): OpenapiDocument;
  }
}
