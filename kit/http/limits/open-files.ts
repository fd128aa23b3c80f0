/** How many connections the process can have open and still open its files. */

/** Kept for the database, the log and connections that are being refused. */
const RESERVED_FILES = 100;
/** Where the system allows more. */
const MOST_CONNECTIONS = 20_000;

let known: number | undefined;

/** Files and connections that this process may have open; infinite where the system has no such limit. */
export function openFileLimit(): number {
  known ??= readLimit();
  return known;
}

function readLimit(): number {
  // The types lack the switch. Without it a report waits for the host names of all connected peers.
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  const { excludeNetwork } = report;
  report.excludeNetwork = true;
  try {
    const { userLimits } = report.getReport() as unknown as {
      readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
    };
    const soft = userLimits?.open_files?.soft ?? "unlimited";
    return soft === "unlimited" ? Number.POSITIVE_INFINITY : soft;
  } finally {
    report.excludeNetwork = excludeNetwork;
  }
}

/** Returns `wanted`, 20,000 by default, or what the limit of open files leaves after the reserve, at least half of it. */
export function connectionsInAll(wanted = MOST_CONNECTIONS, files = openFileLimit()): number {
  return Math.min(wanted, Math.floor(Math.max(files - RESERVED_FILES, files / 2)));
}
