/** How many connections the process can have open and still open its files. */
import { openFileLimit } from "../../settings/process-limits.ts";

/** Kept for the database, the log and connections that are being refused. */
const RESERVED_FILES = 100;
/** Where the system allows more. */
const MOST_CONNECTIONS = 20_000;

/** Returns `wanted`, 20,000 by default, or what the limit of open files leaves after the reserve, at least half of it. */
export function connectionsInAll(wanted = MOST_CONNECTIONS, files = openFileLimit()): number {
  return Math.min(wanted, Math.floor(Math.max(files - RESERVED_FILES, files / 2)));
}
