/** A package (a job) as a value. */

/** The store saves the index: add new ones at the end. */
export const PACKAGE_STATUSES = ["open", "accepted", "loaded", "delivered", "abandoned", "expired"] as const;
export type PackageStatus = (typeof PACKAGE_STATUSES)[number];

export const ENDED_STATUSES = ["delivered", "abandoned", "expired"] as const;
export type EndedStatus = (typeof ENDED_STATUSES)[number];

/** The content of a job, fixed when it is created. */
export interface JobContent {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly commodity: string;
  readonly count: number;
  readonly weightKg: number;
  /** Id of a special, null for ordinary cargo. */
  readonly special: string | null;
  /** Unrounded euros before the factors of demand and of the player's reputation. */
  readonly basePayout: number;
}

export interface CargoPackage extends JobContent {
  readonly id: number;
  readonly status: PackageStatus;
  /** Euros, the same for all players. Only contracts and packages from an earlier version have it. */
  readonly fixedPayout: number | null;
  /** Real instant. */
  readonly createdAt: number;
  /** Real instant at which an open job expires, or an accepted one lapses. Null once it is loaded. */
  readonly expiresAt: number | null;
  /** The player who accepted or loaded it; null while it is open. */
  readonly ownerId: number | null;
  /** The plane that it was loaded on, kept after it ended; null before loading. */
  readonly planeId: number | null;
  /** Whole euros promised to the owner, fixed when it is accepted, or else when it is loaded. */
  readonly payout: number | null;
  /** The demand factor in `payout`; null while it is open, and if an earlier version fixed the payout. */
  readonly demand: number | null;
  /** Real instant at which it was accepted, or loaded if it was not accepted first. */
  readonly takenAt: number | null;
  readonly loadedSimTime: number | null;
  /** Flight time from origin to destination at the cruise speed of the plane that loaded it, simulated milliseconds. */
  readonly flightTimeMs: number | null;
  /** Simulated instant after which it is late; null if its special sets none. */
  readonly dueSimTime: number | null;
  /** Landings since it was loaded, including the one at its destination: 1 after a direct flight. */
  readonly landings: number;
  /** True if the dispatcher of a route loaded it, whatever its plane does afterwards. False until it is loaded. */
  readonly loadedByRoute: boolean;
  /** Set when it ended: the real and the simulated instant, and the euros paid (negative: the penalty). */
  readonly endedAt: number | null;
  readonly endedSimTime: number | null;
  readonly settled: number | null;
}

/** Fields of an open job other than its content and times. */
export const OPEN_JOB = {
  status: "open",
  fixedPayout: null,
  ownerId: null,
  planeId: null,
  payout: null,
  demand: null,
  takenAt: null,
  loadedSimTime: null,
  flightTimeMs: null,
  dueSimTime: null,
  landings: 0,
  loadedByRoute: false,
  endedAt: null,
  endedSimTime: null,
  settled: null,
} as const satisfies Partial<CargoPackage>;

export const hasEnded = ({ status }: Pick<CargoPackage, "status">): boolean =>
  (ENDED_STATUSES as readonly PackageStatus[]).includes(status);

/** Returns the total weight in kilograms. */
export const weightOf = (packages: Iterable<Pick<JobContent, "weightKg">>): number => {
  let kg = 0;
  for (const { weightKg } of packages) kg += weightKg;
  return kg;
};
