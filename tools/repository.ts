/** Where the repository is, which workspaces and games it holds, and the text of its files. */
import { globSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");

/** For NODE_COMPILE_CACHE: from the second start on Node need not strip the types again, which halves the time and saves 20 MB. */
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

/** Paths from the root, with forward slashes, to the text of the file. */
export type Files = ReadonlyMap<string, string>;

/** The package.json of the root, or of the workspace in `folder`. */
export function packageJson(folder = "."): PackageJson {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/** The folders of the npm workspaces, as the root's package.json lists them. */
export function workspaces(): readonly string[] {
  return packageJson().workspaces ?? [];
}

/** The workspaces that are games: all except kit, proving, examples, tools and the clients. */
export function games(): string[] {
  const others = ["kit", "proving", "examples", "tools"];
  return workspaces().filter((folder) => !others.includes(folder) && !folder.startsWith("clients/"));
}

/** The paths that match, sorted, without what is installed, built or saved by a running service. */
export function paths(patterns: readonly string[]): string[] {
  const found = globSync([...patterns], {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/dist/**", "data/**", "*/data/**", "coverage/**"],
  });
  return found.map((path) => path.split(sep).join("/")).sort();
}

/** The files that match, read whole. */
export function files(patterns: readonly string[]): Files {
  return new Map(paths(patterns).map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
}
