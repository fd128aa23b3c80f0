/** The airports of the world. The table is made from the OurAirports data by tools/generate/airports.ts. */
import table from "./airports.json" with { type: "json" };

export interface Airport {
  readonly icao: string;
  readonly name: string;
  /** Empty where nobody wrote one down. */
  readonly city: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Degrees, north and east positive. */
  readonly lat: number;
  readonly lon: number;
  readonly size: "large" | "medium" | "small";
  /** Whether airlines serve it by timetable. */
  readonly scheduled: boolean;
}

type Row = readonly [string, string, string, string, number, number, "L" | "M" | "S", 0 | 1];

const SIZES = { L: "large", M: "medium", S: "small" } as const;

/** All that can be flown to, by code. */
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

/** By its upper-case code; undefined where there is none. */
export const airportOf = (icao: string): Airport | undefined => byIcao.get(icao);

/** An airport whose code was checked when it came in. */
export function knownAirport(icao: string): Airport {
  const airport = byIcao.get(icao);
  if (airport === undefined) throw new Error(`no airport has the ICAO code '${icao}'`);
  return airport;
}

const bearsJobs = ({ scheduled, size }: Airport): boolean => scheduled || size === "large";

/** Those that jobs start from and lead to, by code. */
export const JOB_AIRPORTS: readonly Airport[] = AIRPORTS.filter(bearsJobs);

export function isJobAirport(icao: string): boolean {
  const airport = byIcao.get(icao);
  return airport !== undefined && bearsJobs(airport);
}
