/** What a base does for the planes of its company. It applies to the legs that begin or end there. */
import type { Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

/** A repair there is so many times as fast. */
export const BASE_REPAIR_FACTOR = 2;
/** Factors on the cost of fuel at a departure there, and on the wear of a leg from or to it. */
export const BASE_FUEL_FACTOR = 0.95;
export const BASE_WEAR_FACTOR = 0.9;

/** True if the company has a base at the airport. */
export const isBaseOf = (scene: Pick<Scene, "basesOf">, playerId: number, icao: string): boolean =>
  scene.basesOf(playerId).some((base) => base.icao === icao);

export const baseWearFactor = (
  scene: Pick<Scene, "basesOf">,
  { ownerId, airportIcao }: Pick<Plane, "ownerId" | "airportIcao">,
  destIcao: string,
): number =>
  scene.basesOf(ownerId).some(({ icao }) => icao === airportIcao || icao === destIcao) ? BASE_WEAR_FACTOR : 1;
