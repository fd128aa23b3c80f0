/** Listens, and shuts down gracefully: refuses requests, ends streams, finishes answers, then closes the game. */
import dns from "node:dns";
import { type AddressInfo, createServer, type Server } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { promisify } from "node:util";
import closeWithGrace from "close-with-grace";
import { collectStartGarbage } from "../../observe/start-garbage.ts";
import { startWatchdog, type WatchdogOptions } from "../../observe/watchdog.ts";
import { hasTerminal, onIgnoredHangup } from "../../settings/hangup.ts";
import { StartError } from "../../settings/start-error.ts";
import { isLoopback } from "../origin/loopback.ts";
import { type Address, listenForAdmin, passConnections } from "./admin-address.ts";
import type { App } from "./app.ts";

export interface ServeOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The setting of the port, for the error that suggests another one. */
  readonly portSetting?: string;
  /** The address of the panel and the metrics, if not the main address. */
  readonly admin?: Address | undefined;
  /** Called after the last answer: close the store here. */
  readonly onStop?: () => Promise<void>;
  /** Time for running requests, in milliseconds; then their connections are closed. */
  readonly answerWithinMs?: number;
  /** Time for requests that are on their way on idle connections, in milliseconds; then these connections are closed. */
  readonly arriveWithinMs?: number;
  /** Time for running requests and `onStop`, in milliseconds; then the process exits with 1. */
  readonly stopWithinMs?: number;
  readonly watchdog?: WatchdogOptions;
}

/** Less than the watchdog's time. */
const STOP_WITHIN_MS = 9_500;

export interface Serving {
  /** `http://host:port`, with the actual port. */
  readonly address: string;
  /** `http://host:port` of the admin address. */
  readonly adminAddress: string | undefined;
  readonly port: number;
  /** Shuts down like a signal, without exiting the process. */
  stop(): Promise<void>;
}

/**
 * Listens, and prints nothing. SIGINT, SIGTERM, an uncaught error and the end of the parent process stop the service; a second
 * signal exits at once. A watchdog ends a service that is blocked or does not stop in time. Throws a StartError if the address is
 * unavailable.
 */
export async function serve(app: App, options: ServeOptions): Promise<Serving> {
  const { host, portSetting = "PORT", onStop, answerWithinMs = 3_000, arriveWithinMs = 100 } = options;
  const settings = { host: "HOST", port: portSetting };
  const others = await listening(app, options, settings, () => listenAt(app, options, settings));
  const admin = options.admin && (await listenApart(app, options.admin));
  app.metrics.watchLoop();
  const watchdog = startWatchdog(options.watchdog);
  const cancelCollecting = collectStartGarbage();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    const servers = [...others, ...(admin ? [admin.server] : [])];
    stopped ??= stopInOrder(app, { servers, onStop, answerWithinMs, arriveWithinMs });
    return stopped;
  };
  const stopIgnoring = onIgnoredHangup(() => {});
  const skip = hasTerminal() ? [] : (["SIGHUP"] as const);
  const { stopWithinMs = STOP_WITHIN_MS } = options;
  const onTimeout = () =>
    void process.stderr.write(`the service did not stop within ${stopWithinMs / 1000} s; ending the process\n`);
  const onSecondError = (err: unknown) => app.log.fatal({ err }, "ending the process after another uncaught error");
  const graceOptions = { delay: stopWithinMs, logger: false as const, skip: [...skip], onTimeout, onSecondError };
  const grace = closeWithGrace(graceOptions, async ({ err, signal }) => {
    watchdog.expectExit();
    if (err !== undefined) app.log.fatal({ err }, "stopping after an uncaught error");
    else app.log.info({ signal }, "stopping");
    await stop().catch((fault: unknown) => {
      app.log.fatal({ err: fault }, "failed to stop in order; ending the process");
      throw fault;
    });
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: addressOf(host, port),
    adminAddress: admin?.address,
    port,
    async stop() {
      grace.uninstall();
      await stop();
      watchdog.close();
      cancelCollecting();
      stopIgnoring();
    },
  };
}

type Addresses = Pick<ServeOptions, "host" | "port" | "portSetting" | "admin">;

/**
 * Throws the same StartError as `serve` if the address is unavailable. Called before the database is opened, so that a start that
 * fails neither creates nor migrates one.
 */
export async function requireFree({ host, port, portSetting = "PORT", admin }: Addresses): Promise<void> {
  const settings = { host: "HOST", port: portSetting };
  const [first = host, ...others] = await addressesOf(host, settings);
  const main = await tryToListen({ host: first, port }, settings);
  try {
    for (const server of await atOthers(others, port, settings, listenThere)) await closed(server);
    // Both at a time, because one may include the other, as 0.0.0.0 does.
    if (admin !== undefined) await closed(await tryToListen(admin, ADMIN_SETTINGS));
  } finally {
    await closed(main);
  }
}

/** Rejects with a StartError. */
const tryToListen = (address: Address, settings: AddressSettings): Promise<Server> =>
  listenThere(address).catch((error) => {
    throw listenError(error, address, settings);
  });

/** Rejects with the error of `listen`. */
function listenThere(address: Address): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => resolve(server));
  });
}

interface AddressSettings {
  readonly host: string;
  readonly port: string;
}

const ADMIN_SETTINGS: AddressSettings = { host: "ADMIN_HOST", port: "ADMIN_PORT" };

/** Turns an error of `listen` into a StartError that names the settings of the address. */
async function listening<Result>(
  app: App,
  { host, port }: Address,
  settings: AddressSettings,
  listen: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await listen();
    if (!isLoopback(host)) {
      const risk = "listening beyond loopback: everyone who reaches this address can use what needs no sign-in";
      app.log.warn({ host }, risk);
    }
    return result;
  } catch (error) {
    await app.close();
    throw listenError(error, { host, port }, settings);
  }
}

/**
 * Listens, at each address of this machine if the host is `localhost`. Returns the servers besides the app's own. Fastify would give
 * the second address of `localhost` a server without the app's limits and shutdown.
 */
async function listenAt(app: App, { host, port }: Address, settings: AddressSettings): Promise<Server[]> {
  const [first = host, ...others] = await addressesOf(host, settings);
  await app.listen({ host: first, port });
  const { port: chosen } = app.server.address() as AddressInfo;
  return atOthers(others, chosen, settings, (address) => passConnections(app.server, address));
}

/**
 * Listens at the other addresses of `localhost`, leaving out those that this machine does not have. Throws a StartError if another
 * program listens at one of them, because browsers may reach that program instead.
 */
async function atOthers(
  hosts: readonly string[],
  port: number,
  settings: AddressSettings,
  listen: (address: Address) => Promise<Server>,
): Promise<Server[]> {
  const opened = await Promise.allSettled(hosts.map((host) => listen({ host, port })));
  const servers = opened.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  const taken = opened.findIndex((each) => each.status === "rejected" && each.reason.code === "EADDRINUSE");
  if (taken === -1) return servers;
  await Promise.all(servers.map(closed));
  const { reason } = opened[taken] as PromiseRejectedResult;
  throw listenError(reason, { host: hosts[taken] as string, port }, settings);
}

/** Returns each address of `localhost` once, and any other host as it is. The hosts file of a machine may have an address twice. */
async function addressesOf(host: string, settings: AddressSettings): Promise<string[]> {
  if (host !== "localhost") return [host];
  const found = promisify(dns.lookup)(host, { all: true }).catch((error) => {
    throw listenError(error, { host, port: 0 }, settings);
  });
  return [...new Set((await found).map(({ address }) => address))];
}

async function listenApart(app: App, admin: Address) {
  const server = await listening(app, admin, ADMIN_SETTINGS, () => listenForAdmin(app.server, admin));
  return { server, address: addressOf(admin.host, (server.address() as AddressInfo).port) };
}

const addressOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

interface Stopping {
  readonly onStop: ServeOptions["onStop"];
  /** Servers that pass their connections to the app's own. */
  readonly servers: readonly Server[];
  readonly answerWithinMs: number;
  readonly arriveWithinMs: number;
}

async function stopInOrder(app: App, { servers, onStop, answerWithinMs, arriveWithinMs }: Stopping): Promise<void> {
  const { server } = app;
  app.stopping = true;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node would call it when the listener closes.
  server.closeIdleConnections = () => {};
  // Otherwise an unfinished request, or a reader that takes nothing, would delay the shutdown.
  const patience = setTimeout(() => server.closeAllConnections(), answerWithinMs);
  let idle: NodeJS.Timeout | undefined;
  try {
    await takeWaiting(server);
    app.openStreams.endAll();
    // Node counts a connection as idle whose client has not taken all of an answer.
    idle = setInterval(() => app.connections.isSending || closeIdle(), arriveWithinMs);
    await Promise.all([server, ...servers].map(closed));
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(patience);
    await onStop?.();
  }
}

/** Stops listening. Resolves when the last connection has closed. */
const closed = (server: Pick<Server, "close">): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()));

/** Longest time for what waits when a service stops, in milliseconds. */
const TAKE_WITHIN_MS = 1_000;

/**
 * Accepts the connections that wait; the system would reset them when the listener closes. A turn of the event loop accepts at
 * least one, so this ends with a whole turn that brought neither a connection nor a request.
 */
async function takeWaiting(server: App["server"]): Promise<void> {
  const until = performance.now() + TAKE_WITHIN_MS;
  let turns = 0;
  const startAgain = () => {
    turns = 0;
  };
  server.on("connection", startAgain).on("request", startAgain);
  // The first turn is the rest of the current one.
  while (turns++ < 2 && performance.now() < until) await turn();
  server.off("connection", startAgain).off("request", startAgain);
}

function listenError(error: unknown, { host, port }: Address, settings: AddressSettings): unknown {
  const { code } = error as { code?: string };
  switch (code) {
    case "EADDRINUSE":
      return new StartError(
        `port ${port} on ${host} is in use: stop what uses it, or set ${settings.port} to another port`,
        error,
      );
    case "EACCES":
      return new StartError(
        `port ${port} on ${host} needs rights this process does not have: set ${settings.port} to another port`,
        error,
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(`${host} is not an address of this machine: set another ${settings.host}`, error);
    default:
      return error;
  }
}
