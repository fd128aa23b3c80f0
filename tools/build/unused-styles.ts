/** Removes the styles of unused Mantine components from a built client, because Mantine's sheet has those of all components. */
import { transform } from "lightningcss";
import type { Plugin } from "vite";

/** Names of Mantine's classes and animations, both in its sheet and in its components' code. */
const NAME = /\bm_[0-9a-f]{6,8}\b/g;

/** Vite plugin: works on the built code, which contains the names of the components that are used. */
export function withoutUnusedStyles(): Plugin {
  return {
    name: "without-unused-styles",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const used = new Set(files.flatMap((file) => (file.type === "chunk" ? (file.code.match(NAME) ?? []) : [])));
      for (const file of files) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = usedStyles(String(file.source), used);
      }
    },
  };
}

/** Minifies the sheet and removes animations that are not in `used`, and rules in which all selectors need an unused class. */
export function usedStyles(sheet: string, used: ReadonlySet<string>): string {
  const unusedSymbols = [...new Set(sheet.match(NAME))].filter((name) => !used.has(name));
  return transform({ filename: "sheet.css", code: Buffer.from(sheet), minify: true, unusedSymbols }).code.toString();
}
