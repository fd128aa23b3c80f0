/** Cuts each font down to the letters and weights that its @font-face names: whole fonts would be larger than the code. */
import { createHash } from "node:crypto";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What a style sheet says about one font file. */
export interface FontFace {
  /** The path in the style sheet. */
  readonly url: string;
  readonly letters: string;
  readonly weight: { readonly min: number; readonly max: number };
}

/** Vite plugin: works on the built files, and gives cut fonts new names. */
export function cutFonts(): Plugin {
  return {
    name: "cut-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const sheet of Object.values(bundle)) {
        if (sheet.type !== "asset" || !sheet.fileName.endsWith(".css")) continue;
        for (const face of fontFacesOf(String(sheet.source))) {
          const font = bundle[face.url.slice(1)];
          if (font?.type !== "asset") continue;
          const source = await cut(Buffer.from(font.source), face);
          const fileName = namedAfter(font.fileName, source);
          delete bundle[font.fileName];
          this.emitFile({ type: "asset", fileName, source });
          sheet.source = String(sheet.source).replaceAll(face.url, `/${fileName}`);
        }
      }
    },
  };
}

const cut = (font: Buffer, { letters, weight }: FontFace): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: "woff2", variationAxes: { wght: weight } });

/** Returns a name with the content's hash: browsers cache the file forever, so another cut needs another name. */
function namedAfter(fileName: string, content: Buffer): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return fileName.replace(/-[\w-]{8}\.woff2$/, `-${hash}.woff2`);
}

/** Returns the faces that have a range of letters and of weights. */
export function fontFacesOf(sheet: string): FontFace[] {
  return [...sheet.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const url = /url\("?([^")]+)"?\)/.exec(rule)?.[1];
    const ranges = /unicode-range:([^;}]+)/i.exec(rule)?.[1];
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+)/.exec(rule) ?? [];
    if (url === undefined || ranges === undefined || min === undefined || max === undefined) return [];
    return [{ url, letters: lettersOf(ranges), weight: { min: Number(min), max: Number(max) } }];
  });
}

/** Returns the letters of a range such as `U+20-7E,U+20AC,U+1??`. */
export function lettersOf(ranges: string): string {
  return ranges
    .split(",")
    .map((range) => {
      const [first = "", last = first] = range.trim().replace(/^u\+/i, "").split("-");
      const [from, to] = [first.replaceAll("?", "0"), last.replaceAll("?", "F")].map((code) =>
        Number.parseInt(code, 16),
      );
      if (from === undefined || to === undefined || !(from <= to))
        throw new Error(`'${range}' is not a range of letters`);
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
    })
    .join("");
}
