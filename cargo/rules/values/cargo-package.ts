/** A package (a job) as a value. */

export const PACKAGE_STATUSES = ["open", "accepted", "loaded", "delivered", "abandoned", "expired"] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

/** What a job is about; fixed when it is made. */
export interface JobContent {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly commodity: string;
  readonly count: number;
  readonly weightKg: number;
  /** Id of a special, null for ordinary cargo. */
  readonly special: string | null;
  /** Euros before the reputation of who flies it, unrounded: everything of the payout but its last factor. */
  readonly basePayout: number;
}

export interface CargoPackage extends JobContent {
  readonly id: number;
  readonly status: PackageStatus;
  /** Euros whatever the reputation is; null for a job of a slot. Contracts and carried-over packages have it. */
  readonly fixedPayout: number | null;
  /** Real milliseconds. */
  readonly createdAt: number;
  /** Real milliseconds: when an open job goes, or an accepted one lapses. Null once it is loaded. */
  readonly expiresAt: number | null;
  /** Who accepted or loaded it; null while it is open. */
  readonly ownerId: number | null;
  /** The plane that it was loaded on, also after it has ended; null before. */
  readonly planeId: number | null;
  /** Whole euros promised to the owner, fixed at accept, else at load. */
  readonly payout: number | null;
  /** Real milliseconds when it was accepted, or loaded without that. */
  readonly takenAt: number | null;
  readonly loadedSimTime: number | null;
  /** Flight time from origin to destination at the cruise speed of the plane that loaded it, simulated milliseconds. */
  readonly flightTimeMs: number | null;
  /** Simulated instant after which it is late; null where its special knows none. */
  readonly dueSimTime: number | null;
  /** Landings since it was loaded, the one at its destination included: 1 when it went straight there. */
  readonly landings: number;
  /** Set when it ended: real and simulated milliseconds, and the euros that were paid (negative: the penalty). */
  readonly endedAt: number | null;
  readonly endedSimTime: number | null;
  readonly settled: number | null;
}

const TERMINAL: readonly PackageStatus[] = ["delivered", "abandoned", "expired"];

export const isTerminal = ({ status }: Pick<CargoPackage, "status">): boolean => TERMINAL.includes(status);
