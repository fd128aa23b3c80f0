/** Stretches of the world's time, such as a flight, and how much of one is over. */
import type { Plane } from "../api.ts";

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The flight of a plane; null on the ground. */
export const flightOf = ({
  departureSimTime,
  arrivalSimTime,
}: Pick<Plane, "departureSimTime" | "arrivalSimTime">): Span | null =>
  departureSimTime === null || arrivalSimTime === null ? null : { from: departureSimTime, until: arrivalSimTime };

/** The share of a span that is over, 0 to 1. */
export const partOver = ({ from, until }: Span, simTime: number): number =>
  Math.min(1, Math.max(0, (simTime - from) / Math.max(1, until - from)));
