/** Effects of a base on the planes of its company. They apply to legs that begin or end there. */
import type { Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

/** Factor on the speed of a repair at a base. */
export const BASE_REPAIR_FACTOR = 2;
/** Factors on the price of fuel at a base, and on the wear of legs from or to it. */
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
