/** The icons of flying and parked planes, drawn in code. */
import type { Map as MapLibre } from "maplibre-gl";
import { outlineOf, SILHOUETTES, type Silhouette } from "../../../rules/aircraft/silhouettes.ts";
import { PALETTES, type Palette } from "./palette.ts";

/** Adds all icons that the layers use, for both colour schemes. */
export function addIcons(map: MapLibre): void {
  for (const [scheme, palette] of Object.entries(PALETTES)) {
    for (const kind of ["selected", "own", "other"] as const) {
      for (const shape of SILHOUETTES) {
        const [size, options] = [SIZES[kind] * SCALES[shape], { pixelRatio: PIXEL_RATIO }];
        map.addImage(`plane-${shape}-${kind}-${scheme}`, drawn(shape, size, palette[kind], palette), options);
        map.addImage(
          `parked-${shape}-${kind}-${scheme}`,
          drawn(shape, size * 0.85, palette[kind], palette, 45),
          options,
        );
      }
    }
  }
}

const PIXEL_RATIO = 2;

/** Sizes in CSS pixels. */
const SIZES = { selected: 34, own: 26, other: 20 } as const;

/** Scale of each silhouette. Large types are larger on the map too, but less so than in reality. */
const SCALES = { single: 0.9, twinprop: 0.95, regional: 1, narrow: 1, wide: 1.1, trijet: 1.1, quad: 1.2 } as const;

function drawn(silhouette: Silhouette, size: number, color: string, { outline }: Palette, degrees = 0): ImageData {
  const pixels = Math.round(size * PIXEL_RATIO);
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to draw on");
  const scale = pixels / 28;
  context.translate(pixels / 2, pixels / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-12, -12);
  const { body, tail } = outlineOf(silhouette);
  const shape = new Path2D(body + tail);
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = outline;
  context.stroke(shape);
  context.fillStyle = color;
  context.fill(shape);
  return context.getImageData(0, 0, pixels, pixels);
}
