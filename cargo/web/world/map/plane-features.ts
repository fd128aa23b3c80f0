/** Planes as points to draw: those in flight wherever the clock has them, those on the ground by airport. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Feature, Point } from "geojson";
import { distanceKm } from "../../../rules/geography/geodesy.ts";
import type { Airport, Airports } from "../../airports.ts";
import type { State } from "../../api.ts";
import { fixAt } from "../great-circle.ts";

type PlaneKind = "selected" | "own" | "other";

/** A leg that is under way. */
export interface Flight {
  readonly id: number;
  readonly kind: PlaneKind;
  /** An own plane's name; of another's its owner. */
  readonly name: string;
  readonly from: Airport;
  readonly to: Airport;
  /** Simulated milliseconds. */
  readonly departure: number;
  readonly arrival: number;
}

type World = Pick<State, "planes" | "market">;

/** All legs under way that the player can see; others' first, so that own planes are drawn over them. */
export function flightsOf(world: World, airports: Airports, planeId: number | null): readonly Flight[] {
  return planesOf(world, planeId).flatMap(({ icao, destIcao, ...rest }) => {
    const [from, to] = [airports.get(icao), airports.get(destIcao ?? "")];
    return from === undefined || to === undefined ? [] : [{ ...rest, from, to }];
  });
}

/** The planes of these legs where they are at an instant; one that is overdue waits over its destination. */
export function flyingFeatures(flights: readonly Flight[], simTime: number): Feature<Point>[] {
  return flights.map(({ id, kind, name, from, to, departure, arrival }) => {
    const part = (simTime - departure) / Math.max(1, arrival - departure);
    const { lat, lon, heading } = fixAt(from, to, Math.min(1, Math.max(0, part)));
    return pointAt({ lat, lon }, { id, kind, name, heading, way: `${from.icao} → ${to.icao}` });
  });
}

/** One point for all own planes, or all others', that stand at an airport. */
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
      // A text, for what becomes of a list on its way through the map is the map's own affair.
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

const pointAt = ({ lat, lon }: Pick<Airport, "lat" | "lon">, properties: object): Feature<Point> => ({
  type: "Feature",
  properties,
  geometry: { type: "Point", coordinates: [lon, lat] },
});

interface Seen {
  readonly id: number;
  readonly kind: PlaneKind;
  readonly name: string;
  readonly icao: string;
  readonly destIcao: string | null;
  readonly departure: number;
  readonly arrival: number;
}

function planesOf({ planes, market }: World, planeId: number | null): readonly Seen[] {
  const others = market.planes.map(
    ({ id, ownerName, originIcao, destIcao, departureSimTime, arrivalSimTime }): Seen => ({
      id,
      kind: "other",
      name: ownerName,
      icao: originIcao,
      destIcao,
      departure: departureSimTime ?? 0,
      arrival: arrivalSimTime ?? 0,
    }),
  );
  const own = planes.map(
    ({ id, name, airportIcao, destIcao, departureSimTime, arrivalSimTime }): Seen => ({
      id,
      kind: id === planeId ? "selected" : "own",
      name,
      icao: airportIcao,
      destIcao,
      departure: departureSimTime ?? 0,
      arrival: arrivalSimTime ?? 0,
    }),
  );
  return [...others, ...own];
}

/**
 * Real milliseconds after which the fastest flight has moved by a good half of a pixel: drawing it sooner shows nothing new,
 * and twelve pictures a second are enough for a thing that small.
 */
export function pictureEveryMs(flights: readonly Flight[], timeScale: number, kmAPixel: number): number {
  const speeds = flights.map(
    ({ from, to, departure, arrival }) => distanceKm(from, to) / Math.max(1, arrival - departure),
  );
  const pixelsAMs = (Math.max(0, ...speeds) * timeScale) / kmAPixel;
  return Math.min(1_000, Math.max(80, 0.6 / pixelsAMs));
}
