/** The figures of a departure before it is commanded. */
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
  /** Why a fly would be refused now; null if it would depart. */
  readonly refusal: Refusal | null;
}

/** The quotes of several destinations, in their order. Refuses as a single one, also if any of the airports is unknown. */
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
 * The figures of a departure now, possible or not. For a flying plane: from its destination, with the fuel it will have
 * there. `timeScale`: simulated milliseconds that pass in a real one. Refuses: 400 `unknown-icao`, 404, 403.
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
