/** Great circles on a spherical Earth. */

/** Degrees, north and east positive. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A place on a great circle; `eastward` is the sine of the bearing there: 1 due east, -1 due west. */
export interface PlaceOnTheWay extends Place {
  readonly eastward: number;
}

/** Mean radius of the Earth (IUGG R1). */
export const EARTH_RADIUS_KM = 6371.0088;

/** Returns the kilometres along the great circle, by the haversine formula, which is precise for short distances too. */
export function distanceKm(a: Place, b: Place): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lon = Math.sin(radians(b.lon - a.lon) / 2);
  const haversine = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the places on the great circle at these fractions of the distance, from 0 (start) to 1 (end). */
export function placesOnTheWay(from: Place, to: Place, fractions: readonly number[]): PlaceOnTheWay[] {
  const start = vectorOf(from);
  const course = courseAt(start, vectorOf(to));
  const angle = distanceKm(from, to) / EARTH_RADIUS_KM;
  return fractions.map((fraction) => {
    const [sin, cos] = [Math.sin(angle * fraction), Math.cos(angle * fraction)];
    const [x, y, z] = sum(scaled(start, cos), scaled(course, sin));
    const [dx, dy] = sum(scaled(start, -sin), scaled(course, cos));
    const lon = Math.atan2(y, x);
    return {
      lat: degrees(Math.atan2(z, Math.hypot(x, y))),
      lon: degrees(lon),
      eastward: Math.min(1, Math.max(-1, dy * Math.cos(lon) - dx * Math.sin(lon))),
    };
  });
}

type Vector = readonly [number, number, number];

/** Returns the unit vector of the initial course. To the same place or its antipode every course is right, so it takes north. */
function courseAt(start: Vector, end: Vector): Vector {
  const across = sum(end, scaled(start, -dot(start, end)));
  const length = Math.sqrt(dot(across, across));
  if (length > 1e-12) return scaled(across, 1 / length);
  const north = sum([0, 0, 1], scaled(start, -start[2]));
  return scaled(north, 1 / Math.sqrt(dot(north, north)));
}

function vectorOf({ lat, lon }: Place): Vector {
  const [phi, lambda] = [radians(lat), radians(lon)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const radians = (angle: number): number => (angle * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
