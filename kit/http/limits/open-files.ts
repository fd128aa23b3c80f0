/** Computes how many connections the process may accept and still open its own files. */
import { openFileLimit } from "../../settings/process-limits.ts";

/** File descriptors reserved for the database, the log and connections that are being refused. */
const RESERVED_FILES = 100;
/** Limit even if the system allows more. */
const MOST_CONNECTIONS = 20_000;

/**
 * Returns `wanted` (20,000 by default), but at most what the limit of open files leaves after the reserve, or half of that limit
 * if this is more.
 */
export function connectionsInAll(wanted = MOST_CONNECTIONS, files = openFileLimit()): number {
  return Math.min(wanted, Math.floor(Math.max(files - RESERVED_FILES, files / 2)));
}
