/** Where a plane can be bought: at home, where the player has a plane, and at any large airport. */
import type { Airport } from "../airports.ts";
import type { Plane } from "../api.ts";

/** Home first, then where planes are parked, each once. */
export function ownPlaces(
  homeIcao: string | null,
  planes: readonly Pick<Plane, "airportIcao" | "status">[],
): readonly string[] {
  const parked = planes.filter(({ status }) => status !== "flying").map(({ airportIcao }) => airportIcao);
  return [...new Set([...(homeIcao === null ? [] : [homeIcao]), ...parked])];
}

/** Whether the airport sells planes to a player with these places. */
export const sellsTo =
  (places: readonly string[]) =>
  ({ icao, size }: Airport): boolean =>
    size === "large" || places.includes(icao);
