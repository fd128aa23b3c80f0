/** Routes of jobs, of flights and of the selected plane's queue. The stops of the queue are above the airports. */
import type { LayerSpecification, LineLayerSpecification } from "maplibre-gl";
import { SEMIBOLD } from "./fonts.ts";
import type { Palette } from "./palette.ts";

/** Returns a layer of lines for the features of one kind. */
const lines = (
  id: string,
  source: string,
  kind: string,
  paint: LineLayerSpecification["paint"],
): LineLayerSpecification => ({
  id,
  type: "line",
  source,
  filter: ["==", ["get", "kind"], kind],
  layout: { "line-cap": paint?.["line-dasharray"] === undefined ? "round" : "butt" },
  paint: paint ?? {},
});

export function wayLayers({ job, picked, hinted, own, selected }: Palette): LayerSpecification[] {
  return [
    lines("open-jobs", "jobs", "open", { "line-color": job, "line-width": 1.2, "line-opacity": 0.55 }),
    lines("other-routes", "routes", "others", { "line-color": own, "line-width": 1, "line-opacity": 0.4 }),
    lines("queued-route", "routes", "queued", {
      "line-color": selected,
      "line-width": 2,
      "line-opacity": 0.9,
      "line-dasharray": [2, 2],
    }),
    lines("flown-route", "routes", "flown", { "line-color": selected, "line-width": 1.5, "line-opacity": 0.6 }),
    lines("planned-route", "routes", "planned", { "line-color": selected, "line-width": 2.5, "line-opacity": 0.9 }),
    {
      id: "trail",
      type: "line",
      source: "trail",
      layout: { "line-cap": "round" },
      paint: { "line-color": selected, "line-width": 3.5, "line-opacity": 0.9 },
    },
    {
      id: "marked-jobs",
      type: "line",
      source: "jobs",
      filter: ["!=", ["get", "kind"], "open"],
      // Jobs to the same airport share a route; the hinted job's is on top.
      layout: { "line-cap": "round", "line-sort-key": ["match", ["get", "kind"], "hinted", 1, 0] },
      paint: {
        "line-color": ["match", ["get", "kind"], "hinted", hinted, picked],
        "line-width": ["match", ["get", "kind"], "hinted", 4, 3],
      },
    },
  ];
}

/** The pay of jobs, above the planes. */
export function payLayers({ text, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: "job-labels",
      type: "symbol",
      source: "jobs",
      filter: ["!=", ["get", "kind"], "open"],
      layout: {
        ...SEMIBOLD,
        "symbol-placement": "line-center",
        "symbol-sort-key": ["match", ["get", "kind"], "hinted", 0, 1],
        "text-field": ["get", "label"],
        "text-size": 12,
        "text-offset": [0, -0.9],
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 2 },
    },
  ];
}

export function stopLayers({ selected, outline }: Palette): LayerSpecification[] {
  return [
    {
      id: "stops",
      type: "circle",
      source: "stops",
      paint: {
        "circle-radius": ["case", [">", ["length", ["get", "numbers"]], 2], 15, 9],
        "circle-color": selected,
        "circle-stroke-color": outline,
        "circle-stroke-width": 1.5,
      },
    },
    {
      id: "stop-numbers",
      type: "symbol",
      source: "stops",
      layout: { ...SEMIBOLD, "text-field": ["get", "numbers"], "text-size": 11, "text-allow-overlap": true },
      paint: { "text-color": outline },
    },
  ];
}
