/** The land and the borders as they stand in land.json, in shapes that a map draws. */
import type { Feature, Position } from "geojson";

/** As tools/generate/land.ts writes it: lines in steps of a hundredth of a degree, each from the point before. */
export interface PackedLand {
  readonly land: readonly (readonly (readonly number[])[])[];
  readonly borders: readonly (readonly number[])[];
}

/** One feature of all land and one of all borders, distinguished by `kind`. */
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
