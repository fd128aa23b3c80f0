/**
 * Airports as dots by size. Where the player sees jobs, dots are larger and have the number of jobs. Names appear where there is
 * room.
 */
import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import { REGULAR, SEMIBOLD } from "./fonts.ts";
import type { Palette } from "./palette.ts";

const LABEL_BELOW = { "text-anchor": "top" as const, "text-offset": [0, 0.8] as [number, number] };

/** Name of a state of the whole map, which is true while a plane is selected: airports then differ by its reach. */
export const REACHING = "reaching";
const WITH_PLANE: ExpressionSpecification = ["global-state", REACHING];

const LARGE_LAST = { "circle-sort-key": ["-", ["get", "size"]] as ExpressionSpecification };

/** Returns an expression with a value for each airport size. */
const bySize = (large: number, medium: number, small: number): ExpressionSpecification => {
  return ["match", ["get", "size"], 0, large, 1, medium, small];
};

const [FAR, NEAR, NEAREST] = [bySize(1.6, 0.9, 0.5), bySize(3.4, 1.9, 1.2), bySize(7, 5, 3.5)];
const RADIUS: ExpressionSpecification = ["interpolate", ["exponential", 1.4], ["zoom"], 0, FAR, 4, NEAR, 8, NEAREST];
const FAINT = bySize(1, 0.6, 0.35);

export const airportLayers = (palette: Palette): LayerSpecification[] => [
  ...airportDots(palette),
  ...poolDots(palette),
  ...labels(palette),
];

function airportDots({ airport, reachable, maybe, beyond }: Palette): LayerSpecification[] {
  return [
    {
      id: "airports",
      type: "circle",
      source: "airports",
      layout: LARGE_LAST,
      paint: {
        "circle-color": ["case", WITH_PLANE, beyond, airport],
        "circle-radius": RADIUS,
        // Without this, thousands of small dots would outshine the large ones.
        "circle-opacity": ["interpolate", ["linear"], ["zoom"], 1, FAINT, 4, ["case", WITH_PLANE, 0.6, 1]],
      },
    },
    {
      id: "reachable",
      type: "circle",
      source: "reach",
      layout: LARGE_LAST,
      paint: {
        "circle-color": ["match", ["get", "reach"], "sure", reachable, maybe],
        "circle-radius": RADIUS,
        "circle-opacity": ["interpolate", ["linear"], ["zoom"], 1, FAINT, 4, 1],
      },
    },
  ];
}

/** The airports whose jobs the player sees, and the selected airport. */
function poolDots({ pool, home, base, selected, outline }: Palette): LayerSpecification[] {
  return [
    {
      id: "pool-dots",
      type: "circle",
      source: "pool",
      paint: {
        "circle-color": ["match", ["get", "kind"], "home", home, pool],
        "circle-radius": ["interpolate", ["linear"], ["zoom"], 0, 3.5, 6, 7],
        "circle-stroke-color": ["case", ["get", "isBase"], base, outline],
        "circle-stroke-width": ["case", ["get", "isBase"], 4, 1.5],
      },
    },
    {
      id: "chosen",
      type: "circle",
      source: "chosen",
      paint: {
        "circle-color": "rgba(0, 0, 0, 0)",
        "circle-radius": ["interpolate", ["linear"], ["zoom"], 0, 9, 6, 13],
        "circle-stroke-color": selected,
        "circle-stroke-width": 2.5,
      },
    },
  ];
}

function labels({ text, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: "airport-labels",
      type: "symbol",
      source: "airports",
      minzoom: 3.4,
      filter: ["<=", ["get", "size"], ["step", ["zoom"], 0, 5.2, 1, 7, 2]],
      layout: {
        ...REGULAR,
        ...LABEL_BELOW,
        "text-field": ["step", ["zoom"], ["get", "name"], 6, ["concat", ["get", "name"], " ", ["get", "icao"]]],
        "text-size": 11,
        "text-padding": 6,
        "symbol-sort-key": ["get", "size"],
      },
      paint: {
        "text-color": text,
        "text-opacity": 0.85,
        "text-halo-color": halo,
        "text-halo-width": 1.5,
      },
    },
    {
      id: "pool-labels",
      type: "symbol",
      source: "pool",
      layout: {
        ...SEMIBOLD,
        // Moves the label to another side of the dot if a plane covers the usual one.
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.8,
        "text-field": [
          "format",
          ["get", "name"],
          {},
          ["case", ["==", ["get", "jobs"], ""], "", ["concat", "\n", ["get", "jobs"]]],
          { "font-scale": 0.85, "text-font": ["literal", REGULAR["text-font"]] },
        ],
        "text-size": 12,
        "symbol-sort-key": ["match", ["get", "kind"], "home", 0, 1],
      },
      paint: { "text-color": text, "text-halo-color": halo, "text-halo-width": 1.8 },
    },
  ];
}
