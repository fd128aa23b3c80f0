/** Where it is night: the sun's place above the Earth at an instant, and the caps that it does not reach. */
import type { Feature, Polygon, Position } from "geojson";
import { EARTH_RADIUS_KM, type Place } from "../../../rules/geography/geodesy.ts";
import { circleAround, wrapped } from "../great-circle.ts";

/**
 * Where the sun is in the zenith. By the Astronomical Almanac's low-precision formulas, good to a hundredth of a degree
 * between 1950 and 2050 and to much less than is seen for centuries around.
 */
export function sunAt(simTime: number): Place {
  const days = (simTime - J2000) / DAY_MS;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const ecliptic = radians(meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const obliquity = radians(23.439 - 0.0000004 * days);
  const rightAscension = degrees(Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic)));
  const siderealTime = 280.46062 + 360.98564737 * days;
  return {
    lat: degrees(Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))),
    lon: wrapped(rightAscension - siderealTime),
  };
}

/** Noon of 1 January 2000. */
const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** How far the sun is below the horizon where each shade begins: at sunset, and where dusk is over. */
const DEPTHS = [0.8, 9];

/** The night as shades on top of each other, the deeper the smaller. */
export function nightShades(simTime: number): Feature<Polygon>[] {
  const sun = sunAt(simTime);
  const midnight = { lat: -sun.lat, lon: wrapped(sun.lon + 180) };
  return DEPTHS.map((depth) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [cap(midnight, 90 - depth)] },
  }));
}

/** All places within so many degrees (at most 90) of a center, as a ring on a flat map: closed over the pole that is inside. */
function cap(center: Place, radius: number): Position[] {
  const ring = circleAround(center, radians(radius) * EARTH_RADIUS_KM);
  const [start = 0] = ring[0] ?? [];
  const [end = 0] = ring.at(-1) ?? [];
  if (Math.abs(end - start) < 180) return [...ring.slice(0, -1), ring[0] ?? []];
  const pole = center.lat > 0 ? 90 : -90;
  return [...ring, [end, pole], [start, pole], ring[0] ?? []];
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
