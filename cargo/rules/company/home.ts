/** Home airports, and the choice of one. */
import { addPlane } from "../aircraft/new-plane.ts";
import { AIRPORTS, type Airport, JOB_AIRPORTS } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { checkIcao } from "../geography/icao.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** The free first plane. */
const STARTER_MODEL = "C208";

/** An airport to start from. */
export interface Home {
  readonly airport: Airport;
  /** Job airports within the rings of the first two bands. */
  readonly nearbyAirports: number;
  readonly regionalAirports: number;
}

/** A home needs at least this many job airports at these distances. */
const NEARBY = { fromKm: 150, toKm: 450, atLeast: 6 } as const;
const REGIONAL = { fromKm: 450, toKm: 1_000, atLeast: 12 } as const;

let found: readonly Home[] | undefined;

/** Returns all homes by ICAO code. The first call computes them. */
export function homes(): readonly Home[] {
  found ??= AIRPORTS.filter(({ size }) => size === "large")
    .map(homeAt)
    .filter((home) => home.nearbyAirports >= NEARBY.atLeast && home.regionalAirports >= REGIONAL.atLeast);
  return found;
}

export interface CrowdedHome extends Home {
  /** Number of players with this home. */
  readonly players: number;
}

/** Returns all homes, the least crowded first, then by ICAO code. */
export function homesByCrowding(playersAt: (icao: string) => number): readonly CrowdedHome[] {
  return homes()
    .map((home) => ({ ...home, players: playersAt(home.airport.icao) }))
    .sort((a, b) => a.players - b.players);
}

/**
 * Chooses the home and delivers the free first plane there; returns its id. Refuses: 400 `unknown-icao`, 409 `home-chosen`,
 * `not-a-home`.
 */
export function chooseHome(scene: Scene, playerId: number, icao: string): number | Refusal {
  const unknown = checkIcao(icao);
  if (unknown !== undefined) return unknown;
  const player = scene.player(playerId);
  if (player.homeIcao !== null) {
    return new Refusal("home-chosen", `The home is ${player.homeIcao}.`, { homeIcao: player.homeIcao });
  }
  if (!homes().some((home) => home.airport.icao === icao)) {
    return new Refusal("not-a-home", `${icao} is not among the airports to start from.`, { icao });
  }
  scene.putPlayer({ ...player, homeIcao: icao });
  const planeId = addPlane(scene, playerId, { modelId: STARTER_MODEL, icao });
  scene.emit(playerId, "home-chosen", { planeId }, { icao, modelId: STARTER_MODEL });
  return planeId;
}

function homeAt(airport: Airport): Home {
  let nearbyAirports = 0;
  let regionalAirports = 0;
  for (const other of JOB_AIRPORTS) {
    if (Math.abs(other.lat - airport.lat) > REGIONAL_DEGREES) continue;
    const km = distanceKm(airport, other);
    if (km >= NEARBY.fromKm && km <= NEARBY.toKm) nearbyAirports += 1;
    else if (km > REGIONAL.fromKm && km <= REGIONAL.toKm) regionalAirports += 1;
  }
  return { airport, nearbyAirports, regionalAirports };
}

/** Degrees of latitude, a little more than the outer distance of the rings: a degree is 111.2 km. */
const REGIONAL_DEGREES = 9.1;
