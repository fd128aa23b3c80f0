/**
 * How often a player delivered to each airport, as one text such as `EDDF3EDDMa`: four letters and a digit for each airport, with
 * `a` for ten and more. Codes are capitals and digits are not, so a code is found only where it starts.
 */
import { airportOf } from "./airports.ts";

/** Further deliveries to an airport are not counted. */
const MOST_COUNTED = 10;
const ENTRY = 5;

/** Returns the deliveries to the airport, at most MOST_COUNTED. */
export function deliveriesTo(deliveredTo: string, icao: string): number {
  const at = deliveredTo.indexOf(icao);
  return at < 0 ? 0 : Number.parseInt(deliveredTo.charAt(at + 4), 36);
}

/** Returns the text after one more delivery to the airport. */
export function withDelivery(deliveredTo: string, icao: string): string {
  const at = deliveredTo.indexOf(icao);
  if (at < 0) return `${deliveredTo}${icao}1`;
  const times = deliveriesTo(deliveredTo, icao);
  if (times === MOST_COUNTED) return deliveredTo;
  return deliveredTo.slice(0, at + 4) + (times + 1).toString(36) + deliveredTo.slice(at + ENTRY);
}

/** Each airport with at least one delivery, with its deliveries as counted: those with most first, then by code. */
export function airportsByDeliveries(deliveredTo: string): { readonly icao: string; readonly deliveries: number }[] {
  const all = Array.from({ length: airportsIn(deliveredTo) }, (_, place) => {
    const icao = deliveredTo.slice(place * ENTRY, place * ENTRY + 4);
    return { icao, deliveries: deliveriesTo(deliveredTo, icao) };
  });
  return all.sort((a, b) => b.deliveries - a.deliveries || (a.icao < b.icao ? -1 : 1));
}

/** Returns the number of airports with at least one delivery. */
export const airportsIn = (deliveredTo: string): number => deliveredTo.length / ENTRY;

/** True if the text has an airport of the country. */
export function hasCountry(deliveredTo: string, country: string): boolean {
  for (let at = 0; at < deliveredTo.length; at += ENTRY) {
    if (airportOf(deliveredTo.slice(at, at + 4))?.country === country) return true;
  }
  return false;
}

/** True for a well-formed text with known airports, each once. */
export function isDeliveredTo(text: string): boolean {
  if (!/^([A-Z]{4}[1-9a])*$/.test(text)) return false;
  const codes = text.match(/[A-Z]{4}/g) ?? [];
  return new Set(codes).size === codes.length && codes.every((icao) => airportOf(icao) !== undefined);
}
