/** The lowest layers: water, land, borders, the night, and the range rings of the selected plane. */
import type { LayerSpecification } from "maplibre-gl";
import { REGULAR } from "./fonts.ts";
import type { Palette } from "./palette.ts";

export function groundLayers(palette: Palette): LayerSpecification[] {
  const { ocean, land, border, night, nightOpacity, ring, text, halo } = palette;
  return [
    { id: "ocean", type: "background", paint: { "background-color": ocean } },
    {
      id: "land",
      type: "fill",
      source: "land",
      filter: ["==", ["get", "kind"], "land"],
      paint: { "fill-color": land },
    },
    {
      id: "borders",
      type: "line",
      source: "land",
      filter: ["==", ["get", "kind"], "border"],
      paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 0, 0.4, 6, 1.2] },
    },
    {
      id: "night",
      type: "fill",
      source: "night",
      paint: { "fill-color": night, "fill-opacity": nightOpacity, "fill-antialias": false },
    },
    {
      id: "rings",
      type: "line",
      source: "rings",
      paint: {
        "line-color": ring,
        "line-width": ["match", ["get", "windFactor"], 1, 1.6, 1.1],
        "line-opacity": 0.85,
        "line-dasharray": [4, 3],
      },
    },
    {
      id: "ring-labels",
      type: "symbol",
      source: "rings",
      layout: {
        ...REGULAR,
        "symbol-placement": "line",
        "symbol-spacing": 350,
        "text-field": ["get", "label"],
        "text-size": 11,
        // Beside the line, whose dashes would cross the text.
        "text-offset": [0, -0.8],
        "text-max-angle": 40,
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.5 },
    },
  ];
}
