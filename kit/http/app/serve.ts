/** Listens, and shuts down gracefully: refuses requests, ends streams, finishes answers, then closes the game. */
import type { AddressInfo } from "node:net";
import closeWithGrace from "close-with-grace";
import { startWatchdog, type WatchdogOptions } from "../../observe/watchdog.ts";
import { hasTerminal, onIgnoredHangup } from "../../settings/hangup.ts";
import { StartError } from "../../settings/start-error.ts";
import { isLoopback } from "../origin/loopback.ts";
import type { App } from "./app.ts";

export interface ServeOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Called after the last answer: close the store here. */
  readonly onStop?: () => Promise<void>;
  /** Time for running requests and `onStop`, in milliseconds; then the process exits with 1. */
  readonly stopWithinMs?: number;
  /** Time for running requests, in milliseconds; then their connections are closed. */
  readonly answerWithinMs?: number;
  readonly watchdog?: WatchdogOptions;
}

export interface Serving {
  /** `http://host:port`, with the actual port. */
  readonly address: string;
  readonly port: number;
  /** Shuts down like a signal, without exiting the process. */
  stop(): Promise<void>;
}

/**
 * Prints nothing. SIGINT, SIGTERM, an uncaught error and the end of the starting process stop the service; a second signal exits
 * at once. A watchdog ends a service that is blocked, or that does not stop in time. Throws a StartError if the address is
 * unavailable.
 */
export async function serve(app: App, options: ServeOptions): Promise<Serving> {
  const { host, port: wanted, onStop, stopWithinMs = 9_500, answerWithinMs = 3_000 } = options;
  try {
    await app.listen({ host, port: wanted });
  } catch (error) {
    throw listenError(error, host, wanted);
  }
  app.metrics.watchProcess();
  if (!isLoopback(host)) {
    app.log.warn(
      { host },
      "listening beyond loopback: everyone who reaches this address can use what needs no sign-in",
    );
  }
  const watchdog = startWatchdog(options.watchdog);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopInOrder(app, onStop, answerWithinMs);
    return stopped;
  };
  const stopIgnoring = onIgnoredHangup(() => {});
  const skip = hasTerminal() ? [] : (["SIGHUP"] as const);
  const grace = closeWithGrace({ delay: stopWithinMs, logger: false, skip: [...skip] }, async ({ err, signal }) => {
    watchdog.expectExit();
    if (err !== undefined) app.log.fatal({ err }, "stopping after an uncaught error");
    else app.log.info({ signal }, "stopping");
    await stop();
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    port,
    async stop() {
      grace.uninstall();
      await stop();
      watchdog.close();
      stopIgnoring();
    },
  };
}

async function stopInOrder(app: App, onStop: ServeOptions["onStop"], answerWithinMs: number): Promise<void> {
  app.stopping = true;
  // An unfinished request, or a reader that takes nothing, would delay the shutdown.
  const patience = setTimeout(() => app.server.closeAllConnections(), answerWithinMs);
  try {
    await app.close();
  } finally {
    clearTimeout(patience);
    await onStop?.();
  }
}

function listenError(error: unknown, host: string, port: number): unknown {
  const { code } = error as { code?: string };
  switch (code) {
    case "EADDRINUSE":
      return new StartError(`port ${port} on ${host} is in use: stop what uses it, or set another port`, error);
    case "EACCES":
      return new StartError(`port ${port} on ${host} needs rights this process does not have: set another port`, error);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(`${host} is no address of this machine: set another HOST`, error);
    default:
      return error;
  }
}
