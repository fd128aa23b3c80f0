/** The map's style: its sources, all empty at first, and what is drawn of them in which order. */
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import { airportLayers, REACHING } from "./airport-layers.ts";
import { groundLayers } from "./ground-layers.ts";
import { PALETTES, type Scheme } from "./palette.ts";
import { planeLayers } from "./plane-layers.ts";
import { stopLayers, wayLayers } from "./way-layers.ts";

export const SOURCES = [
  "land",
  "night",
  "rings",
  "routes",
  "jobs",
  "airports",
  "reach",
  "pool",
  "stops",
  "chosen",
  "standing",
  "flying",
] as const;
export type SourceId = (typeof SOURCES)[number];

/** Of these, what is pointed at can be picked; what comes first wins. */
export const PICKABLE = ["flying", "standing", "pool-dots", "airports"] as const;

export { REACHING };

export type ProjectionName = "globe" | "mercator";

export function styleOf(scheme: Scheme, projection: ProjectionName): StyleSpecification {
  return {
    version: 8,
    projection: { type: projection },
    // Nothing fades: each picture on the way would be one more to draw.
    transition: { duration: 0, delay: 0 },
    state: { [REACHING]: { default: false } },
    sources: Object.fromEntries(SOURCES.map((id) => [id, emptySource()])),
    sky: skyOf(scheme),
    layers: layersOf(scheme),
  };
}

export const skyOf = (scheme: Scheme) => ({
  "sky-color": PALETTES[scheme].sky,
  "atmosphere-blend": ["interpolate", ["linear"], ["zoom"], 0, 0.5, 4, 0] as ExpressionSpecification,
});

const emptySource = (): GeoJSONSourceSpecification => ({
  type: "geojson",
  data: { type: "FeatureCollection", features: [] },
});

/** From the ground up. Only colours and the icons' names differ between the schemes. */
export function layersOf(scheme: Scheme): LayerSpecification[] {
  const palette = PALETTES[scheme];
  return [
    ...groundLayers(palette),
    ...wayLayers(palette),
    ...airportLayers(palette),
    ...stopLayers(palette),
    ...planeLayers(palette, scheme),
  ];
}
