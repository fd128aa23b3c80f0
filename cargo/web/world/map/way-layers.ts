/** Ways: where jobs lead, what planes fly, and the queue of the selected plane; and above the airports its stops. */
import type { LayerSpecification } from "maplibre-gl";
import { SEMIBOLD } from "./fonts.ts";
import type { Palette } from "./palette.ts";

export function wayLayers({ job, picked, hinted, own, selected, text, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: "open-jobs",
      type: "line",
      source: "jobs",
      filter: ["==", ["get", "kind"], "open"],
      layout: { "line-cap": "round" },
      paint: { "line-color": job, "line-width": 1.2, "line-opacity": 0.55 },
    },
    {
      id: "other-routes",
      type: "line",
      source: "routes",
      filter: ["==", ["get", "kind"], "others"],
      paint: { "line-color": own, "line-width": 1, "line-opacity": 0.4 },
    },
    {
      id: "queued-route",
      type: "line",
      source: "routes",
      filter: ["==", ["get", "kind"], "queued"],
      paint: { "line-color": selected, "line-width": 2, "line-opacity": 0.9, "line-dasharray": [2, 2] },
    },
    {
      id: "flown-route",
      type: "line",
      source: "routes",
      filter: ["==", ["get", "kind"], "flown"],
      layout: { "line-cap": "round" },
      paint: { "line-color": selected, "line-width": 2.5, "line-opacity": 0.9 },
    },
    {
      id: "marked-jobs",
      type: "line",
      source: "jobs",
      filter: ["!=", ["get", "kind"], "open"],
      // Two jobs to one place have one way: that which is pointed at is on top.
      layout: { "line-cap": "round", "line-sort-key": ["match", ["get", "kind"], "hinted", 1, 0] },
      paint: {
        "line-color": ["match", ["get", "kind"], "hinted", hinted, picked],
        "line-width": ["match", ["get", "kind"], "hinted", 4, 3],
      },
    },
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
