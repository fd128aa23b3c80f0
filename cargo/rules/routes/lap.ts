/** The lap of a route: its stops in the order in which a plane visits them, once round. */
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { Route } from "../values/routes/route.ts";

/** Most stops that the queue of a plane on a route shows. */
export const QUEUED_STOPS = 11;

type Stops = Pick<Route, "stops" | "loop">;

interface Lap {
  /** ICAO codes. The first one follows the last. */
  readonly stops: readonly string[];
  /** For each stop, the stops after it, once round, at most QUEUED_STOPS. */
  readonly ahead: readonly (readonly string[])[];
  /** For each stop, the kilometres to the next one. */
  readonly km: readonly number[];
}

/** Laps of loops and of other routes by their stops. A route itself is replaced whenever it earns. */
const loops = new WeakMap<Stops["stops"], Lap>();
const returns = new WeakMap<Stops["stops"], Lap>();

/** Returns the lap of a route: with `loop` its stops, otherwise to the last one and back. */
export function lapOf(route: Stops): Lap {
  const laps = route.loop ? loops : returns;
  const known = laps.get(route.stops);
  if (known !== undefined) return known;
  const stops = stopsOfLap(route);
  const after = (place: number) => stops[place % stops.length] as string;
  const lap: Lap = {
    stops,
    ahead: stops.map((_, index) =>
      Array.from({ length: Math.min(QUEUED_STOPS, stops.length - 1) }, (_one, place) => after(index + 1 + place)),
    ),
    km: stops.map((icao, index) => distanceKm(knownAirport(icao), knownAirport(after(index + 1)))),
  };
  laps.set(route.stops, lap);
  return lap;
}

const stopsOfLap = ({ stops, loop }: Stops): readonly string[] =>
  loop ? stops : [...stops, ...stops.slice(1, -1).reverse()];

/** Returns the index of an airport in the lap, searching from `from` onwards; undefined if the airport is no stop. */
export function placeOf(route: Stops, icao: string, from: number): number | undefined {
  const { stops } = lapOf(route);
  for (let step = 0; step < stops.length; step++) {
    const place = (from + step) % stops.length;
    if (stops[place] === icao) return place;
  }
  return undefined;
}

/** Returns the index in the lap of the stop nearest to an airport, the first on ties; undefined if none is within `rangeKm`. */
export function nearestPlace(route: Stops, icao: string, rangeKm: number): number | undefined {
  const from = knownAirport(icao);
  let nearest: number | undefined;
  let least = rangeKm;
  for (const [place, stop] of lapOf(route).stops.entries()) {
    const km = distanceKm(from, knownAirport(stop));
    if (nearest === undefined ? km <= least : km < least) [nearest, least] = [place, km];
  }
  return nearest;
}
