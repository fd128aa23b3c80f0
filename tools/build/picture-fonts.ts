/** Writes the fonts of preview pictures beside a client: the renderer reads neither variable fonts nor woff2. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURE_LETTERS, PICTURE_WEIGHTS } from "@outbound/kit/pictures/drawn-text.ts";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { ROOT } from "../repository.ts";

/** Returns the font files, with names sorted in the order in which the renderer should look for a letter. */
export async function pictureFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  for (const [part, ranges] of Object.entries(PICTURE_LETTERS)) {
    const file = `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
    const source = await readFile(join(ROOT, "node_modules", file));
    for (const wght of PICTURE_WEIGHTS) {
      const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
      fonts.set(`${fonts.size}-${part}-${wght}.ttf`, await subsetFont(source, lettersOf(ranges), options));
    }
  }
  return fonts;
}

const lettersOf = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(""),
    )
    .join("");

/** The Vite plugin. */
export function writePictureFonts(): Plugin {
  return {
    name: "picture-fonts",
    apply: "build",
    async generateBundle() {
      for (const [name, source] of await pictureFonts()) {
        this.emitFile({ type: "asset", fileName: `fonts/${name}`, source });
      }
    },
  };
}
