/**
 * `node tools/deploy/runtime-folder.ts FOLDER`: writes a folder with everything that both services need to run: their files, the
 * built clients, the packages that they import. Node and this folder suffice to start them. The image is made from it.
 */
import { cp, mkdir, symlink } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { lockedPackages, neededPackages } from "../build/locked-packages.ts";
import { files, games, packageJson, paths, ROOT, workspaces } from "../repository.ts";
import { type ImportGraph, importGraph } from "../run/import-graph.ts";

/** The services, and the program that sets an admin's password. */
const PROGRAMS = ["space/main.ts", "cargo/main.ts", "cargo/admin.ts"];

/** Files that they read without importing them. */
const READ = ["LICENSE", "package.json", "{kit,space,cargo}/store/**/*.sql"];

interface RuntimeParts {
  /** Paths of files from the root. */
  readonly files: readonly string[];
  /** Workspaces of these files. */
  readonly workspaces: readonly string[];
  /** Folders of packages from the root. */
  readonly packages: readonly string[];
}

/** Returns what the programs need, according to their imports. */
export function runtimeParts(): RuntimeParts {
  const names = new Map(workspaces().map((folder) => [packageJson(folder).name, folder]));
  const graph = importGraph(files(workspaces().map((folder) => `${folder}/**/*.{ts,js,json}`)), names);
  const needed = [...new Set(PROGRAMS.flatMap((program) => [...graph.closureOf(program)]))].sort();
  const used = workspaces().filter((folder) => needed.some((path) => path.startsWith(`${folder}/`)));
  return {
    files: [
      ...paths(READ).filter((path) => !path.includes("/testing/")),
      ...used.map((folder) => `${folder}/package.json`),
      ...needed,
    ],
    workspaces: used,
    packages: neededPackages(importedPackages(needed, graph, used), lockedPackages()),
  };
}

/**
 * Returns each imported package with the workspace of the importing file. A string after the word "from" is not always a package.
 */
function importedPackages(paths: readonly string[], graph: ImportGraph, used: readonly string[]): [string, string][] {
  return used.flatMap((folder) => {
    const own = paths.filter((path) => path.startsWith(`${folder}/`));
    const imported = new Set(own.flatMap((path) => [...graph.packagesOf(path)].map(packageOf)));
    const declared = Object.keys(packageJson(folder).dependencies ?? {});
    return declared.filter((name) => imported.has(name)).map((name): [string, string] => [name, folder]);
  });
}

/** Returns `@fastify/swagger-ui` for `@fastify/swagger-ui/package.json`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Copies the files, the built clients and the guide to the folder, and links the workspaces by their names. */
async function writeRuntimeFolder(target: string): Promise<void> {
  const parts = runtimeParts();
  const clients = games().map((game) => `${game}/web/dist`);
  for (const path of [...parts.files, ...clients, "docs/dist", ...parts.packages]) {
    await cp(join(ROOT, path), join(target, path), { recursive: true });
  }
  for (const folder of parts.workspaces) {
    const link = join(target, "node_modules", packageJson(folder).name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(target, folder)), link);
  }
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error("name the folder to write: node tools/deploy/runtime-folder.ts FOLDER");
  await writeRuntimeFolder(resolve(target));
}
