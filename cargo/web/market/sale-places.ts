/** The airports where a plane can be bought: the home, those with a plane of the player, and large airports. */
import type { Airport } from "../airports.ts";
import type { Plane } from "../api.ts";

/** Returns the home first, then airports with parked planes, without duplicates. */
export function ownPlaces(
  homeIcao: string | null,
  planes: readonly Pick<Plane, "airportIcao" | "status">[],
): readonly string[] {
  const parked = planes.filter(({ status }) => status !== "flying").map(({ airportIcao }) => airportIcao);
  return [...new Set([...(homeIcao === null ? [] : [homeIcao]), ...parked])];
}

/** Returns whether the airport sells planes to a player with these own places. */
export const sellsTo =
  (places: readonly string[]) =>
  ({ icao, size }: Airport): boolean =>
    size === "large" || places.includes(icao);
