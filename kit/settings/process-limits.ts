/** What the system lets this process have: `ulimit` in a shell, `Limit…` of systemd. */
import { StartError } from "./start-error.ts";

interface Limits {
  readonly openFiles: number;
  readonly addressBytes: number;
}

let known: Limits | undefined;

/** Files and connections that this process may have open; infinite where the system has no such limit. */
export function openFileLimit(): number {
  known ??= readLimits();
  return known.openFiles;
}

const GIGABYTE = 1024 ** 3;
/** Node, and each of its threads, reserves many addresses and uses few: drawing pictures takes 30 GB of them. */
const LEAST_ADDRESSES_GB = 64;

/** Throws a StartError where so few addresses are left that a thread would fail, and then not even let the process end. */
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
  // The types lack the switch. Without it a report waits for the host names of all connected peers.
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
