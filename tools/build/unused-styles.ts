/** Leaves the styles of Mantine's unused components out of a built client: its sheet is that of all components. */
import { transform } from "lightningcss";
import type { Plugin } from "vite";

/** How Mantine names the classes and animations of its components, in its sheet and in the code of each. */
const NAME = /\bm_[0-9a-f]{6,8}\b/g;

/** Vite's part: works on what was built, whose code has the names of the components that are left. */
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

/** The minified sheet without animations that are not in `used`, and without rules all of whose selectors need such a class. */
export function usedStyles(sheet: string, used: ReadonlySet<string>): string {
  const unusedSymbols = [...new Set(sheet.match(NAME))].filter((name) => !used.has(name));
  return transform({ filename: "sheet.css", code: Buffer.from(sheet), minify: true, unusedSymbols }).code.toString();
}
