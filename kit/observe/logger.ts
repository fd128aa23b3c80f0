/** The log on stdout: one JSON object per line, or readable lines in a terminal. */
import { isatty } from "node:tty";
import { type DestinationStream, type Logger, pino } from "pino";
import { Output } from "./output.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Loaded only for a terminal, which saves memory in all other services. */
const format = isatty(1) ? (await import("./readable-lines.ts")).readableLine : undefined;

/** `name` distinguishes services that share a log; `destination` defaults to stdout. */
export function createLogger(
  name: string,
  level: LogLevel,
  destination: DestinationStream = new Output(format),
): Logger {
  return pino({ name, level, redact: ["req.headers.authorization", "req.headers.cookie"] }, destination);
}
