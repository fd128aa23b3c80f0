/** The airports of the world. tools/generate/airports.ts generates the table from the OurAirports data. */
import table from "./airports.json" with { type: "json" };

export interface Airport {
  readonly icao: string;
  readonly name: string;
  /** Empty if unknown. */
  readonly city: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Degrees, north and east positive. */
  readonly lat: number;
  readonly lon: number;
  readonly size: "large" | "medium" | "small";
  /** Whether scheduled airline services use it. */
  readonly scheduled: boolean;
}

type Row = readonly [string, string, string, string, number, number, "L" | "M" | "S", 0 | 1];

const SIZES = { L: "large", M: "medium", S: "small" } as const;

/** Sorted by code. */
export const AIRPORTS: readonly Airport[] = (table as unknown as readonly Row[]).map(
  ([icao, name, city, country, lat, lon, size, scheduled]) => ({
    icao,
    name,
    city,
    country,
    lat,
    lon,
    size: SIZES[size],
    scheduled: scheduled === 1,
  }),
);

const byIcao: ReadonlyMap<string, Airport> = new Map(AIRPORTS.map((airport) => [airport.icao, airport]));

/** Returns the airport with this upper-case code. */
export const airportOf = (icao: string): Airport | undefined => byIcao.get(icao);

/** Returns the airport of a code that was checked before. Throws for an unknown one. */
export function knownAirport(icao: string): Airport {
  const airport = byIcao.get(icao);
  if (airport === undefined) throw new Error(`no airport has the ICAO code '${icao}'`);
  return airport;
}

const hasJobs = ({ scheduled, size }: Airport): boolean => scheduled || size === "large";

/** The airports that jobs lead to, sorted by code. */
export const JOB_AIRPORTS: readonly Airport[] = AIRPORTS.filter(hasJobs);

export function isJobAirport(icao: string): boolean {
  const airport = byIcao.get(icao);
  return airport !== undefined && hasJobs(airport);
}
