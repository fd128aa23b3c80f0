/** Checks the folders: which sub-folder may import which, how many files a folder may have, and no import cycles. */
import { posix } from "node:path";

/** Greatest number of TypeScript files in a folder. Tests and style sheets do not count. */
const MOST_FILES = 20;

/**
 * The sub-folders of each area, lowest layer first, one row per layer. A folder may import only folders of earlier rows. "."
 * means the files directly in the area; if it is missing, these may import and be imported freely.
 */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "cargo/rules": [
    ["values"],
    ["geography"],
    ["aircraft"],
    ["market"],
    ["jobs"],
    ["flights", "fleet"],
    ["routes", "advice"],
    ["company"],
  ],
  "space/rules": [
    ["values"],
    ["catalog"],
    ["game"],
    ["orders"],
    ["encounters"],
    ["missions"],
    ["advice"],
    ["save", "turn"],
  ],
  "cargo/world": [["state"], ["time"], ["."], ["admin"]],
  "cargo/web": [
    ["aircraft", "live", "start"],
    ["bases", "demand", "history", "queue", "seasons", "selection", "together"],
    ["account", "goals", "jobs", "leaderboard", "notices", "routes"],
    ["company", "fleet", "public"],
    ["admin", "market", "profile", "world"],
    ["welcome"],
  ],
  "space/web": [
    ["game", "settings"],
    ["forecast", "portrait", "scores"],
    ["orders"],
    ["crew", "encounters", "missions", "prologue", "queue"],
    ["research", "saves", "ship", "turn"],
    ["games", "log", "map"],
    ["ending"],
    ["replay"],
    ["admin", "status"],
  ],
  kit: [
    ["clock", "rules", "observe"],
    ["settings", "store"],
    ["http/origin", "http/answer"],
    ["http/problems"],
    ["http/limits"],
    ["http/request"],
    ["openapi"],
    ["http/app"],
    ["passwords", "sessions", "event-stream"],
    ["host"],
    ["retention"],
    ["idempotency-header"],
    ["table-admin"],
    ["pictures"],
    ["web"],
  ],
  proving: [["bots"], ["harness"], ["play", "browser", "balance", "simulation", "faults", "fuzz", "bench"], ["."]],
  tools: [["build", "checks", "contract", "dev", "generate", "release", "run"], ["deploy"]],
};

/** Returns why a file may not import another one of the same area; undefined if it may. */
export function layerFault(from: string, to: string): string | undefined {
  const area = Object.keys(LAYERS).find((one) => from.startsWith(`${one}/`) && to.startsWith(`${one}/`));
  if (area === undefined || !/\.tsx?$/.test(to)) return undefined;
  const [importer, imported] = [folderIn(area, from), folderIn(area, to)];
  if (importer === undefined || imported === undefined || importer.name === imported.name) return undefined;
  if (imported.row < importer.row) return undefined;
  const [upper, lower] = [`${area}/${imported.name}`, `${area}/${importer.name}`];
  return imported.row === importer.row
    ? `${lower} and ${upper} import neither the other`
    : `the allowed direction is ${upper} → ${lower}`;
}

/** Returns undefined for a file in a folder that no row names. */
function folderIn(area: string, path: string): { readonly name: string; readonly row: number } | undefined {
  const folder = posix.relative(area, posix.dirname(path)) || ".";
  const rows = LAYERS[area] ?? [];
  for (const [row, names] of rows.entries()) {
    const name = names.find((one) => folder === one || folder.startsWith(`${one}/`));
    if (name !== undefined) return { name, row };
  }
  return undefined;
}

/** Returns a sentence for each sub-folder that no row names. Folders used only by tests may be anywhere. */
export function unknownFolders(paths: readonly string[]): string[] {
  const unknown = paths.filter((path) => {
    const area = Object.keys(LAYERS).find((one) => path.startsWith(`${one}/`));
    if (area === undefined || posix.dirname(path) === area || path.includes("/testing/")) return false;
    return folderIn(area, path) === undefined;
  });
  return [...new Set(unknown.map((path) => posix.dirname(path)))].map(
    (folder) => `${folder} has no place in LAYERS of tools/checks/folders.ts`,
  );
}

/** Returns a sentence for each folder with too many files. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (/\.test\.tsx?$/.test(path)) continue;
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} source files: at most ${MOST_FILES}, so make sub-folders`);
}

/** Returns a sentence for each import cycle; `graph` has the files that each file imports. */
export function importCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push(`import cycle: ${[...path.slice(start), file].join(" → ")}`);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const imported of graph.get(file) ?? []) walk(imported);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return cycles;
}
