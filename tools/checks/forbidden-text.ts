/** Finds words that no file of the repository may contain: unfinished work, switched-off tests, silenced checkers. */

/** Returns a sentence for each occurrence in the file, beginning with `path:line`. */
export function forbiddenTexts(path: string, source: string): string[] {
  if (source.includes("\0")) return [];
  return FORBIDDEN.filter(({ within }) => within.test(path)).flatMap(({ pattern, why }) =>
    [...source.matchAll(pattern)].map((found) => {
      const line = source.slice(0, found.index).split("\n").length;
      return `${path}:${line} has "${found[0]}": ${why}`;
    }),
  );
}

/** Character classes of a single letter keep this file from matching its own patterns. */
const FORBIDDEN: readonly { readonly within: RegExp; readonly pattern: RegExp; readonly why: string }[] = [
  { within: /./, pattern: /\b(?:TO[D]O|FIX[M]E)\b/g, why: "what is not done is said in the docs" },
  {
    within: /\.test\.tsx?$/,
    pattern: /\.(?:skip|only|todo)\(|\{\s*(?:skip|only|todo):/g,
    why: "every test runs",
  },
  {
    within: /\.(?:[cm]?[jt]sx?|css)$/,
    pattern: /@ts-(?:[i]gnore|[n]ocheck|[e]xpect-error)|biome-[i]gnore/g,
    why: "the checker is right until shown wrong",
  },
];
