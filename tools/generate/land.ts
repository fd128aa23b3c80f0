/** Makes the cargo client's map of land and country borders from Natural Earth's (public domain) in the npm package world-atlas. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoEquirectangular } from "d3-geo";
import { geoProject } from "d3-geo-projection";
import type { Geometry, LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature, mesh, type Topology } from "topojson-client";

/**
 * A line or ring in steps of a hundredth of a degree (about a kilometre): longitude and latitude of the first point, then the
 * difference of each further point to the previous one.
 */
export type Steps = readonly number[];

export interface Land {
  /** Polygons, each with an outer ring and its lakes. */
  readonly land: readonly (readonly Steps[])[];
  readonly borders: readonly Steps[];
}

export function landText(): string {
  const path = fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json"));
  return textOf(landOf(JSON.parse(readFileSync(path, "utf8"))));
}

/** The topology must have the objects `land` and `countries`. */
export function landOf(topology: Topology): Land {
  const { land, countries } = topology.objects;
  if (land === undefined || countries === undefined) throw new Error("the topology has no land or no countries");
  const shapes = feature(topology, land).features.map(({ geometry }) => geometry);
  return { land: shapes.flatMap(polygonsOf), borders: linesOf(mesh(topology, countries, (a, b) => a !== b)) };
}

/** Writes one line per polygon and border, so that a diff shows changes of the data. */
export function textOf({ land, borders }: Land): string {
  const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join(",\n");
  return `{"land":[\n${lines(land)}\n],"borders":[\n${lines(borders)}\n]}\n`;
}

function polygonsOf(shape: Geometry): Steps[][] {
  const { type, coordinates } = flat(shape) as Polygon | MultiPolygon;
  // A ring of fewer than four points has become a dot or a line, which cannot be filled.
  return (type === "Polygon" ? [coordinates] : coordinates)
    .map((rings) => rings.map(stepsOf).filter((steps) => steps.length >= 2 * 4))
    .filter((rings) => rings.length > 0);
}

function linesOf(shape: Geometry): Steps[] {
  const { type, coordinates } = flat(shape) as LineString | MultiLineString;
  return (type === "LineString" ? [coordinates] : coordinates).map(stepsOf).filter((steps) => steps.length >= 2 * 2);
}

/**
 * Keeps degrees, but cuts at the antimeridian and closes shapes over the poles, as a flat map needs it. A single polygon becomes
 * a plain one.
 */
function flat(shape: Geometry): Geometry {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  return geoProject(shape, degrees);
}

const STEPS_A_DEGREE = 100;

/** Merges points with the same coordinates. */
function stepsOf(line: readonly Position[]): Steps {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lon = 0, lat = 0] of line) {
    const [nextX, nextY] = [Math.round(lon * STEPS_A_DEGREE), Math.round(lat * STEPS_A_DEGREE)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}
