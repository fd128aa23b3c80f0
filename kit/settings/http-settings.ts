/** The settings that every service has. */
import { LOG_LEVELS, type LogLevel } from "../observe/logger.ts";
import { flag, host, list, network, oneOf, origin, port } from "./parsers.ts";
import { setting } from "./settings.ts";

/** `service` is the game's name in capitals, as in SPACE_PORT and PUBLIC_URL_SPACE. */
export const httpSettings = (service: string, defaultPort: number) => ({
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
  publicUrl: setting<string | undefined>({
    name: `PUBLIC_URL_${service}`,
    fallback: undefined,
    fallbackText: "from the request",
    description: "Address under which clients reach the service: the `servers` entry and the problem types.",
    parser: origin,
  }),
  corsOrigins: setting<readonly string[]>({
    name: "CORS_ORIGINS",
    fallback: [],
    description: "Origins whose pages may call the API.",
    parser: list(origin),
  }),
  trustedProxies: setting<readonly string[]>({
    name: "TRUSTED_PROXIES",
    fallback: [],
    description: "Reverse proxies whose X-Forwarded headers are believed.",
    parser: list(network),
  }),
  rateLimit: setting<boolean>({
    name: "RATE_LIMIT",
    fallback: true,
    description: "Limits of requests and streams, and load shedding; `off` for load tests.",
    parser: flag,
  }),
  logLevel: setting<LogLevel>({
    name: "LOG_LEVEL",
    fallback: "info",
    description: "The least important level that is logged.",
    parser: oneOf(...LOG_LEVELS),
  }),
});
