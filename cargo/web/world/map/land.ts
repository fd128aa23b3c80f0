/** Converts land and borders of land.json to features of the map. */
import type { Feature, Position } from "geojson";

/** The format written by tools/generate/land.ts: lines as steps from point to point, in hundredths of a degree. */
export interface PackedLand {
  readonly land: readonly (readonly (readonly number[])[])[];
  readonly borders: readonly (readonly number[])[];
}

/** Returns one feature of all land and one of all borders, distinguished by `kind`. */
export function landFeatures({ land, borders }: PackedLand): Feature[] {
  return [
    feature("land", { type: "MultiPolygon", coordinates: land.map((rings) => rings.map(unpacked)) }),
    feature("border", { type: "MultiLineString", coordinates: borders.map(unpacked) }),
  ];
}

const feature = (kind: string, geometry: Feature["geometry"]): Feature => ({
  type: "Feature",
  properties: { kind },
  geometry,
});

function unpacked(steps: readonly number[]): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    line.push([x / 100, y / 100]);
  }
  return line;
}
