/** A plane as a value, and what can be read from it alone. */
import type { LineFreight, PlaneRoute } from "./routes/route.ts";

export const PLANE_STATUSES = ["available", "flying", "repairing"] as const;
export type PlaneStatus = (typeof PLANE_STATUSES)[number];

/** Health is kept in hundredths of a point: 10,000 is fully healthy, 0 is broken. */
export const FULL_HEALTH = 10_000;

/** The leg that a plane is flying. */
export interface ActiveLeg {
  readonly destIcao: string;
  /** Simulated instants in milliseconds. */
  readonly departureSimTime: number;
  readonly arrivalSimTime: number;
  readonly distanceKm: number;
  /** Factor of the wind on the burn, 0.8 to 1.2, fixed at departure. */
  readonly windFactor: number;
}

/** The repair under way. */
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
  /** Where it is parked, or the origin of the leg it flies. */
  readonly airportIcao: string;
  /** Set exactly while it flies. */
  readonly leg: ActiveLeg | null;
  /** Set exactly while it is in repair. */
  readonly repair: ActiveRepair | null;
  /** Legs not yet started, in order. */
  readonly queue: readonly string[];
  /** Hundredths, 0 to FULL_HEALTH; as it was when the leg or the repair began. */
  readonly health: number;
  /** Litres, unrounded; as it was at departure while it flies. */
  readonly fuelL: number;
  readonly totalKm: number;
  readonly deliveries: number;
  /** Whole euros that its deliveries were paid. */
  readonly earned: number;
  /** Null while it is on no route. */
  readonly route: PlaneRoute | null;
  /** Aboard until it lands. */
  readonly lineFreight: LineFreight | null;
}

/** The airport where the first queued leg begins: the destination of the current leg, or where the plane is. */
export const groundStop = ({ leg, airportIcao }: Pick<Plane, "leg" | "airportIcao">): string =>
  leg?.destIcao ?? airportIcao;
