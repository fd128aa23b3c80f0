/** Flying planes as an arrivals board shows them. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Plane, State } from "../api.ts";
import { flightOf, partOver } from "../live/spans.ts";

export interface Arrival {
  readonly plane: Plane & { readonly destIcao: string; readonly arrivalSimTime: number };
  /** Midnights of the world's clock before the landing, shown as +1. */
  readonly daysAhead: number;
  /** Completed share of the flight, 0 to 1. */
  readonly progress: number;
  /** Real milliseconds until it lands; null while the world's clock is stopped. */
  readonly realMsLeft: number | null;
}

/** Returns all flying planes at this instant of the world's clock, the next landing first. */
export const arrivalsAt = (planes: readonly Plane[], simTime: number, clock: State["clock"]): Arrival[] =>
  planes
    .flatMap((plane) => arrivalOf(plane, simTime, clock) ?? [])
    .sort((a, b) => a.plane.arrivalSimTime - b.plane.arrivalSimTime || a.plane.id - b.plane.id);

function arrivalOf(plane: Plane, simTime: number, { running, timeScale }: State["clock"]): Arrival | undefined {
  const { destIcao, arrivalSimTime } = plane;
  const flight = flightOf(plane);
  if (flight === null || destIcao === null || arrivalSimTime === null) return undefined;
  return {
    plane: { ...plane, destIcao, arrivalSimTime },
    daysAhead: Math.max(0, Math.floor(arrivalSimTime / DAY_MS) - Math.floor(simTime / DAY_MS)),
    progress: partOver(flight, simTime),
    realMsLeft: running && timeScale > 0 ? Math.max(0, arrivalSimTime - simTime) / timeScale : null,
  };
}
