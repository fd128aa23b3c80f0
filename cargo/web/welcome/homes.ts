/** Searches, sorts and recommends home airports. */
import { sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import { distanceKm, type Place } from "../../rules/geography/geodesy.ts";
import { cityName, countryName } from "../airports.ts";
import type { Home } from "../api.ts";
import { hasWords } from "../search-text.ts";

export type HomeOrder = keyof typeof VALUES;

const byNearby = (home: Home) => [-home.nearbyAirports, -home.regionalAirports, cityName(home)];

const VALUES = {
  crowding: (home: Home) => [home.players, ...byNearby(home)],
  nearby: byNearby,
  name: (home: Home) => [cityName(home)],
};

/** Returns the homes whose city, name, code or country contain every word of the search. */
export function foundHomes(homes: readonly Home[], search: string, order: HomeOrder): Home[] {
  const found = homes.filter(({ city, name, icao, country }) =>
    hasWords(`${city} ${name} ${icao} ${countryName(country)}`, search),
  );
  return sortedByValues(found, VALUES[order]);
}

/** Returns homes with few players and many short routes, each in another country. */
export function recommendedHomes(homes: readonly Home[], count = 3): Home[] {
  const chosen = new Map<string, Home>();
  for (const home of foundHomes(homes, "", "crowding")) {
    if (chosen.size === count) break;
    if (!chosen.has(home.country)) chosen.set(home.country, home);
  }
  return [...chosen.values()];
}

/** Returns the home nearest to the place; undefined without homes. */
export function nearestHome(homes: readonly Home[], place: Place): Home | undefined {
  return sortedByValues(homes, (home) => [distanceKm(home, place)])[0];
}
