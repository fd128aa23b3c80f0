/** Reads the system's limits for this process: `ulimit` in a shell, `Limit…` in systemd. */
import { StartError } from "./start-error.ts";

interface Limits {
  readonly openFiles: number;
  readonly addressBytes: number;
}

let known: Limits | undefined;

/** Returns how many files and connections this process may open; infinite if the system has no such limit. */
export function openFileLimit(): number {
  known ??= readLimits();
  return known.openFiles;
}

const GIGABYTE = 1024 ** 3;
/** Node and each of its threads reserve much address space and use little of it: drawing pictures takes 30 GB. */
const LEAST_ADDRESSES_GB = 64;

/** Throws a StartError if so little address space is left that a thread would fail and keep the process from ending. */
export function requireAddresses(bytes = addressLimit()): void {
  const gigabytes = bytes / GIGABYTE;
  if (gigabytes >= LEAST_ADDRESSES_GB) return;
  throw new StartError(
    `ulimit -v (LimitAS) leaves ${gigabytes.toFixed(1)} GB of addresses, and Node reserves up to ${LEAST_ADDRESSES_GB} GB, nearly all without memory: set it to unlimited, and bound the memory in another way, as by systemd's MemoryMax`,
  );
}

function addressLimit(): number {
  known ??= readLimits();
  return known.addressBytes;
}

interface UserLimit {
  readonly soft: number | "unlimited";
}

function readLimits(): Limits {
  // The types lack this switch. Without it a report waits for the host names of all connected peers.
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  const { excludeNetwork } = report;
  report.excludeNetwork = true;
  try {
    const { userLimits = {} } = report.getReport() as unknown as {
      readonly userLimits?: { readonly open_files?: UserLimit; readonly virtual_memory_bytes?: UserLimit };
    };
    return { openFiles: numberOf(userLimits.open_files), addressBytes: numberOf(userLimits.virtual_memory_bytes) };
  } finally {
    report.excludeNetwork = excludeNetwork;
  }
}

const numberOf = (limit: UserLimit | undefined): number =>
  limit === undefined || limit.soft === "unlimited" ? Number.POSITIVE_INFINITY : limit.soft;
