/** Searches airports by ICAO code, city, name or country. */
import { type Airport, countryName } from "./airports.ts";
import { fold } from "./search-text.ts";

/** An airport with its names case-folded for comparison. */
interface Indexed {
  readonly airport: Airport;
  readonly icao: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
}

export type AirportIndex = readonly Indexed[];

export interface MatchOptions {
  readonly limit?: number | undefined;
  /** Only airports that pass are found. */
  readonly filter?: ((airport: Airport) => boolean) | undefined;
}

/** Returns an index of the airports, built once. A search takes about a millisecond. */
export function indexAirports(airports: Iterable<Airport>): AirportIndex {
  const countries = new Map<string, string>();
  const country = (code: string): string => {
    const folded = countries.get(code) ?? fold(countryName(code));
    countries.set(code, folded);
    return folded;
  };
  return [...airports]
    .map((airport) => ({
      airport,
      icao: airport.icao.toLowerCase(),
      city: fold(airport.city),
      name: fold(airport.name),
      country: country(airport.country),
    }))
    .sort((a, b) => byImportance(a.airport, b.airport));
}

/**
 * Returns the best matches first: the exact code, then cities, codes and names that start with the text, then names that contain
 * it, then countries; equal matches by size. All words must match. An empty text matches nothing.
 */
export function matchAirports(
  index: AirportIndex,
  typed: string,
  { limit = 8, filter = () => true }: MatchOptions = {},
): readonly Airport[] {
  const text = fold(typed).trim();
  if (text === "") return [];
  const words = text.split(/\s+/);
  const ranks: Airport[][] = Array.from({ length: LAST_RANK + 1 }, () => []);
  for (const one of index) {
    const rank = rankOf(one, text, words);
    if (rank !== undefined && filter(one.airport)) ranks[rank]?.push(one.airport);
  }
  return ranks.flat().slice(0, limit);
}

const LAST_RANK = 6;

function rankOf({ icao, city, name, country }: Indexed, text: string, words: readonly string[]): number | undefined {
  if (icao === text) return 0;
  if (city.startsWith(text)) return 1;
  if (icao.startsWith(text)) return 2;
  if (startsWord(name, text) || startsWord(city, text)) return 3;
  if (city.includes(text) || name.includes(text)) return 4;
  if (country.startsWith(text)) return 5;
  const all = `${icao} ${city} ${name} ${country}`;
  return words.length > 1 && words.every((word) => startsWord(all, word)) ? LAST_RANK : undefined;
}

const startsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(` ${word}`) || text.includes(`-${word}`) || text.includes(`(${word}`);

const byText = new Intl.Collator("en");
const SIZES = { large: 0, medium: 1, small: 2 } as const;

const byImportance = (a: Airport, b: Airport): number =>
  SIZES[a.size] - SIZES[b.size] ||
  Number(b.scheduled) - Number(a.scheduled) ||
  byText.compare(a.city, b.city) ||
  byText.compare(a.icao, b.icao);
