/** Spans of simulated time, such as a flight, and their progress. */
import type { Plane } from "../api.ts";

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Returns the flight of a plane; null on the ground. */
export const flightOf = ({
  departureSimTime,
  arrivalSimTime,
}: Pick<Plane, "departureSimTime" | "arrivalSimTime">): Span | null =>
  departureSimTime === null || arrivalSimTime === null ? null : { from: departureSimTime, until: arrivalSimTime };

/** Returns the completed share of a span, 0 to 1. */
export const partOver = ({ from, until }: Span, simTime: number): number =>
  Math.min(1, Math.max(0, (simTime - from) / Math.max(1, until - from)));
