/** Computes the changes that a release makes to the repository's files before it runs the generators. */
import { files, packageJson, workspaces } from "../repository.ts";
import { released, unreleased } from "./changelog.ts";

/** The package with the peers of the benchmark has the same version too. */
const PACKAGES = [".", ...workspaces(), "proving/bench/peers"];
const CHANGELOGS = ["CHANGELOG.md", "clients/*/CHANGELOG.md"];

/** Compares semantic versions of three numbers, for sorting. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(".").map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns why this version cannot be released after these tags; undefined if it can. */
export function versionFault(version: string, tags: readonly string[]): string | undefined {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version)) return `${version} is no version like 1.2.3`;
  if (tags.includes(`v${version}`)) return `${version} is released already: there is a tag v${version}`;
  const current = packageJson().version;
  if (compareVersions(version, current) < 0) return `${version} is before ${current}, the version of the packages`;
  if (unreleased(files(["CHANGELOG.md"]).get("CHANGELOG.md") ?? "") === "")
    return "CHANGELOG.md has nothing unreleased";
  return undefined;
}

/** Returns the new texts of the changed files by path from the root. `date` is in the form `2026-11-24`. */
export function releaseEdits(version: string, date: string): ReadonlyMap<string, string> {
  const current = packageJson().version;
  const at = (folder: string, name: string) => (folder === "." ? name : `${folder}/${name}`);
  const edits: [string, string, string][] = [
    ...[...files(CHANGELOGS)].map(edit((text) => released(text, version, date))),
    ...[...files(PACKAGES.map((folder) => at(folder, "package.json")))].map(
      edit((text) => inManifest(text, current, version)),
    ),
    ...[...files(PACKAGES.map((folder) => at(folder, "package-lock.json")))].map(
      edit((text) => inLockFile(text, version)),
    ),
    ...[...files(["clients/*/README.md"])].map(edit((text) => text.replaceAll(`-${current}.tgz`, `-${version}.tgz`))),
  ];
  return new Map(edits.flatMap(([path, before, after]) => (before === after ? [] : [[path, after] as const])));
}

const edit =
  (change: (text: string) => string) =>
  ([path, text]: [string, string]): [string, string, string] => [path, text, change(text)];

/** Replaces the package's own version and those of the workspaces that it names. */
const inManifest = (text: string, from: string, to: string): string =>
  text.replaceAll(/("version"|"@outbound\/[\w-]+"): "([^"]+)"/g, (whole, key, version) =>
    version === from ? `${key}: "${to}"` : whole,
  );

interface LockFile {
  version: string;
  readonly packages: Readonly<Record<string, { version?: string; dependencies?: Record<string, string> }>>;
}

function inLockFile(text: string, version: string): string {
  const lock = JSON.parse(text) as LockFile;
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder.includes("node_modules/")) continue;
    entry.version = version;
    for (const name of Object.keys(entry.dependencies ?? {})) {
      if (name.startsWith("@outbound/") && entry.dependencies !== undefined) entry.dependencies[name] = version;
    }
  }
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}
