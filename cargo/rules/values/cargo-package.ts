/** A package (a job) as a value. */

/** The store numbers them: add new ones at the end. */
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
  /** Unrounded euros before the last factors, those of demand and of the player's reputation. */
  readonly basePayout: number;
}

export interface CargoPackage extends JobContent {
  readonly id: number;
  readonly status: PackageStatus;
  /** Euros for any player. Only contracts and packages carried over from an earlier version have it. */
  readonly fixedPayout: number | null;
  /** Real instant. */
  readonly createdAt: number;
  /** Real instant at which an open job expires, or an accepted one lapses. Null once it is loaded. */
  readonly expiresAt: number | null;
  /** The player who accepted or loaded it; null while it is open. */
  readonly ownerId: number | null;
  /** The plane that it was loaded on, also after it has ended; null before. */
  readonly planeId: number | null;
  /** Whole euros promised to the owner, fixed at accept, else at load. */
  readonly payout: number | null;
  /** The factor of demand in `payout`; null while it is open, and if an earlier version fixed it. */
  readonly demand: number | null;
  /** Real instant at which it was accepted, or loaded without that. */
  readonly takenAt: number | null;
  readonly loadedSimTime: number | null;
  /** Flight time from origin to destination at the cruise speed of the plane that loaded it, simulated milliseconds. */
  readonly flightTimeMs: number | null;
  /** Simulated instant after which it is late; null if its special sets none. */
  readonly dueSimTime: number | null;
  /** Landings since it was loaded, the one at its destination included: 1 when it went straight there. */
  readonly landings: number;
  /** Loaded by the dispatcher of a route and not by hand, whatever its plane does afterwards. False until it is loaded. */
  readonly loadedByRoute: boolean;
  /** Set when it ended: the real and the simulated instant, and the euros that were paid (negative: the penalty). */
  readonly endedAt: number | null;
  readonly endedSimTime: number | null;
  readonly settled: number | null;
}

/** The fields of an open job that nobody has taken, but for its content and times. */
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

/** In kilograms. */
export const weightOf = (packages: Iterable<Pick<JobContent, "weightKg">>): number => {
  let kg = 0;
  for (const { weightKg } of packages) kg += weightKg;
  return kg;
};
