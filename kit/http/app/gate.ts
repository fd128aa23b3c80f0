/** The checks before every route: 404 and 405, stopping, Host and origin, overload, limits. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "../answer/security-headers.ts";
import { addressBlock } from "../limits/address-block.ts";
import type { Load } from "../limits/load.ts";
import {
  type Bucket,
  costOf,
  type RateLimit,
  type RateLimiter,
  REQUESTS,
  rateLimitHeaders,
  tooManyRequests,
} from "../limits/rate-limit.ts";
import { addressKey } from "../origin/address-key.ts";
import { allowOrigin, answerPreflight, isPreflight } from "../origin/cors.ts";
import { crossSiteCheck } from "../origin/cross-site.ts";
import { hasTwoHosts, hostCheck, hostOf, hostOfTarget, originForm } from "../origin/host.ts";
import { overloaded } from "../problems/overloaded.ts";
import { ProblemError } from "../problems/problem.ts";
import type { KnownPaths } from "../request/paths.ts";
import { type Address, cameToAdmin, isAdminRoute } from "./admin-address.ts";

export interface GateOptions {
  readonly publicUrl: string | undefined;
  readonly corsOrigins: ReadonlySet<string>;
  readonly bearerTokens: boolean;
  /** The address of the panel and the metrics, if not the main address. */
  readonly admin: Address | undefined;
  readonly paths: KnownPaths;
  /** Without it there are no limits and no load shedding. */
  readonly limiter: RateLimiter | undefined;
  readonly load: Pick<Load, "overloaded">;
  readonly stopping: () => boolean;
  /** Answers a visitor of an unknown address with a page. Returns false for programs, which get the problem. */
  readonly showsUnknownPage: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Identifies the caller. Requests of one caller count together, from all its addresses and sessions. */
  readonly callerKeyOf: ((request: FastifyRequest) => string | undefined) | undefined;
}

/** A path, or a whole address. */
const TARGET = /^(?:\/|https?:\/\/)/i;

/** Throws the problem of a request that must not reach its route. Returns true if it has answered the request. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => boolean;

export function createGate(options: GateOptions): Gate {
  const { corsOrigins, stopping } = options;
  const checkAddress = addressCheck(options);
  const checkOrigin = originCheck(options);
  const checkLimits = limitsCheck(options);
  const headersOfAll = securityHeaders(options.publicUrl);
  return (request, reply) => {
    reply.headers(headersOfAll);
    checkHosts(request);
    checkAddress(request);
    if (!cameToAdmin(request)) {
      allowOrigin(request, reply, corsOrigins);
      if (isPreflight(request, corsOrigins)) {
        answerPreflight(reply);
        return true;
      }
    }
    if (request.is404) {
      // Costs no points: refusing it for lack of points would take as long.
      const problem = notFound(request, options.paths);
      if (problem.code === "not-found" && options.showsUnknownPage(request, reply)) return true;
      throw problem;
    }
    if (stopping() && request.routeOptions.url !== "/healthz") {
      reply.header("connection", "close");
      throw new ProblemError("stopping", "The service is stopping; try again in 5 seconds.", {
        headers: { "retry-after": "5" },
      });
    }
    checkOrigin(request);
    checkTransferCoding(request);
    checkLimits(request, reply);
    return false;
  };
}

/** RFC 9112 demands 400 for such a request, whatever its path is. */
function checkHosts(request: FastifyRequest): void {
  if (hostOf(request) === "") throw new ProblemError("malformed-request", "The request has no Host header.");
  if (hasTwoHosts(request.raw.rawHeaders))
    throw new ProblemError("malformed-request", "The request has two Host headers.");
}

/** Node reads the chunks of a body, but decodes no coding within them. */
function checkTransferCoding({ headers: { "transfer-encoding": coding } }: FastifyRequest): void {
  if (coding === undefined || CHUNKED.test(coding)) return;
  throw new ProblemError(
    "unknown-transfer-coding",
    `The body must be sent as it is or in chunks, but has transfer-encoding: ${coding}.`,
    { details: { transferEncoding: coding } },
  );
}

const CHUNKED = /^\s*chunked\s*$/i;

/** If there is an admin address, the main address has no panel and no metrics. */
const addressCheck =
  ({ admin }: GateOptions) =>
  (request: FastifyRequest): void => {
    if (admin === undefined || cameToAdmin(request)) return;
    const path = pathOf(request.url);
    if (isAdminRoute(request.is404 ? path : (request.routeOptions.url ?? path))) throw nothingAt(path);
  };

function originCheck(options: GateOptions) {
  const main = { isOwnHost: hostCheck(publicHostOf(options.publicUrl)), isCrossSite: crossSiteCheck(options) };
  // Pages of the public address and of listed origins may not call the admin address.
  const ofAdmin = {
    isOwnHost: hostCheck(options.admin?.host.toLowerCase()),
    isCrossSite: crossSiteCheck({ ...options, publicUrl: undefined, corsOrigins: new Set() }),
  };
  return (request: FastifyRequest): void => {
    const host = hostOf(request);
    const { isOwnHost, isCrossSite } = cameToAdmin(request) ? ofAdmin : main;
    if (!TARGET.test(request.url)) throw new ProblemError("malformed-request", "The request names no path.");
    for (const one of [host, hostOfTarget(request.url) ?? host]) {
      if (isOwnHost(one)) continue;
      throw new ProblemError("foreign-host", `The service does not answer for the host ${one}.`, {
        details: { host: one },
      });
    }
    if (isCrossSite(request.headers, request.method, request.routeOptions.url ?? "/api", host)) {
      throw new ProblemError("cross-site", "Requests from pages of another origin are refused.");
    }
  };
}

const limitsCheck =
  ({ limiter, load, callerKeyOf }: GateOptions) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const cost = costOf(request.routeOptions.config);
    if (limiter === undefined || cost === 0) return;
    if (load.overloaded())
      throw overloaded("load", "The service has more requests than it can handle now; try again in 1 second.", 1);
    const taken = limiter.take(bucketsOf(request, callerKeyOf?.(request)), cost);
    reply.headers(rateLimitHeaders(taken));
    if (!taken.allowed) throw tooManyRequests(taken, cost);
  };

function bucketsOf({ ip, routeOptions }: FastifyRequest, caller: string | undefined): Bucket[] {
  const limits: readonly RateLimit[] = routeOptions.config.limits ?? REQUESTS;
  return limits.flatMap((limit) => {
    const key = keyOf(limit, ip, caller);
    return key === undefined ? [] : [{ limit, key }];
  });
}

function keyOf({ by = "address" }: RateLimit, ip: string, caller: string | undefined): string | undefined {
  if (by === "customer") return addressBlock(ip).customer;
  const known = by === "address" ? undefined : caller;
  return by === "caller" ? known : (known ?? addressKey(ip));
}

const nothingAt = (path: string) => new ProblemError("not-found", `Nothing is at ${path}.`, { details: { path } });

const publicHostOf = (publicUrl: string | undefined) =>
  publicUrl === undefined ? undefined : new URL(publicUrl).hostname;

/** Returns 404, or 405 if the path exists with other methods. */
export function notFound(request: FastifyRequest, paths: KnownPaths): ProblemError {
  const path = pathOf(request.url);
  const { method } = request;
  const allow = paths.methodsOf(path);
  if (allow.length === 0 || allow.includes(method)) {
    return nothingAt(path);
  }
  return new ProblemError("method-not-allowed", `${path} takes ${allow.join(", ")}, not ${method}.`, {
    details: { method, allow },
    headers: { allow: allow.join(", ") },
  });
}

function pathOf(url: string): string {
  const target = originForm(url);
  const end = target.indexOf("?");
  return end < 0 ? target : target.slice(0, end);
}
