/** Routes as values: the stops that planes fly automatically, and a plane's position on its route. */

export interface RoutePolicy {
  /** Number of next stops for which own accepted jobs and open jobs are loaded, 1 to 3. */
  readonly maxLaterStops: number;
  /** Whether open jobs are taken too. */
  readonly openJobs: boolean;
  /** Least whole euros per hour of flight for which an open job is taken. */
  readonly minNetPerHour: number;
}

export interface Route {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
  /** ICAO codes, 2 to 12; neighbours differ. */
  readonly stops: readonly string[];
  /** Whether the first stop follows the last; otherwise planes fly to the last stop and back. */
  readonly loop: boolean;
  readonly policy: RoutePolicy;
  /** Points of health below which a plane is repaired at a stop. */
  readonly repairBelow: number;
  /** Whole euros. The plane stops instead of paying anything that would leave less. */
  readonly stopWhenCashBelow: number;
  /** Whole euros since `netSince`: pay for what it loaded, less the dispatcher's share, fuel and repairs. */
  readonly net: number;
  /** Simulated instant in milliseconds: its creation, or the migration of a database that had no net results. */
  readonly netSince: number;
}

export const ROUTE_STATUSES = ["active", "suspended", "stopped"] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

/** Reasons for a plane to stop. The first two end when the owner's cash allows it. */
export const STOP_REASONS = [
  "purse-too-small",
  "cash-floor",
  "beyond-tank",
  "plane-broken",
  "owner-away",
  "owner-suspended",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A plane's position on its route. */
export interface PlaneRoute {
  readonly routeId: number;
  readonly status: RouteStatus;
  /** Set exactly while the plane is stopped. */
  readonly reason: StopReason | null;
  /** Index in the lap of the stop that it flies to or will fly to. */
  readonly nextIndex: number;
}

/** Freight that a route carries to its next stop; not a package. */
export interface LineFreight {
  readonly kg: number;
  /** Whole euros, fixed when it is loaded. */
  readonly payout: number;
}

/** True for a plane that waits until its owner has more cash. */
export const waitsForCash = ({ route }: { readonly route: PlaneRoute | null }): boolean =>
  route?.reason === "purse-too-small" || route?.reason === "cash-floor";

/** True for a plane whose landings, repairs and departures belong to its route. */
export const isOnRoute = ({ route }: { readonly route: PlaneRoute | null }): boolean => route?.status === "active";
