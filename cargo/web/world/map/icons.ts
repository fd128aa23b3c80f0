/** The icons of planes, drawn in code: flying and parked. */
import type { Map as MapLibre } from "maplibre-gl";
import { PALETTES, type Palette } from "./palette.ts";

/** Adds all icons that the layers name, for both schemes. */
export function addIcons(map: MapLibre): void {
  for (const [scheme, palette] of Object.entries(PALETTES)) {
    for (const kind of ["selected", "own", "other"] as const) {
      const [size, options] = [SIZES[kind], { pixelRatio: PIXEL_RATIO }];
      map.addImage(`plane-${kind}-${scheme}`, drawn(size, kind, palette), options);
      map.addImage(`parked-${kind}-${scheme}`, drawn(size * 0.85, kind, palette, 45), options);
    }
  }
}

const PIXEL_RATIO = 2;

/** CSS pixels. */
const SIZES = { selected: 34, own: 26, other: 20 } as const;

/** A freighter in a box of 24 by 24, heading up. */
export const FROM_ABOVE =
  "M12 1.2c1 0 1.6 1.2 1.6 2.9v4.3l8 5.2c.4.3.6.7.6 1.1v1.4l-8.6-2.6v4.6l2.4 1.8c.2.2.3.4.3.7v1.2L12 20.7l-4.3 1.1v-1.2c0-.3.1-.5.3-.7l2.4-1.8v-4.6l-8.6 2.6v-1.4c0-.4.2-.8.6-1.1l8-5.2V4.1c0-1.7.6-2.9 1.6-2.9z";

function drawn(size: number, kind: keyof typeof SIZES, palette: Palette, degrees = 0): ImageData {
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
  const shape = new Path2D(FROM_ABOVE);
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.outline;
  context.stroke(shape);
  context.fillStyle = palette[kind];
  context.fill(shape);
  return context.getImageData(0, 0, pixels, pixels);
}
