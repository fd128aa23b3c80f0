/**
 * Finds the words that GLOSSARY.md replaces. `node tools/checks/words.ts [path…]` prints every occurrence below the paths, and
 * their number.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { files, ROOT } from "../repository.ts";

interface WordList {
  /**
   * `word` is a regular expression for whole words in lower case, `use` the replacement, and `below` the beginnings of paths in
   * which alone it is replaced.
   */
  readonly words: readonly { readonly word: string; readonly use: string; readonly below?: readonly string[] }[];
  /** `file` is the beginning of a path, and `word` a regular expression for the words that are allowed there. */
  readonly allowed: readonly { readonly file: string; readonly word: string; readonly why: string }[];
}

const WORD_LIST: WordList = JSON.parse(readFileSync(join(ROOT, "tools/checks/words.json"), "utf8"));

const PATTERNS = WORD_LIST.words.map(({ word, use, below = [""] }) => ({
  pattern: new RegExp(`\\b(?:${word})\\b`, "g"),
  use,
  below,
}));
const ANY = new RegExp(`\\b(?:${WORD_LIST.words.map(({ word }) => word).join("|")})\\b`);

/** Handwritten texts. Generated files follow from their sources. */
const WRITTEN = ["**/*.{ts,tsx,js,py,md,css,html,yml}", ".github/**/*.{yml,md}"];
const GENERATED = /(?:^|\/)(?:(?:contract|[a-z]+-contract)\.ts|outbound\/[a-z]+_(?:api|types)\.py)$/;

/** Returns `path:line "word": write …` for each occurrence, also within names: `mendAll` contains the word `mend`. */
export function wordFaults(path: string, source: string): string[] {
  const allowed = WORD_LIST.allowed
    .filter(({ file }) => path.startsWith(file))
    .map(({ word }) => new RegExp(`^(?:${word})$`));
  const patterns = PATTERNS.filter(({ below }) => below.some((start) => path.startsWith(start)));
  const isAllowed = (word: string) => allowed.some((pattern) => pattern.test(word));
  return wordsOfNames(source)
    .split("\n")
    .flatMap((line, index) => {
      if (!ANY.test(line)) return [];
      return patterns.flatMap(({ pattern, use }) =>
        [...line.matchAll(pattern)]
          .filter(([word]) => !isAllowed(word))
          .map(([word]) => `${path}:${index + 1} "${word}": write ${use}`),
      );
    });
}

/** Returns the text in lower case, with names in camelCase, snake_case and kebab-case split into words. Lines stay. */
const wordsOfNames = (source: string): string =>
  source
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase();

/** Returns every fault in the repository's own texts below the paths, or in all of them without a path. */
export function faultsBelow(below: readonly string[]): string[] {
  return [...files(WRITTEN)]
    .filter(([path]) => !GENERATED.test(path) && (below.length === 0 || below.some((start) => path.startsWith(start))))
    .flatMap(([path, source]) => wordFaults(path, source));
}

if (import.meta.main) {
  const faults = faultsBelow(process.argv.slice(2));
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} words to replace`);
}
