/** Computes where it is night: the sun's position at an instant, and the part of the Earth that its light does not reach. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Feature, Polygon, Position } from "geojson";
import { degrees, EARTH_RADIUS_KM, type Place, radians } from "../../../rules/geography/geodesy.ts";
import { circleAround, wrapped } from "../great-circle.ts";

/**
 * Returns the place where the sun is in the zenith, by the low-precision formulas of the Astronomical Almanac. They are exact to
 * a hundredth of a degree from 1950 to 2050, and no error is visible for centuries around.
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

/** Noon of 1 January 2000, the epoch of the formulas. */
const J2000 = Date.UTC(2000, 0, 1, 12);

/** Degrees of the sun below the horizon at which each shade starts: sunset, and the end of dusk. */
const DEPTHS = [0.8, 9];

/** Returns the night as overlapping shades, from the largest to the darkest. */
export function nightShades(simTime: number): Feature<Polygon>[] {
  const sun = sunAt(simTime);
  const midnight = { lat: -sun.lat, lon: wrapped(sun.lon + 180) };
  return DEPTHS.map((depth) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: [cap(midnight, 90 - depth)] },
  }));
}

/**
 * Returns the ring around all places within `radius` degrees (at most 90), for a flat map. If it contains a pole, the ring is
 * closed over the pole.
 */
function cap(center: Place, radius: number): Position[] {
  const ring = circleAround(center, radians(radius) * EARTH_RADIUS_KM);
  const [start = 0] = ring[0] ?? [];
  const [end = 0] = ring.at(-1) ?? [];
  if (Math.abs(end - start) < 180) return [...ring.slice(0, -1), ring[0] ?? []];
  const pole = center.lat > 0 ? 90 : -90;
  return [...ring, [end, pole], [start, pole], ring[0] ?? []];
}
