/** Finds the installed packages that others need, from package-lock.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../repository.ts";

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** Returns the entries of the lock file by folder from the root, such as `node_modules/pg`. */
export const lockedPackages = (): Locked =>
  (JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as { packages: Locked }).packages;

/**
 * Returns the folders of these packages and of all their dependencies, sorted and without workspaces. Each name is as a file of
 * the workspace `from` imports it. Throws if one is not in the lock file.
 */
export function neededPackages(names: Iterable<readonly [name: string, from: string]>, locked: Locked): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const place = placeOf(name, from, locked);
    if (place === undefined) throw new Error(`package-lock.json has no ${name}, which ${from} needs`);
    if (found.has(place) || locked[place]?.link) return;
    found.add(place);
    for (const each of Object.keys(locked[place]?.dependencies ?? {})) add(each, place);
  };
  for (const [name, from] of names) add(name, from);
  return [...found].sort();
}

/** Resolves like Node: beside the importing package, then in each folder above. */
function placeOf(name: string, from: string, locked: Locked): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (locked[place] !== undefined) return place;
    if (folder === "") return undefined;
  }
}
