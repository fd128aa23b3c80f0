/** Planes: parked ones beside their airport, flying ones on their route. */
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { SEMIBOLD } from "./fonts.ts";
import type { Palette, Scheme } from "./palette.ts";

export function planeLayers({ text, halo }: Palette, scheme: Scheme): LayerSpecification[] {
  const paint = { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.5 };
  const kind: ExpressionSpecification = ["get", "kind"];
  return [
    {
      id: "standing",
      type: "symbol",
      source: "standing",
      layout: {
        ...SEMIBOLD,
        "icon-image": ["concat", "parked-", ["get", "shape"], "-", kind, `-${scheme}`],
        "icon-anchor": "bottom",
        "icon-offset": [0, -6],
        "icon-allow-overlap": true,
        "symbol-sort-key": ["match", kind, "selected", 2, "own", 1, 0],
        "text-field": ["get", "count"],
        "text-size": 11,
        "text-anchor": "bottom-left",
        "text-offset": [0.9, -1.1],
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint,
    },
    {
      id: "flying",
      type: "symbol",
      source: "flying",
      layout: {
        ...SEMIBOLD,
        "text-field": ["step", ["zoom"], "", 4, ["get", "name"]],
        "text-size": 11,
        "text-optional": true,
        "icon-image": ["concat", "plane-", ["get", "shape"], "-", kind, `-${scheme}`],
        "icon-rotate": ["get", "heading"],
        "icon-rotation-alignment": "map",
        "icon-pitch-alignment": "map",
        "icon-allow-overlap": true,
        "symbol-sort-key": ["match", kind, "selected", 2, "own", 1, 0],
        "text-anchor": "top",
        "text-offset": [0, 1.1],
      },
      paint,
    },
  ];
}
