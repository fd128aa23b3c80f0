/** Routes as values: the stops that planes fly automatically, and where on its route a plane is. */

export interface RoutePolicy {
  /** Own accepted jobs and open jobs are loaded for so many of the next stops, 1 to 3. */
  readonly maxLaterStops: number;
  /** Takes open jobs too. */
  readonly openJobs: boolean;
  /** Whole euros an hour of flight that an open job must bring at least. */
  readonly minNetPerHour: number;
}

export interface Route {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
  /** ICAO codes, 2 to 12; neighbours differ. */
  readonly stops: readonly string[];
  /** From the last stop to the first; without it to the last stop and back. */
  readonly loop: boolean;
  readonly policy: RoutePolicy;
  /** Points of health below which a plane is repaired at a stop. */
  readonly repairBelow: number;
  /** Whole euros: what would leave less is not paid, and the plane stops. */
  readonly stopWhenCashBelow: number;
}

export const ROUTE_STATUSES = ["active", "suspended", "stopped"] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];

/** Why a plane has stopped. The first two end when the owner's cash allows it. */
export const STOP_REASONS = [
  "purse-too-small",
  "cash-floor",
  "beyond-tank",
  "plane-broken",
  "owner-away",
  "owner-suspended",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A plane's place on its route. */
export interface PlaneRoute {
  readonly routeId: number;
  readonly status: RouteStatus;
  /** Set exactly while it has stopped. */
  readonly reason: StopReason | null;
  /** Place, in the lap, of the stop that it flies to or will fly to. */
  readonly nextIndex: number;
}

/** Freight that a route takes to its next stop: no package. */
export interface LineFreight {
  readonly kg: number;
  /** Whole euros, fixed when it is loaded. */
  readonly payout: number;
}

/** True for a plane that waits until its owner has more cash. */
export const waitsForCash = ({ route }: { readonly route: PlaneRoute | null }): boolean =>
  route?.reason === "purse-too-small" || route?.reason === "cash-floor";

/** True for a plane whose landings, repairs and departures are those of its route. */
export const isOnRoute = ({ route }: { readonly route: PlaneRoute | null }): boolean => route?.status === "active";
