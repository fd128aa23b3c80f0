/** Makes the picture of the cargo game's start page: the airports as dots on a flat world map, and a few routes. */
import { geoNaturalEarth1 } from "d3-geo";
import { AIRPORTS, type Airport, isJobAirport, knownAirport } from "../../cargo/rules/geography/airports.ts";
import { placesOnTheWay } from "../../cargo/rules/geography/geodesy.ts";
import { COLUMNS, type DottedWorld, FAR, FAR_CELLS, FIRST_CODE, STEP, WIDTH } from "../../cargo/web/start/dots.ts";

/** Routes between large freight airports that do not cross the edge of the map. */
const ROUTES = [
  ["KMEM", "EDDP"],
  ["KLAX", "ELLX"],
  ["PANC", "KSDF"],
  ["SBGR", "EHAM"],
  ["EDDF", "FAOR"],
  ["EGLL", "OMDB"],
  ["OMDB", "VHHH"],
  ["WSSS", "YSSY"],
] as const;

type Point = readonly [x: number, y: number];

const projection = geoNaturalEarth1().fitWidth(WIDTH, { type: "Sphere" });

export function dottedWorldText(): string {
  const dotsOf = (airports: readonly Airport[]) => packed(airports.map(projected));
  const world: DottedWorld = {
    airports: dotsOf(AIRPORTS.filter(({ icao, size }) => size !== "large" && isJobAirport(icao))),
    largeAirports: dotsOf(AIRPORTS.filter(({ size }) => size === "large")),
    routes: ROUTES.map(([from, to]) => curve(knownAirport(from), knownAirport(to))),
  };
  return `${JSON.stringify(world, null, 2)}\n`;
}

/** Writes one character per dot, row by row: the number of grid places since the previous dot. */
export function packed(places: readonly Point[]): string {
  const cells = new Set(places.map(([x, y]) => Math.round(y / STEP) * COLUMNS + Math.round(x / STEP)));
  let last = 0;
  return [...cells]
    .sort((a, b) => a - b)
    .map((cell) => {
      const gap = cell - last;
      last = cell;
      return FAR.repeat(Math.floor(gap / FAR_CELLS)) + String.fromCharCode(FIRST_CODE + (gap % FAR_CELLS));
    })
    .join("");
}

/** Returns a cubic curve through the points at a third and two thirds of the great circle. */
function curve(from: Airport, to: Airport): string {
  const [start, first, second, end] = placesOnTheWay(from, to, [0, 1 / 3, 2 / 3, 1]).map(projected) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const mixed = (a: number, b: number, c: number, d: number): Point => {
    const at = (axis: 0 | 1) => Math.round((a * start[axis] + b * first[axis] + c * second[axis] + d * end[axis]) / 6);
    return [at(0), at(1)];
  };
  const [one, other] = [mixed(-5, 18, -9, 2), mixed(2, -9, 18, -5)];
  return `M${mixed(6, 0, 0, 0).join(" ")}C${[...one, ...other, ...mixed(0, 0, 0, 6)].join(" ")}`;
}

function projected({ lat, lon }: { readonly lat: number; readonly lon: number }): Point {
  const point = projection([lon, lat]);
  if (point === null) throw new Error(`no place on the map for ${lat}, ${lon}`);
  return point;
}
