/** What a departure would take, before anything is ordered. */
import { modelOf } from "../aircraft/aircraft.ts";
import { checkIcao } from "../geography/icao.ts";
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, planDeparture } from "./departure.ts";
import { arrived } from "./landing.ts";
import { landingWear } from "./landing-wear.ts";

export interface Quote {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly distanceKm: number;
  readonly windFactor: number;
  /** Litres that the leg needs, those on board, those to buy, and what these cost in whole euros. */
  readonly requiredL: number;
  readonly aboardL: number;
  readonly boughtL: number;
  readonly cost: number;
  /** Simulated milliseconds. */
  readonly durationMs: number;
  /** Real ones; null while time is stopped. */
  readonly durationRealMs: number | null;
  /** Points of health. */
  readonly wear: number;
  /** Why fly would say no now; null where it would depart. */
  readonly refusal: Refusal | null;
}

/** The quotes of several destinations, in their order. Refused as a single one is, where any of the airports is unknown too. */
export function quotes(
  scene: Scene,
  playerId: number,
  planeId: number,
  destIcaos: readonly string[],
  timeScale: number,
): readonly Quote[] | Refusal {
  const unknown = checkIcao(...destIcaos);
  if (unknown !== undefined) return unknown;
  const found: Quote[] = [];
  for (const destIcao of destIcaos) {
    const one = quote(scene, playerId, planeId, destIcao, timeScale);
    if (one instanceof Refusal) return one;
    found.push(one);
  }
  return found;
}

/**
 * The figures of a departure now, possible or not. Those of a flying plane are as from its destination with the fuel it
 * will have there. `timeScale` is the simulated time that passes in real time. Refusals: 400 `unknown-icao`, 404, 403.
 */
export function quote(
  scene: Scene,
  playerId: number,
  planeId: number,
  destIcao: string,
  timeScale: number,
): Quote | Refusal {
  const unknown = checkIcao(destIcao);
  if (unknown !== undefined) return unknown;
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const grounded = plane.leg === null ? plane : arrived(plane, plane.leg);
  const { distanceKm, windFactor, requiredL, boughtL, cost, durationMs } = planDeparture(scene, grounded, destIcao);
  const aboard = scene.cargoOf(planeId).filter((cargo) => cargo.destIcao !== plane.leg?.destIcao);
  const answer = checkDeparture(scene, plane, destIcao);
  return {
    originIcao: grounded.airportIcao,
    destIcao,
    distanceKm,
    windFactor,
    requiredL,
    aboardL: grounded.fuelL,
    boughtL,
    cost,
    durationMs,
    durationRealMs: timeScale > 0 ? Math.ceil(durationMs / timeScale) : null,
    wear: landingWear(modelOf(plane), distanceKm, aboard) / 100,
    refusal: answer instanceof Refusal ? answer : null,
  };
}
