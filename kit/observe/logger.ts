/** The log: one JSON object a line, on stdout. */
import { type DestinationStream, type Logger, pino } from "pino";
import { Output } from "./output.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `name` distinguishes services that share a log; `destination` defaults to stdout. */
export function createLogger(name: string, level: LogLevel, destination: DestinationStream = new Output()): Logger {
  return pino({ name, level, redact: ["req.headers.authorization", "req.headers.cookie"] }, destination);
}
