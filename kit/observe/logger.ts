/** The log, on stdout: one JSON object a line, and in a terminal lines for people. */
import { isatty } from "node:tty";
import { type DestinationStream, type Logger, pino } from "pino";
import { Output } from "./output.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Loaded where it is needed: a service whose log is collected spares the memory. */
const format = isatty(1) ? (await import("./readable-lines.ts")).readableLine : undefined;

/** `name` distinguishes services that share a log; `destination` defaults to stdout. */
export function createLogger(
  name: string,
  level: LogLevel,
  destination: DestinationStream = new Output(format),
): Logger {
  return pino({ name, level, redact: ["req.headers.authorization", "req.headers.cookie"] }, destination);
}
