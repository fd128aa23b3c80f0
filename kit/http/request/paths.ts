/** Finds the methods that a path supports: Fastify answers 404 where 405 is right. */
import type { FastifyInstance } from "fastify";

export interface KnownPaths {
  /** Returns the methods of the routes that match the path (without query), sorted. */
  methodsOf(path: string): string[];
}

/** Collects the routes declared from now on, except the web client's fallback (a wildcard at the root). */
export function knownPaths(app: FastifyInstance): KnownPaths {
  const patterns = new Map<string, { readonly segments: readonly string[]; readonly methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url === "/*" || url === "*") return;
    const known = patterns.get(url) ?? { segments: url.split("/"), methods: new Set<string>() };
    for (const one of [method].flat()) known.methods.add(one);
    patterns.set(url, known);
  });
  return {
    methodsOf(path) {
      const segments = path.split("/");
      const methods = [...patterns.values()]
        .filter((known) => fits(known.segments, segments))
        .map((one) => [...one.methods]);
      return [...new Set(methods.flat())].sort();
    },
  };
}

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const wildcard = pattern.at(-1) === "*";
  if (wildcard ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every((segment, index) => {
    if (segment === "*") return true;
    return segment.startsWith(":") ? path[index] !== "" : segment === path[index];
  });
}
