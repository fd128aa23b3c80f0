/** Converts airports and routes to features of the map. */
import { counted, euros } from "@outbound/kit/web/format.ts";
import type { Feature, LineString, Point } from "geojson";
import type { Place } from "../../../rules/geography/geodesy.ts";
import { type Airport, type Airports, cityName } from "../../airports.ts";
import type { Home, Package, Plane, State } from "../../api.ts";
import { openJobsByAirport } from "../../live/whole-snapshot.ts";
import { type Draft, lapOf } from "../../selection/draft.ts";
import { greatCircle } from "../great-circle.ts";
import { departsFrom } from "../plane-route.ts";
import type { Reach } from "../reach.ts";

type PointFeature = Feature<Point>;
type Route = Feature<LineString>;

const SIZES = { large: 0, medium: 1, small: 2 } as const;

export const pointAt = ({ lat, lon }: Place, properties: object): PointFeature => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: [lon, lat] },
});

/** Returns all airports. The features never change, because placing their names takes the map long. */
export function airportFeatures(airports: Airports): PointFeature[] {
  return [...airports.values()].map((airport) =>
    pointAt(airport, { icao: airport.icao, name: cityName(airport), size: SIZES[airport.size] }),
  );
}

/** Returns the airports within reach of the selected plane, with their reach. */
export function reachFeatures(airports: Airports, reachOf: (airport: Airport) => Reach): PointFeature[] {
  return [...airports.values()].flatMap((airport) => {
    const reach = reachOf(airport);
    return reach === "beyond" ? [] : [pointAt(airport, { size: SIZES[airport.size], reach })];
  });
}

/** Returns the airports where the player sees jobs, and the player's home and bases. */
export function poolFeatures(
  { player, market, bases }: Pick<State, "player" | "market" | "bases">,
  airports: Airports,
): PointFeature[] {
  const { homeIcao } = player;
  const jobs = new Map<string, number | null>(openJobsByAirport(market));
  const baseIcaos = new Set(bases.map(({ icao }) => icao));
  for (const icao of [homeIcao, ...baseIcaos]) if (icao !== null && !jobs.has(icao)) jobs.set(icao, null);
  return [...jobs].flatMap(([icao, openJobs]) => {
    const airport = airports.get(icao);
    if (airport === undefined) return [];
    const kind = icao === homeIcao ? "home" : "pool";
    return pointAt(airport, {
      icao,
      kind,
      isBase: baseIcaos.has(icao),
      name: cityName(airport),
      jobs: openJobs === null ? "" : counted(openJobs, "job"),
    });
  });
}

/** Returns the home airports that a new player can choose. */
export const homeFeatures = (homes: readonly Home[]): PointFeature[] =>
  homes.map((home) => pointAt(home, { icao: home.icao, kind: "home", isBase: false, name: cityName(home), jobs: "" }));

export function chosenFeatures(airports: Airports, icao: string | null): PointFeature[] {
  const airport = airports.get(icao ?? "");
  return airport === undefined ? [] : [pointAt(airport, {})];
}

/** Returns the current legs of planes, and the queue of the selected plane. */
export function routeFeatures(planes: readonly Plane[], airports: Airports, planeId: number | null): Route[] {
  const flown = planes.flatMap(({ id, airportIcao, destIcao }) =>
    destIcao === null
      ? []
      : routeBetween(airports, airportIcao, destIcao, { kind: id === planeId ? "flown" : "others" }),
  );
  const selected = planes.find(({ id }) => id === planeId);
  if (selected === undefined) return flown;
  const stops = [departsFrom(selected), ...selected.queue];
  const queued = selected.queue.flatMap((icao, index) =>
    routeBetween(airports, stops[index] ?? icao, icao, { kind: "queued" }),
  );
  return [...flown, ...queued];
}

/** Returns the lap of a route that is being planned. */
export function draftFeatures({ stops, isLoop }: Draft, airports: Airports): Route[] {
  const lap = lapOf(stops, isLoop);
  return lap.slice(1).flatMap((icao, index) => routeBetween(airports, lap[index] ?? icao, icao, { kind: "planned" }));
}

/**
 * Returns the stops of a queue or of a planned route with their numbers. An airport that occurs several times has all its
 * numbers.
 */
export function stopFeatures(stops: readonly string[], airports: Airports): PointFeature[] {
  const numbers = new Map<string, number[]>();
  for (const [index, icao] of stops.entries()) {
    numbers.set(icao, [...(numbers.get(icao) ?? []), index + 1]);
  }
  return [...numbers].flatMap(([icao, of]) => {
    const airport = airports.get(icao);
    return airport === undefined ? [] : pointAt(airport, { icao, numbers: of.join(" · ") });
  });
}

export interface ShownJobs {
  /** The airport whose jobs are shown. */
  readonly originIcao: string | null;
  readonly cart: readonly number[];
  readonly cartRoute: readonly string[];
  readonly hinted: number | null;
}

const WAITING: readonly Package["status"][] = ["open", "accepted"];

/**
 * Returns the routes of jobs: one for each destination from the airport, the hinted job's, and the legs of the cart with their
 * pay.
 */
export function jobFeatures(
  packages: readonly Package[],
  airports: Airports,
  { originIcao, cart, cartRoute, hinted }: ShownJobs,
): Route[] {
  const open = packages.filter(({ status, ...job }) => WAITING.includes(status) && job.originIcao === originIcao);
  const destinations = new Set(open.map(({ destIcao }) => destIcao));
  const all = [...destinations].flatMap((destIcao) =>
    originIcao === null ? [] : routeBetween(airports, originIcao, destIcao, { kind: "open", label: "" }),
  );
  const marked = packages.flatMap(({ id, originIcao: from, destIcao, payout }) =>
    id === hinted ? routeBetween(airports, from, destIcao, { kind: "hinted", label: euros(payout) }) : [],
  );
  const picked = packages.filter(({ id }) => cart.includes(id));
  const legs = cartRoute.slice(1).flatMap((toIcao, index) => {
    const pay = picked.filter(({ destIcao }) => destIcao === toIcao).reduce((sum, { payout }) => sum + payout, 0);
    const label = pay === 0 ? "" : euros(pay);
    return routeBetween(airports, cartRoute[index] as string, toIcao, { kind: "picked", label });
  });
  return [...all, ...legs, ...marked];
}

function routeBetween(airports: Airports, fromIcao: string, toIcao: string, properties: object): Route[] {
  const [from, to] = [airports.get(fromIcao), airports.get(toIcao)];
  if (from === undefined || to === undefined || from === to) return [];
  return [{ type: "Feature", properties, geometry: { type: "LineString", coordinates: greatCircle(from, to) } }];
}
