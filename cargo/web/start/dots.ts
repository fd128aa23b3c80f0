/** Decodes the dots of dotted-world.json, written by tools/generate/dotted-world.ts, to an SVG path. */

/** Width of the picture, and spacing of the grid on which all dots lie. */
export const WIDTH = 1000;
export const STEP = 5;
export const COLUMNS = WIDTH / STEP;

/** A character encodes a dot by its distance from the previous one: its code minus this code, in cells of the grid. */
export const FIRST_CODE = 35;
/** Skips FAR_CELLS cells without a dot. */
export const FAR = "~";
export const FAR_CELLS = 91;

export interface DottedWorld {
  readonly airports: string;
  readonly largeAirports: string;
  /** Path data of the routes. */
  readonly routes: readonly string[];
}

/** Returns a zero-length line for each dot, to be drawn with round caps. */
export function dotsPath(packed: string): string {
  let cell = 0;
  return Array.from(packed, (character) => {
    if (character === FAR) {
      cell += FAR_CELLS;
      return "";
    }
    cell += character.charCodeAt(0) - FIRST_CODE;
    return `M${(cell % COLUMNS) * STEP} ${Math.floor(cell / COLUMNS) * STEP}h0`;
  }).join("");
}
