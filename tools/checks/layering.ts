/**
 * Which folder may import which. Dependencies point one way: web → rules, the generated `clients/typescript/<game>-contract.ts`
 * and the reader `clients/typescript/<game>-frames.ts`;
 * api → rules and store; store → rules; rules → nothing; everything → kit; kit → no game; no game → another; nothing → proving;
 * clients → other clients only, so that they can be installed apart; examples → clients only, so that a copy of them works.
 */
import { posix } from "node:path";
import type { Files } from "../repository.ts";
import { crowdedFolders, importCycles, layerFault, unknownFolders } from "./folders.ts";
import { codeOf, importsOf } from "./parsed-source.ts";

/** The folders of a game, and for each the folders of the same game that it may import. */
const GAME_EDGES: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  store: ["rules"],
  world: ["rules", "store"],
  players: ["rules", "store", "world"],
  push: ["rules", "store", "world"],
  api: ["rules", "store", "world", "players", "push"],
  "test-hooks": ["rules", "store", "world", "api"],
  web: ["rules"],
};

/** For each part of the repository, the other parts that it may import. */
const PART_EDGES: Readonly<Record<Part, readonly Part[]>> = {
  kit: [],
  game: ["kit"],
  proving: ["kit", "game"],
  clients: ["clients"],
  examples: ["clients"],
  tools: ["kit", "game", "examples"],
  root: ["kit", "tools"],
};

const OWN_CLIENT = "clients/typescript";

/** Packages that tests of rules may use. */
const RULES_TEST_PACKAGES = ["node:test", "node:assert", "node:assert/strict", "node:fs", "node:url", "fast-check"];

/** Time, randomness and the outside world: rules receive these as values. */
const IMPURE =
  /\b(?:Date\.now|new Date\b|Math\.random|performance\.now|process\.|crypto\.|console\.|globalThis\b|fetch\(|setTimeout\(|setInterval\(|import\()/g;

export interface Layout {
  readonly files: Files;
  /** The workspaces that are games; kit and proving are known by name. */
  readonly games: readonly string[];
  /** Folders of the workspaces by package name. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Returns a sentence for each import in a wrong direction, beginning with `file:line`, and for each fault of the folders. */
export function layeringFaults(layout: Layout): string[] {
  const graph = new Map<string, readonly string[]>();
  const faults = [...layout.files].flatMap(([path, source]) => {
    const place = placeOf(path, layout.games);
    const imports = importsOf(path, source);
    graph.set(
      path,
      imports.flatMap(({ text }) => targetOf(place, text, layout)?.path ?? []),
    );
    const wrong = imports.flatMap(({ text, line }) => {
      const fault = importFault(place, text, layout);
      return fault === undefined ? [] : [`${path}:${line} imports ${text}: ${fault}`];
    });
    return [...wrong, ...folderFaults(place), ...impurities(place, source)];
  });
  const paths = [...layout.files.keys()];
  return [...faults, ...unknownFolders(paths), ...crowdedFolders(paths), ...importCycles(graph)];
}

type Part = "kit" | "game" | "proving" | "clients" | "examples" | "tools" | "root";

interface Place {
  readonly path: string;
  readonly part: Part;
  /** The workspace's folder; empty for a file at the root. */
  readonly top: string;
  /** The folder below a workspace; empty for a file directly in it. */
  readonly folder: string;
  /** True for tests and for code that only tests use. */
  readonly forTests: boolean;
}

function placeOf(path: string, games: readonly string[]): Place {
  const segments = path.split("/");
  const depth = segments[0] === "clients" ? 2 : 1;
  const top = segments.length > depth ? segments.slice(0, depth).join("/") : "";
  const folder = segments.length > depth + 1 ? (segments[depth] ?? "") : "";
  const forTests = /\.test\.tsx?$/.test(path) || segments.slice(0, -1).includes("testing");
  return { path, part: partOf(top, games), top, folder, forTests };
}

function partOf(top: string, games: readonly string[]): Part {
  if (games.includes(top)) return "game";
  if (top.startsWith("clients/")) return "clients";
  return top === "kit" || top === "proving" || top === "examples" || top === "tools" ? top : "root";
}

/** Returns why this import is wrong; undefined if it is right. */
function importFault(from: Place, specifier: string, layout: Layout): string | undefined {
  const target = targetOf(from, specifier, layout);
  if (target === undefined) return packageFault(from, specifier);
  const to = placeOf(target.path, layout.games);
  const worlds = clientFault(from, to);
  if (worlds !== undefined) return worlds;
  if (from.top !== to.top) return acrossFault(from, to, target.byName);
  if (target.byName) return "inside a workspace, imports are relative";
  if (to.forTests && !from.forTests && from.part !== "proving") return "only tests may import tests and testing/";
  const fault = from.part === "game" ? insideGameFault(from, to) : undefined;
  if (fault !== undefined) return fault;
  if (isPure(from) && to.folder !== "rules") return "kit/rules/ imports nothing outside itself";
  return from.forTests ? undefined : layerFault(from.path, to.path);
}

/** Clients run in browsers and services do not, so each may use only its part of kit. */
function clientFault(from: Place, to: Place): string | undefined {
  if (to.part !== "kit" || from.forTests || (from.part !== "kit" && from.part !== "game")) return undefined;
  if (from.folder === "web" && !["web", "rules"].includes(to.folder))
    return "clients take only kit/web/ and kit/rules/ from kit";
  return from.folder !== "web" && to.folder === "web" ? "kit/web/ is for clients" : undefined;
}

/** Returns the imported file and whether it is named by its package; undefined for an npm package. */
function targetOf(from: Place, specifier: string, layout: Layout): { path: string; byName: boolean } | undefined {
  if (specifier.startsWith(".")) return { path: posix.join(posix.dirname(from.path), specifier), byName: false };
  for (const [name, folder] of layout.packages) {
    if (specifier === name || specifier.startsWith(`${name}/`)) {
      return { path: `${folder}${specifier.slice(name.length) || "/index.ts"}`, byName: true };
    }
  }
  return undefined;
}

function packageFault(from: Place, specifier: string): string | undefined {
  if (from.part !== "game" || from.folder !== "rules") return undefined;
  if (!from.forTests) return "rules import nothing outside their own rules/";
  return RULES_TEST_PACKAGES.includes(specifier)
    ? undefined
    : `tests of rules use rules and ${RULES_TEST_PACKAGES.join(", ")} only`;
}

/** Checks an import from one workspace (or tools, or the root) to another. */
function acrossFault(from: Place, to: Place, byName: boolean): string | undefined {
  // A contract's types and the reader of its frames exist once, in the client package.
  const isClient = from.part === "game" && (from.folder === "web" || from.forTests);
  if (isClient && [`${OWN_CLIENT}/${from.top}-contract.ts`, `${OWN_CLIENT}/${from.top}-frames.ts`].includes(to.path)) {
    return undefined;
  }
  if (to.part === "proving") return "nothing imports proving";
  if (from.folder === "rules" && from.part === "game" && !isPure(to)) {
    return "rules import nothing outside their own rules/ and kit/rules/";
  }
  if (from.part === "game" && to.part === "game") return "no game imports another";
  if (from.part === "kit" && to.part === "game") return "kit knows no game";
  if (!PART_EDGES[from.part].includes(to.part)) return `${nameOf(from)} does not import ${nameOf(to)}`;
  if (to.forTests && !from.forTests && from.part !== "proving") return "only tests may import tests and testing/";
  if (!byName && ["game", "proving", "clients", "examples"].includes(from.part)) {
    return "another workspace is imported by its package's name";
  }
  return undefined;
}

function insideGameFault(from: Place, to: Place): string | undefined {
  if (from.folder === to.folder || from.folder === "") return undefined;
  // testing/ has builders of small worlds, which tests of rules may use.
  if (from.folder === "rules" && !(from.forTests && to.folder === "testing")) {
    return "rules import nothing outside their own rules/";
  }
  if (from.forTests) return undefined;
  if (GAME_EDGES[from.folder]?.includes(to.folder)) return undefined;
  // The API may import the settings, which the app uses as one object.
  if (from.folder === "api" && to.path === `${to.top}/settings.ts`) return undefined;
  return `${from.folder}/ does not import ${to.folder === "" ? "the files beside main.ts" : `${to.folder}/`}`;
}

function nameOf(place: Place): string {
  return place.top === "" ? "a file at the root" : place.top;
}

/** A new folder of a game needs a row in the table. */
function folderFaults(place: Place): string[] {
  if (place.part !== "game" || place.folder === "" || place.folder === "testing") return [];
  if (Object.hasOwn(GAME_EDGES, place.folder)) return [];
  return [`${place.path}:1 is in a folder that the table of edges in tools/checks/layering.ts does not know`];
}

/** True for rules that both games share. */
const isPure = ({ part, folder, forTests }: Place): boolean => part === "kit" && folder === "rules" && !forTests;

function impurities(place: Place, source: string): string[] {
  if ((place.part !== "game" && place.part !== "kit") || place.folder !== "rules" || place.forTests) return [];
  const lines = codeOf(place.path, source).split("\n");
  return lines.flatMap((code, index) =>
    [...code.matchAll(IMPURE)].map(
      ([used]) => `${place.path}:${index + 1} uses ${used}: rules are given time, chance and everything else as values`,
    ),
  );
}
