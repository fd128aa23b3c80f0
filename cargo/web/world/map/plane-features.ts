/** Converts planes to points on the map: flying planes at their position, parked planes by airport. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Feature, LineString, Point } from "geojson";
import { type Silhouette, silhouetteOf } from "../../../rules/aircraft/silhouettes.ts";
import { distanceKm } from "../../../rules/geography/geodesy.ts";
import type { Airport, Airports } from "../../airports.ts";
import type { Plane, State } from "../../api.ts";
import { partOver } from "../../live/spans.ts";
import { fixAt, greatCircle } from "../great-circle.ts";
import { pointAt } from "./world-features.ts";

type PlaneKind = "selected" | "own" | "other";

/** A flight in progress. */
export interface Flight {
  readonly id: number;
  readonly kind: PlaneKind;
  /** Name of the player's plane, or the owner of another player's plane. */
  readonly name: string;
  readonly shape: Silhouette;
  readonly from: Airport;
  readonly to: Airport;
  /** Simulated milliseconds. */
  readonly departure: number;
  readonly arrival: number;
}

type World = Pick<State, "planes" | "market">;

/** Returns all flights that the player can see. The player's own come last and are drawn on top. */
export function flightsOf(world: World, airports: Airports, planeId: number | null): readonly Flight[] {
  return planesOf(world, planeId).flatMap(({ icao, destIcao, ...rest }) => {
    const [from, to] = [airports.get(icao), airports.get(destIcao ?? "")];
    return from === undefined || to === undefined ? [] : [{ ...rest, from, to }];
  });
}

/** Returns the planes of these flights at an instant. An overdue plane waits over its destination. */
export function flyingFeatures(flights: readonly Flight[], simTime: number): Feature<Point>[] {
  return flights.map(({ id, kind, name, shape, from, to, departure, arrival }) => {
    const { lat, lon, heading } = fixAt(from, to, partOver({ from: departure, until: arrival }, simTime));
    return pointAt({ lat, lon }, { id, kind, name, shape, heading, way: `${from.icao} → ${to.icao}` });
  });
}

/** Returns the path that the selected plane has flown so far. */
export function trailFeatures(flights: readonly Flight[], simTime: number): Feature<LineString>[] {
  return flights
    .filter(({ kind, departure }) => kind === "selected" && simTime > departure)
    .map(({ from, to, departure, arrival }) => {
      const { lat, lon } = fixAt(from, to, partOver({ from: departure, until: arrival }, simTime));
      return {
        type: "Feature",
        properties: {},
        geometry: { type: "LineString", coordinates: greatCircle(from, { lat, lon }) },
      };
    });
}

/** Returns one point for the player's parked planes at each airport, and one for all others there. */
export function standingFeatures(world: World, airports: Airports, planeId: number | null): Feature<Point>[] {
  const standing = planesOf(world, planeId).filter(({ destIcao }) => destIcao === null);
  const groups = Map.groupBy(standing, ({ icao, kind }) => `${icao} ${kind === "other" ? "other" : "own"}`);
  return [...groups.values()].flatMap((group) => {
    const airport = airports.get(group[0]?.icao ?? "");
    const kinds = group.map(({ kind }) => kind);
    if (airport === undefined) return [];
    return pointAt(airport, {
      icao: airport.icao,
      kind: kinds.includes("selected") ? "selected" : kinds[0],
      shape: (group.find(({ kind }) => kind === "selected") ?? group[0])?.shape,
      // A string, because properties of map features cannot hold arrays.
      ids: group.map(({ id }) => id).join(" "),
      name: namesOf(group.map(({ name }) => name)),
      count: group.length > 1 ? `${group.length}` : "",
    });
  });
}

function namesOf(names: readonly string[]): string {
  const different = [...new Set(names)];
  return different.length > MOST_NAMES ? counted(names.length, "plane") : different.join(", ");
}

const MOST_NAMES = 3;

/** A plane on the map: the player's own, or another player's. */
interface Seen extends Omit<Flight, "from" | "to"> {
  readonly icao: string;
  readonly destIcao: string | null;
}

function planesOf({ planes, market }: World, planeId: number | null): readonly Seen[] {
  const times = (plane: Pick<Plane, "departureSimTime" | "arrivalSimTime">) => ({
    departure: plane.departureSimTime ?? 0,
    arrival: plane.arrivalSimTime ?? 0,
  });
  const others = market.planes.map(({ id, ownerName: name, modelId, originIcao: icao, destIcao, ...plane }): Seen => {
    return { id, kind: "other", name, shape: silhouetteOf(modelId), icao, destIcao, ...times(plane) };
  });
  const own = planes.map(({ id, name, modelId, airportIcao: icao, destIcao, ...plane }): Seen => {
    return {
      id,
      kind: id === planeId ? "selected" : "own",
      name,
      shape: silhouetteOf(modelId),
      icao,
      destIcao,
      ...times(plane),
    };
  });
  return [...others, ...own];
}

/**
 * Returns the real milliseconds between two pictures of the flights, from 80 to 1,000. In this time the fastest flight moves by
 * 0.6 pixels; drawing more often would show nothing new.
 */
export function pictureEveryMs(flights: readonly Flight[], timeScale: number, kmAPixel: number): number {
  const speeds = flights.map(
    ({ from, to, departure, arrival }) => distanceKm(from, to) / Math.max(1, arrival - departure),
  );
  const pixelsAMs = (Math.max(0, ...speeds) * timeScale) / kmAPixel;
  return Math.min(1_000, Math.max(80, 0.6 / pixelsAMs));
}
