/** Where a plane can be bought: at home, where the player has a plane, and at any large airport. */
import type { Airport } from "../airports.ts";
import type { Plane } from "../api.ts";

/** Home first, then where planes stand, each once. */
export function ownPlaces(
  homeIcao: string | null,
  planes: readonly Pick<Plane, "airportIcao" | "status">[],
): readonly string[] {
  const standing = planes.filter(({ status }) => status !== "flying").map(({ airportIcao }) => airportIcao);
  return [...new Set([...(homeIcao === null ? [] : [homeIcao]), ...standing])];
}

/** Whether the airport sells planes to somebody with these places. */
export const sellsTo =
  (places: readonly string[]) =>
  ({ icao, size }: Airport): boolean =>
    size === "large" || places.includes(icao);
