/** Determines which files and packages each file of the repository needs when it runs. */
import { posix } from "node:path";
import type { Files } from "../repository.ts";

export interface ImportGraph {
  /** Returns the file and every file that it imports or starts as a script, directly or indirectly. */
  closureOf(path: string): ReadonlySet<string>;
  /** Returns the packages and Node modules that the file itself imports, as written. */
  packagesOf(path: string): ReadonlySet<string>;
}

/**
 * `packages` maps names of workspaces to their folders. Every string that names a file counts as an import, so that scripts
 * started as processes are found too: the graph may have an edge too many, but never one too few.
 */
export function importGraph(files: Files, packages: ReadonlyMap<string, string>): ImportGraph {
  const edges = new Map<string, ReadonlySet<string>>();
  const edgesOf = (path: string): ReadonlySet<string> => {
    const known = edges.get(path);
    if (known !== undefined) return known;
    const named = [...codeOf(files, path).matchAll(STRING)].flatMap(([, text = ""]) => [
      targetOf(path, text, packages),
      // The URL of a script may begin with its name.
      posix.join(posix.dirname(path), text),
    ]);
    const found = new Set(named.filter((target) => files.has(target) && target !== path));
    edges.set(path, found);
    return found;
  };
  return {
    closureOf: (path) => {
      const closure = new Set([path]);
      // Iterating over a set includes elements that are added meanwhile.
      for (const each of closure) for (const target of edgesOf(each)) closure.add(target);
      return closure;
    },
    packagesOf: (path) => {
      const specifiers = [...codeOf(files, path).matchAll(IMPORTED)].map(([, specifier = ""]) => specifier);
      return new Set(specifiers.filter((specifier) => targetOf(path, specifier, packages) === specifier));
    },
  };
}

const STRING = /"([^"\n]+)"/g;
const IMPORTED = /\b(?:from|import|import\.meta\.resolve|require)\s*\(?\s*"([^"\n]+)"/g;
/** Type imports are erased when the file runs, and comments do not count. */
const ERASED = /^(?:import|export) type [^;]*;|^\s*(?:\/\/|\/?\*).*$/gm;

const codeOf = (files: Files, path: string): string => (files.get(path) ?? "").replace(ERASED, "");

function targetOf(from: string, text: string, packages: ReadonlyMap<string, string>): string {
  if (text.startsWith(".")) return posix.join(posix.dirname(from), text);
  const name = [...packages.keys()].find((each) => text === each || text.startsWith(`${each}/`));
  return name === undefined ? text : `${packages.get(name)}${text.slice(name.length) || "/index.ts"}`;
}
