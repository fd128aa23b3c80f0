/** Leaves out of the styles of Mantine what no component of the built client uses: its sheet is that of all components. */
import { transform } from "lightningcss";
import type { Plugin } from "vite";

/** How Mantine names the classes of its components, in its sheet and in the code of each. */
const CLASS = /\bm_[0-9a-f]{6,8}\b/g;

/** Vite's part: works on what was built, whose code names the classes of the components that are left. */
export function withoutUnusedStyles(): Plugin {
  return {
    name: "without-unused-styles",
    apply: "build",
    generateBundle(_options, bundle) {
      const used = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") for (const [name] of file.code.matchAll(CLASS)) used.add(name);
      }
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = usedStyles(String(file.source), used);
      }
    },
  };
}

/** The sheet without the rules all of whose selectors ask for one of Mantine's classes that is not among `used`. */
export function usedStyles(sheet: string, used: ReadonlySet<string>): string {
  const isUnused = (name: string): boolean => name.match(CLASS)?.[0] === name && !used.has(name);
  const { code } = transform({
    filename: "sheet.css",
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const isLeft = rule.value.selectors.some(
            (selector) => !selector.some((part) => part.type === "class" && isUnused(part.name)),
          );
          return isLeft ? undefined : [];
        },
      },
    },
  });
  // The second time finds the conditions that are left with nothing in them.
  return transform({ filename: "sheet.css", code, minify: true }).code.toString();
}
