/** Demand as dots below the airports; world events and campaigns as labelled marks above them. */
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { REGULAR, SEMIBOLD } from "./fonts.ts";
import type { Palette } from "./palette.ts";

export function demandLayers({ demandHigh, demandLow, text, halo }: Palette): LayerSpecification[] {
  const bySign = (high: string, low: string): ExpressionSpecification => ["case", ["get", "isHigh"], high, low];
  const radius = (small: number, large: number): ExpressionSpecification => {
    return ["interpolate", ["linear"], ["get", "change"], 0.02, small, 0.3, large];
  };
  return [
    {
      id: "demand-dots",
      type: "circle",
      source: "demand",
      // When zoomed out, only the largest differences are shown, because there are many airports.
      filter: [">=", ["get", "change"], ["step", ["zoom"], 0.1, 3, 0.07, 4.5, 0]],
      paint: {
        "circle-color": bySign(demandHigh, demandLow),
        "circle-radius": ["interpolate", ["linear"], ["zoom"], 0, radius(1, 5), 6, radius(5, 18)],
        // Low demand is a ring, because colour must not be the only sign, and world events are full dots of a similar colour.
        "circle-opacity": ["case", ["get", "isHigh"], 0.7, 0.1],
        "circle-stroke-color": bySign(demandHigh, demandLow),
        "circle-stroke-width": 1.25,
      },
    },
    {
      id: "demand-labels",
      type: "symbol",
      source: "demand",
      minzoom: 4.5,
      layout: { ...REGULAR, "text-field": ["get", "label"], "text-size": 10, "text-offset": [0, -1.2] },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.5 },
    },
  ];
}

export function eventLayers({ event, outline, text, halo }: Palette): LayerSpecification[] {
  const opacity: ExpressionSpecification = ["case", ["get", "isRunning"], 1, 0.55];
  return [
    {
      id: "event-dots",
      type: "circle",
      source: "events",
      paint: {
        "circle-color": event,
        "circle-radius": 6,
        "circle-opacity": opacity,
        "circle-stroke-color": outline,
        "circle-stroke-width": 2,
      },
    },
    {
      id: "event-labels",
      type: "symbol",
      source: "events",
      layout: {
        ...SEMIBOLD,
        "text-field": ["get", "label"],
        "text-size": 11,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.9,
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 2, "text-opacity": 0.9 },
    },
  ];
}

/** Campaigns as a ring around the airport, which leaves its dot visible. */
export function campaignLayers({ campaign, text, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: "campaign-rings",
      type: "circle",
      source: "campaigns",
      paint: {
        "circle-color": "rgba(0, 0, 0, 0)",
        "circle-radius": ["interpolate", ["linear"], ["zoom"], 0, 7, 6, 11],
        "circle-stroke-color": campaign,
        "circle-stroke-width": 3,
      },
    },
    {
      id: "campaign-labels",
      type: "symbol",
      source: "campaigns",
      layout: {
        ...SEMIBOLD,
        "text-field": ["get", "label"],
        "text-size": 11,
        // The first choice is above, because the airport's name is below.
        "text-variable-anchor": ["bottom", "left", "right", "top"],
        "text-radial-offset": 1.1,
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 2, "text-opacity": 0.9 },
    },
  ];
}
