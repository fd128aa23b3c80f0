/** The airports to start from: how they are found, ordered and suggested. */
import type { Home } from "../api.ts";

const REGIONS = new Intl.DisplayNames(["en"], { type: "region" });

/** `Germany` for `DE`. */
export const countryName = (code: string): string => REGIONS.of(code) ?? code;

/** What people call the place: few know an airport by its own name. */
export const homeName = ({ city, name }: Pick<Home, "city" | "name">): string => (city === "" ? name : city);

export const HOME_ORDERS = ["crowding", "nearby", "name"] as const;
export type HomeOrder = (typeof HOME_ORDERS)[number];

/** Those that have every word of the search in city, name, code or country. */
export function foundHomes(homes: readonly Home[], search: string, order: HomeOrder): Home[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = homes.filter((home) => {
    const text = plain([home.city, home.name, home.icao, countryName(home.country)].join(" "));
    return words.every((word) => text.includes(word));
  });
  return found.sort(COMPARISONS[order]);
}

/** Without accents and case: "zurich" finds Zürich. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const byName = (a: Home, b: Home): number => homeName(a).localeCompare(homeName(b), "en");
const byNearby = (a: Home, b: Home): number =>
  b.nearbyAirports - a.nearbyAirports || b.regionalAirports - a.regionalAirports || byName(a, b);

const COMPARISONS: Readonly<Record<HomeOrder, (a: Home, b: Home) => number>> = {
  crowding: (a, b) => a.players - b.players || byNearby(a, b),
  nearby: byNearby,
  name: byName,
};

/** The best few for a quiet start: nobody or few there, many short ways around, each in another country. */
export function quietStarts(homes: readonly Home[], count = 3): Home[] {
  const chosen = new Map<string, Home>();
  for (const home of foundHomes(homes, "", "crowding")) {
    if (chosen.size === count) break;
    if (!chosen.has(home.country)) chosen.set(home.country, home);
  }
  return [...chosen.values()];
}
