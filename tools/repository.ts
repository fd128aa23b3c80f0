/** Locates the repository, its workspaces and games, and reads its files. */
import { globSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");

/** For NODE_COMPILE_CACHE: from the second start on Node need not strip types, which halves the start time and saves 20 MB. */
export const COMPILE_CACHE = join(ROOT, "node_modules", ".cache", "compile");

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Texts of files by path from the root, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** Returns the package.json of the root, or of the workspace in `folder`. */
export function packageJson(folder = "."): PackageJson {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/** Returns the folders of the npm workspaces, in the order of the root's package.json. */
export function workspaces(): readonly string[] {
  return packageJson().workspaces ?? [];
}

/** Returns the workspaces that are games: all except kit, proving, examples, tools and the clients. */
export function games(): string[] {
  const others = ["kit", "proving", "examples", "tools"];
  return workspaces().filter((folder) => !others.includes(folder) && !folder.startsWith("clients/"));
}

/** Returns the matching paths, sorted, without files that are installed, built or written by a running service. */
export function paths(patterns: readonly string[]): string[] {
  const found = globSync([...patterns], {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/dist/**", "data/**", "*/data/**", "coverage/**"],
  });
  return found.map((path) => path.split(sep).join("/")).sort();
}

/** Returns the matching files with their texts. */
export function files(patterns: readonly string[]): Files {
  return new Map(paths(patterns).map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}
