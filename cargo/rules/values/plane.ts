/** A plane as a value, and functions of that value alone. */
import type { LineFreight, PlaneRoute } from "./routes/route.ts";

export const PLANE_STATUSES = ["available", "flying", "repairing"] as const;
export type PlaneStatus = (typeof PLANE_STATUSES)[number];

/** Health is stored in hundredths of a point: 10,000 is fully healthy, 0 is broken. */
export const FULL_HEALTH = 10_000;

/** The leg that the plane is flying. */
export interface ActiveLeg {
  readonly destIcao: string;
  /** Simulated instants in milliseconds. */
  readonly departureSimTime: number;
  readonly arrivalSimTime: number;
  readonly distanceKm: number;
  /** Factor of the wind on the burn, 0.8 to 1.2, fixed at departure. */
  readonly windFactor: number;
  /** The route on which it departed; absent after a departure by hand. */
  readonly routeId?: number;
}

/** The current repair. */
export interface ActiveRepair {
  readonly startedSimTime: number;
  /** The first millisecond at which the shown health is 100. */
  readonly endsSimTime: number;
}

export interface Plane {
  readonly id: number;
  readonly modelId: string;
  readonly name: string;
  readonly ownerId: number;
  readonly status: PlaneStatus;
  /** Airport where it is parked, or the origin of its current leg. */
  readonly airportIcao: string;
  /** Set exactly while it flies. */
  readonly leg: ActiveLeg | null;
  /** Set exactly while it is in repair. */
  readonly repair: ActiveRepair | null;
  /** Legs not yet started, in order. */
  readonly queue: readonly string[];
  /** Hundredths, 0 to FULL_HEALTH, at the start of the current leg or repair. */
  readonly health: number;
  /** Litres, unrounded; while it flies, the litres at departure. */
  readonly fuelL: number;
  readonly totalKm: number;
  readonly deliveries: number;
  /** Whole euros paid for its deliveries. */
  readonly earned: number;
  /** Null while it is on no route. */
  readonly route: PlaneRoute | null;
  /** Line freight aboard until it lands. */
  readonly lineFreight: LineFreight | null;
}

/** Returns the airport where the first queued leg begins: the destination of the current leg, or the plane's airport. */
export const groundStop = ({ leg, airportIcao }: Pick<Plane, "leg" | "airportIcao">): string =>
  leg?.destIcao ?? airportIcao;
