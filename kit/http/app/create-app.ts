/** Creates the HTTP app on which a game declares its routes: the HTTP concerns shared by all games. It does not listen yet. */
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { LogController } from "fastify";
import { droppedLines } from "../../observe/output.ts";
import { createMetrics, type Metrics } from "../../observe/registry.ts";
import { measureRequests } from "../../observe/request-metrics.ts";
import { CONNECTIONS_A_PEER, FIRST_BYTE_SECONDS, KEEP_ALIVE_SECONDS } from "../../settings/http-settings.ts";
import { Connections } from "../limits/connections.ts";
import { handleCostlyInTurn } from "../limits/in-turn.ts";
import { watchLoad } from "../limits/load.ts";
import { connectionsInAll } from "../limits/open-files.ts";
import { OpenStreams } from "../limits/open-streams.ts";
import { TurnTime } from "../limits/turn-time.ts";
import { withoutPorts } from "../origin/forwarded-for.ts";
import { inNetworks } from "../origin/networks.ts";
import { OVERLOAD_REASONS } from "../problems/overloaded.ts";
import type { ProblemError, ProblemTable } from "../problems/problem.ts";
import { problemSender } from "../problems/problem-document.ts";
import { KIT_PROBLEMS } from "../problems/problems.ts";
import { BODY_LIMIT_BYTES, readBodies } from "../request/body.ts";
import { requireClosedBodies } from "../request/closed-bodies.ts";
import { knownPaths } from "../request/paths.ts";
import { isToAdmin } from "./admin-address.ts";
import type { App, AppOptions, AppSettings } from "./app.ts";
import { clientErrorHandler, connectHandler, connectionRefusal, noteExchange } from "./client-error.ts";
import { describeApi } from "./description.ts";
import { serveDocs } from "./docs.ts";
import { createGate, notFound } from "./gate.ts";
import { healthRoutes } from "./health.ts";
import { problemRoutes } from "./problem-pages.ts";
import "../request/route-config.ts";
import { compressAnswer } from "../answer/compress-answer.ts";
import { securityHeaders } from "../answer/security-headers.ts";
import { limiterOver } from "../limits/shared-rate-limit.ts";
import { addressKey } from "../origin/address-key.ts";
import { Problem, ProblemKind } from "../request/schemas.ts";
import { cutUnfinishedBodies } from "../request/unfinished-bodies.ts";
import { refuseUnknownQuery } from "../request/unknown-query.ts";
import { validatorCompiler } from "../request/validation.ts";

/** Returns an app on which routes are declared, directly or in plugins. For the `config` of a route see route-config.ts. */
export function createApp(options: AppOptions): App {
  const settings = options.settings ?? {};
  const { publicUrl } = settings;
  const problems: ProblemTable = { ...KIT_PROBLEMS, ...options.problems };
  const schemas = [Problem, ProblemKind, ...(options.schemas ?? [])];
  const metrics = createMetrics();
  const count = metrics.totals(
    "http_problems_total",
    "Requests answered with a problem, by its code.",
    "code",
    Object.keys(problems),
  );
  const sender = problemSender(problems, publicUrl, options.callerOf, countProblems(metrics, count), options.loggedUrl);
  const app: App = createFastify(options, sender.send, clientErrorHandler(problems, publicUrl, count));
  // Node answers an unknown Expect header with 417 without a body, so the header is ignored.
  app.server.on("checkExpectation", (request, response) => {
    noteExchange(request, response);
    app.routing(request, response);
  });
  app.server.on("request", noteExchange);
  app.server.on("connect", connectHandler(problems, publicUrl, count));
  app.decorate("connections", limitedConnections(app, settings, connectionRefusal(problems, publicUrl, count)));
  app.decorate("openStreams", new OpenStreams(settings.rateLimit ?? true));
  app.decorate("metrics", metrics);
  app.decorate("stopping", false);
  app.decorate("unknownPage", undefined);
  app.decorate("isBehindTls", publicUrl?.startsWith("https://") ?? false);
  app.setValidatorCompiler(validatorCompiler(schemas));
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler((error, request, reply) => sender.send(error, request, reply));

  const paths = knownPaths(app);
  app.addHook("onSend", compressAnswer);
  readBodies(app);
  requireClosedBodies(app);
  refuseUnknownQuery(app);
  app.setNotFoundHandler((request, reply) => sender.send(notFound(request, paths), request, reply));
  openGate(app, options, paths);
  measureRequests(app, metrics);
  metrics.gauge("http_open_connections", "Connections that are open.", () => app.connections.size);
  metrics.gauge("http_open_streams", "Event streams that are open.", () => app.openStreams.size);
  metrics.total("log_dropped_lines_total", "Lines of the log that could not be written.", droppedLines);
  warnOfUntrustedProxy(app, settings);
  endStreamsOnClose(app);
  closeConnectionsOnStop(app);
  cutUnfinishedBodies(app);
  describeApi(app, { ...options, problems, schemas, publicUrl });
  healthRoutes(app, options);
  problemRoutes(app, problems);
  serveDocs(app, options.name);
  return app;
}

/** Returns a function that counts problems by their code, and within a code by their reason. */
function countProblems(metrics: Metrics, count: (code: string) => void): (problem: ProblemError) => void {
  const countOverload = metrics.totals(
    "http_overloaded_total",
    "Requests refused as overloaded, by what was too much.",
    "reason",
    OVERLOAD_REASONS,
  );
  return ({ code, details }) => {
    count(code);
    if (code === "overloaded") countOverload(String(details?.reason));
  };
}

/** Bounds the connections of the app's server. */
function limitedConnections(
  app: App,
  settings: AppSettings,
  refusal: ReturnType<typeof connectionRefusal>,
): Connections {
  const { trustedProxies = [], rateLimit = true, maxConnectionsPerPeer = CONNECTIONS_A_PEER } = settings;
  const inAll = connectionsInAll(settings.maxConnections);
  const connections = new Connections({
    inAll,
    ofPeer: rateLimit ? Math.min(maxConnectionsPerPeer, Math.ceil(inAll / 2)) : inAll,
    isExempt: inNetworks(trustedProxies),
    isAdmin: isToAdmin,
    firstByteMs: 1000 * (settings.firstByteSeconds ?? FIRST_BYTE_SECONDS),
    refusal,
    log: app.log,
  });
  connections.guard(app.server);
  return connections;
}

function createFastify(
  { settings = {} }: AppOptions,
  sendProblem: ReturnType<typeof problemSender>["send"],
  onClientError: ReturnType<typeof clientErrorHandler>,
): App {
  const { logger } = settings;
  const idleMs = 1000 * (settings.keepAliveSeconds ?? KEEP_ALIVE_SECONDS);
  return Fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // Requests are not logged one by one, so they need no child logger.
    childLoggerFactory: (parent) => parent,
    trustProxy: settings.trustedProxies?.length ? [...settings.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: idleMs,
    // Also applies while a request arrives, and while its answer is not taken.
    connectionTimeout: idleMs,
    // The gate answers a missing Host with a problem. Node looks for slow requests every 5 seconds. It applies the longer of its
    // two limits to the whole request, so the one for headers must not be longer.
    http: { requireHostHeader: false, connectionsCheckingInterval: 5_000, headersTimeout: REQUEST_TIMEOUT_MS },
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
    // Longer than any address that Node accepts, so that routes check path parameters themselves.
    routerOptions: { maxParamLength: 65_536 },
    // These answers do not pass the gate, which would set the security headers.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(securityHeaders(settings.publicUrl))),
    clientErrorHandler: onClientError,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** Replaces Fastify's compilers, which would take a twentieth of the start time to load. The app sets its own. */
function notUsed(): never {
  throw new Error("the app has compilers of its own");
}

/** Time for a whole request to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;

function openGate(app: App, options: AppOptions, paths: ReturnType<typeof knownPaths>): void {
  const { settings = {} } = options;
  const load = options.load ?? watchLoad();
  const limiter = (settings.rateLimit ?? true) ? (options.limiter ?? limiterOver(options.limitsOver)) : undefined;
  const gate = createGate({
    publicUrl: settings.publicUrl,
    corsOrigins: new Set(settings.corsOrigins),
    admin: settings.admin,
    bearerTokens: options.bearerTokens ?? false,
    paths,
    limiter,
    load,
    stopping: () => app.stopping,
    showsUnknownPage: (request, reply) => app.unknownPage?.(request, reply) ?? false,
    callerKeyOf: options.callerKeyOf,
  });
  if (limiter !== undefined) {
    handleCostlyInTurn(app, (request) => options.callerKeyOf?.(request) ?? addressKey(request.ip));
  }
  app.addHook("onListen", async () => load.start());
  app.addHook("onClose", async () => {
    load.stop();
    await limiter?.close();
  });
  const turns = options.turns ?? new TurnTime();
  app.addHook("onRequest", (request, reply, done) => {
    withoutPorts(request.raw.headers);
    try {
      if (!gate(request, reply)) turns.enter(done);
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Warns if the public address is https but no proxy is trusted: the service itself speaks no TLS. */
function warnOfUntrustedProxy(app: App, { trustedProxies = [] }: AppSettings): void {
  if (!app.isBehindTls || trustedProxies.length > 0) return;
  const risk =
    "the public address is https, so a proxy is in front, and none is trusted: all its clients share the limits and locks of one address";
  app.addHook("onListen", async () => app.log.warn({ setting: "TRUSTED_PROXIES" }, risk));
}

function endStreamsOnClose(app: App): void {
  app.addHook("preClose", async () => {
    app.stopping = true;
    app.openStreams.endAll();
  });
}

/** Makes every answer ask the client to close its connection while the service stops. */
function closeConnectionsOnStop(app: App): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (app.stopping) reply.header("connection", "close");
    done(null, payload);
  });
}
