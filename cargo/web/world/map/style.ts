/** The map's style: its sources, empty at first, and the order of its layers. */
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import { airportLayers, REACHING } from "./airport-layers.ts";
import { groundLayers } from "./ground-layers.ts";
import { campaignLayers, demandLayers, eventLayers } from "./market-layers.ts";
import { PALETTES, type Scheme } from "./palette.ts";
import { planeLayers } from "./plane-layers.ts";
import { payLayers, stopLayers, wayLayers } from "./way-layers.ts";

export const SOURCES = [
  "land",
  "night",
  "rings",
  "routes",
  "trail",
  "jobs",
  "demand",
  "airports",
  "reach",
  "pool",
  "events",
  "campaigns",
  "stops",
  "chosen",
  "standing",
  "flying",
] as const;
export type SourceId = (typeof SOURCES)[number];

/** The layers whose features can be clicked, the topmost first. */
export const PICKABLE = ["flying", "standing", "pool-dots", "airports"] as const;

export { REACHING };

export type ProjectionName = "globe" | "mercator";

export function styleOf(scheme: Scheme, projection: ProjectionName): StyleSpecification {
  return {
    version: 8,
    projection: { type: projection },
    // Transitions are off, because each intermediate picture would have to be drawn.
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

/** Returns the layers from the lowest to the topmost. Those of the two schemes differ only in colours and names of icons. */
export function layersOf(scheme: Scheme): LayerSpecification[] {
  const palette = PALETTES[scheme];
  return [
    ...groundLayers(palette),
    ...demandLayers(palette),
    ...wayLayers(palette),
    ...airportLayers(palette),
    ...campaignLayers(palette),
    ...eventLayers(palette),
    ...stopLayers(palette),
    ...planeLayers(palette, scheme),
    ...payLayers(palette),
  ];
}
