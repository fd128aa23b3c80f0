/** Planes in flight as an arrivals board shows them: next landing first, with time and distance left. */
import type { Plane, State } from "../api.ts";

const DAY_MS = 86_400_000;

export interface Arrival {
  readonly planeId: number;
  readonly name: string;
  readonly modelId: string;
  readonly originIcao: string;
  readonly destIcao: string;
  readonly cargoKg: number;
  readonly arrivalSimTime: number;
  /** Midnights of the world's clock until then: what a board writes as +1. */
  readonly daysAhead: number;
  /** Of the way, 0 to 1. */
  readonly progress: number;
  /** Until it lands, in real milliseconds; null while the world's clock is stopped. */
  readonly realMsLeft: number | null;
}

/** All flying planes at this instant of the world's clock, the next to land first. */
export function arrivalsAt(planes: readonly Plane[], simTime: number, clock: State["clock"]): Arrival[] {
  return planes
    .flatMap((plane) => arrivalOf(plane, simTime, clock) ?? [])
    .sort((a, b) => a.arrivalSimTime - b.arrivalSimTime || a.planeId - b.planeId);
}

function arrivalOf(plane: Plane, simTime: number, { running, timeScale }: State["clock"]): Arrival | undefined {
  const { destIcao, departureSimTime, arrivalSimTime } = plane;
  if (destIcao === null || departureSimTime === null || arrivalSimTime === null) return undefined;
  const left = Math.max(0, arrivalSimTime - simTime);
  const whole = Math.max(1, arrivalSimTime - departureSimTime);
  return {
    planeId: plane.id,
    name: plane.name,
    modelId: plane.modelId,
    originIcao: plane.airportIcao,
    destIcao,
    cargoKg: plane.cargoKg,
    arrivalSimTime,
    daysAhead: Math.max(0, Math.floor(arrivalSimTime / DAY_MS) - Math.floor(simTime / DAY_MS)),
    progress: Math.min(1, Math.max(0, 1 - left / whole)),
    realMsLeft: running && timeScale > 0 ? left / timeScale : null,
  };
}
