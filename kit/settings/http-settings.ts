/** The settings that every service has. */
import { LOG_LEVELS, type LogLevel } from "../observe/logger.ts";
import { networks } from "./networks.ts";
import { commit, flag, host, integer, list, oneOf, origin, port } from "./parsers.ts";
import { setting } from "./settings.ts";
import { StartError } from "./start-error.ts";

export const CONNECTIONS_A_PEER = 1_000;
export const FIRST_BYTE_SECONDS = 10;
export const KEEP_ALIVE_SECONDS = 75;

/** `service` is the game's name in capitals, as in SPACE_PORT and PUBLIC_URL_SPACE. */
export const httpSettings = (service: string, defaultPort: number) => ({
  ...addressSettings(service, defaultPort),
  ...CLIENT_SETTINGS,
  ...PROCESS_SETTINGS,
});

const addressSettings = (service: string, defaultPort: number) => ({
  host: setting<string>({
    name: "HOST",
    fallback: "127.0.0.1",
    description: "Address to listen on. Anything but loopback opens the service to others and logs a warning.",
    parser: host,
  }),
  port: setting<number>({
    name: `${service}_PORT`,
    fallback: defaultPort,
    description: "Port to listen on; 0 lets the system choose.",
    parser: port,
  }),
  adminHost: setting<string | undefined>({
    name: "ADMIN_HOST",
    fallback: undefined,
    description:
      "Address to listen on for the admin panel and the metrics, with ADMIN_PORT. At HOST they are then 404.",
    parser: host,
  }),
  sharedAdminPort: setting<number | undefined>({
    name: "ADMIN_PORT",
    fallback: undefined,
    description: "Port of the admin panel and the metrics at ADMIN_HOST; 0 lets the system choose.",
    parser: port,
  }),
  ownAdminPort: setting<number | undefined>({
    name: `${service}_ADMIN_PORT`,
    fallback: undefined,
    fallbackText: "`ADMIN_PORT`",
    description: "ADMIN_PORT for this game alone, if both games have the same environment.",
    parser: port,
  }),
  publicUrl: setting<string | undefined>({
    name: `PUBLIC_URL_${service}`,
    fallback: undefined,
    fallbackText: "from the request",
    description:
      "Address at which clients reach the service. Besides localhost and IP addresses, requests may name only this host. It is the start of the `servers` entry, of problem types and of the pictures of shared links, which need it.",
    parser: origin,
  }),
});

/** Settings for clients and their limits. */
const CLIENT_SETTINGS = {
  corsOrigins: setting<readonly string[]>({
    name: "CORS_ORIGINS",
    fallback: [],
    description: "Origins whose pages may call the API.",
    parser: list(origin),
  }),
  trustedProxies: setting<readonly string[]>({
    name: "TRUSTED_PROXIES",
    fallback: [],
    description: "Reverse proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted.",
    parser: networks,
  }),
  rateLimit: setting<boolean>({
    name: "RATE_LIMIT",
    fallback: true,
    description: "Limits of requests, streams and a peer's connections, and load shedding; `off` for load tests.",
    parser: flag,
  }),
  maxConnections: setting<number | undefined>({
    name: "MAX_CONNECTIONS",
    fallback: undefined,
    fallbackText: "20,000",
    description:
      "Most connections that are open at a time, streams included; one more is answered 503 and closed. Never more than the process's limit of open files less 100.",
    parser: integer(1, 1_000_000),
  }),
  maxConnectionsPerPeer: setting<number>({
    name: "MAX_CONNECTIONS_PER_PEER",
    fallback: CONNECTIONS_A_PEER,
    description:
      "Most connections of one address (IPv6: one /56) that are open at a time, and at most half of all. It does not apply to `TRUSTED_PROXIES`, which limit their own clients.",
    parser: integer(1, 1_000_000),
  }),
  firstByteSeconds: setting<number>({
    name: "FIRST_BYTE_SECONDS",
    fallback: FIRST_BYTE_SECONDS,
    description: "Seconds after which a new connection on which nothing has arrived is closed.",
    parser: integer(1, 3600),
  }),
  keepAliveSeconds: setting<number>({
    name: "KEEP_ALIVE_SECONDS",
    fallback: KEEP_ALIVE_SECONDS,
    description:
      "Seconds without a byte after which a connection is closed; streams stay open. Set it longer than a proxy in front keeps its connections.",
    parser: integer(1, 3600),
  }),
};

const PROCESS_SETTINGS = {
  commit: setting<string | undefined>({
    name: "OUTBOUND_COMMIT",
    fallback: undefined,
    fallbackText: "that of the git checkout",
    description: "Commit that the service was built from, which `GET /api/version` shows. The container image sets it.",
    parser: commit,
  }),
  logLevel: setting<LogLevel>({
    name: "LOG_LEVEL",
    fallback: "info",
    description: "The least important level that is logged.",
    parser: oneOf(...LOG_LEVELS),
  }),
};

interface Addresses {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string | undefined;
  readonly sharedAdminPort: number | undefined;
  readonly ownAdminPort: number | undefined;
}

/**
 * Returns the admin panel's own address; undefined if it has none. Throws a StartError if the settings do not give exactly one
 * address that differs from the main one.
 */
export function adminAddressOf({ host, port, adminHost, sharedAdminPort, ownAdminPort }: Addresses) {
  const adminPort = ownAdminPort ?? sharedAdminPort;
  if (adminHost === undefined && adminPort === undefined) return undefined;
  if (adminPort === undefined)
    throw new StartError("ADMIN_HOST: set ADMIN_PORT too (or CARGO_ADMIN_PORT and SPACE_ADMIN_PORT), or unset it");
  if (adminHost === undefined) throw new StartError("ADMIN_PORT: set ADMIN_HOST too, or neither");
  if (adminHost === host && adminPort === port && port !== 0) {
    throw new StartError(`ADMIN_PORT: ${adminPort} on ${adminHost} is the main address; set another port`);
  }
  return { host: adminHost, port: adminPort };
}
