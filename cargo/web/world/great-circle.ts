/** Great circles for the map: points of routes and circles, and the position and heading of a plane. */
import type { Position } from "geojson";
import {
  degrees,
  distanceKm,
  EARTH_RADIUS_KM,
  type Place,
  placesOnTheWay,
  radians,
} from "../../rules/geography/geodesy.ts";

/**
 * Returns points on the shortest route, about a hundred kilometres apart. Longitudes continue beyond ±180 across the
 * antimeridian.
 */
export function greatCircle(from: Place, to: Place): Position[] {
  const parts = Math.max(1, Math.ceil(distanceKm(from, to) / KM_A_PART));
  const fractions = Array.from({ length: parts + 1 }, (_, index) => index / parts);
  return unwrapped(placesOnTheWay(from, to, fractions).map(({ lon, lat }) => [lon, lat]));
}

const KM_A_PART = 100;

export interface Fix extends Place {
  /** Degrees clockwise from north. */
  readonly heading: number;
}

/** Returns position and heading after a fraction of the route, from 0 to 1. */
export function fixAt(from: Place, to: Place, fraction: number): Fix {
  const [here = { ...from, eastward: 0 }, ahead = here] = placesOnTheWay(from, to, [fraction, fraction + A_BIT]);
  const east = Math.asin(here.eastward);
  const heading = degrees(ahead.lat >= here.lat ? east : Math.PI - east);
  return { lat: here.lat, lon: here.lon, heading: (heading + 360) % 360 };
}

const A_BIT = 1e-4;

/** Returns a closed circle with this radius. Its longitudes may continue beyond ±180 or around the world. */
export function circleAround(center: Place, radiusKm: number): Position[] {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const [lat, lon] = [radians(center.lat), radians(center.lon)];
  const points = Array.from({ length: CIRCLE_PARTS + 1 }, (_, index) => {
    const bearing = (2 * Math.PI * index) / CIRCLE_PARTS;
    const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
    const x = Math.cos(angle) - Math.sin(lat) * sine;
    const y = Math.sin(bearing) * Math.sin(angle) * Math.cos(lat);
    return [degrees(lon + Math.atan2(y, x)), degrees(Math.asin(Math.min(1, Math.max(-1, sine))))];
  });
  return unwrapped(points);
}

const CIRCLE_PARTS = 180;

/** Shifts each longitude by whole turns until it is nearest to the previous one. The first is between -180 and 180. */
export function unwrapped(points: readonly Position[]): Position[] {
  let previous: number | undefined;
  return points.map(([lon = 0, lat = 0]) => {
    const near = previous === undefined ? wrapped(lon) : lon + 360 * Math.round((previous - lon) / 360);
    previous = near;
    return [near, lat];
  });
}

/** Returns the longitude shifted to between -180 and 180. */
export const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180;
