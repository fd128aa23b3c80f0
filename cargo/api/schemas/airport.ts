/** Airports, and home airports. */
import { Type } from "@outbound/kit/http/request/type.ts";
import { count, GIVEN_ICAO, icao, nullable, object, oneOf, sentence, type View } from "./shape.ts";

const airportFields = {
  icao: icao("The airport."),
  name: sentence("Its name."),
  city: sentence("The city it serves; empty if unknown."),
  country: sentence("Two letters of ISO 3166."),
  lat: Type.Number({ minimum: -90, maximum: 90, description: "Degrees, north positive." }),
  lon: Type.Number({ minimum: -180, maximum: 180, description: "Degrees, east positive." }),
  size: oneOf(["large", "medium", "small"], "How large it is."),
  scheduled: Type.Boolean({
    description:
      "True if airlines serve it by timetable. Jobs lead only to these airports and to large ones. Jobs start wherever planes are.",
  }),
};

export const AirportDetail = object(
  {
    ...airportFields,
    hasJobs: Type.Boolean({ description: "Jobs lead there: airlines serve it by timetable, or it is large." }),
    inPool: Type.Boolean({ description: "A plane of the viewer is there, flies there or is queued to it." }),
    openJobs: nullable(count("Open jobs there; null unless `inPool`.")),
    sellsPlanes: Type.Boolean({ description: "The viewer can buy a plane there now." }),
  },
  { $id: "AirportDetail", description: "An airport, and what the viewer can do there." },
);
export type AirportDetailView = View<typeof AirportDetail>;

export const Home = object(
  {
    ...airportFields,
    nearbyAirports: count("Airports with jobs at 150 to 450 km."),
    regionalAirports: count("Airports with jobs at 450 to 1,000 km."),
    players: count("Players who have their home there."),
  },
  { $id: "Home", description: "An airport to start from." },
);
export type HomeView = View<typeof Home>;

/** Path parameters of routes about one airport. */
export const AirportPath = object({
  icao: Type.String({
    ...GIVEN_ICAO,
    description: "ICAO code in upper or lower case. If no airport has it: 404 `unknown-airport`.",
    example: "EDDF",
  }),
});

/** In the order of the whole table. */
export const AIRPORT_COLUMNS = Object.keys(airportFields) as readonly (keyof typeof airportFields)[];

const aColumn = `(${AIRPORT_COLUMNS.join("|")})`;

/** Query of the table of airports. */
export const AirportTableQuery = object({
  columns: Type.String({
    pattern: `^${aColumn}(,${aColumn}){0,${AIRPORT_COLUMNS.length - 1}}$`,
    "x-must": `be columns with commas between them, such as icao,lat,lon; the columns are ${AIRPORT_COLUMNS.join(", ")}`,
    default: AIRPORT_COLUMNS.join(","),
    description: `Only these columns, in this order: 1 to ${AIRPORT_COLUMNS.length} names with commas between them, none twice.`,
    example: "icao,lat,lon,size",
  }),
});

export const AirportTable = object(
  {
    columns: Type.Array(Type.String(), { description: "Names of the values of a row, in order." }),
    rows: Type.Array(
      Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
        minItems: 1,
        maxItems: AIRPORT_COLUMNS.length,
      }),
      { description: `By icao. All columns are ${AIRPORT_COLUMNS.join(", ")}.` },
    ),
  },
  { $id: "AirportTable", description: "All airports, compact: field names once, then one row each." },
);
export type AirportTableView = View<typeof AirportTable>;
