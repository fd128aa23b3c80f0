/** Computes the figures of a departure without departing. */
import { modelOf } from "../aircraft/aircraft.ts";
import { checkIcao } from "../geography/icao.ts";
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, type Departure, planDeparture } from "./departure.ts";
import { arrived, wearFactor } from "./landing.ts";
import { landingWear } from "./landing-wear.ts";

export interface Quote extends Departure {
  readonly originIcao: string;
  /** Litres on board at departure. */
  readonly aboardL: number;
  /** Real milliseconds; null while time is stopped. */
  readonly durationRealMs: number | null;
  /** Points of health. */
  readonly wear: number;
  /** Why fly would be refused now; null if the plane would depart. */
  readonly refusal: Refusal | null;
}

/** Returns the quotes of several destinations, in their order. Refuses like `quote`, also if any of the airports is unknown. */
export function quotes(
  scene: Scene,
  playerId: number,
  planeId: number,
  destIcaos: readonly string[],
  timeScale: number,
): readonly Quote[] | Refusal {
  const unknown = checkIcao(...destIcaos);
  if (unknown !== undefined) return unknown;
  const found = destIcaos.map((destIcao) => quote(scene, playerId, planeId, destIcao, timeScale));
  return found.find((one) => one instanceof Refusal) ?? (found as readonly Quote[]);
}

/**
 * Returns the figures of a departure now, whether it is possible or not. A flying plane is quoted from its destination, with the
 * fuel it will have there. `timeScale`: simulated milliseconds per real millisecond. Refuses: 400 `unknown-icao`, 404, 403.
 */
export function quote(
  scene: Scene,
  playerId: number,
  planeId: number,
  destIcao: string,
  timeScale: number,
): Quote | Refusal {
  const plane = checkIcao(destIcao) ?? ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const grounded = plane.leg === null ? plane : arrived(plane, plane.leg);
  const departure = planDeparture(scene, grounded, destIcao);
  const aboard = scene.cargoOf(planeId).filter((cargo) => cargo.destIcao !== plane.leg?.destIcao);
  const checked = checkDeparture(scene, plane, destIcao);
  return {
    ...departure,
    originIcao: grounded.airportIcao,
    aboardL: grounded.fuelL,
    durationRealMs: timeScale > 0 ? Math.ceil(departure.durationMs / timeScale) : null,
    wear:
      landingWear(
        modelOf(plane),
        departure.distanceKm,
        aboard,
        wearFactor(scene, grounded, { destIcao, departureSimTime: scene.clockMs }),
      ) / 100,
    refusal: checked instanceof Refusal ? checked : null,
  };
}
