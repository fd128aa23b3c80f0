/** Builds the package as plain JavaScript with declarations, and packs a built package. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, "../..");

/** Differences between the published package and the workspace, which imports the sources. */
const PUBLISHED = {
  private: undefined,
  scripts: undefined,
  description: "Typed clients of Outbound's space and cargo games, with retries and event streams.",
  engines: { node: ">=20.3" },
  sideEffects: false,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
};

/** Writes the package into a folder and replaces its content. */
export function buildClient(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  execFileSync(process.execPath, [compiler, "--project", HERE, "--outDir", folder], { stdio: "inherit" });
  const json: object = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...json, ...PUBLISHED }, undefined, 2)}\n`);
  copyFileSync(join(HERE, "README.md"), join(folder, "README.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
}

/** Packs the built package in `dist` into a folder, which is created if missing. Returns the path of the file. */
export function pack(dist: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: dist,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return join(folder, packed.trim());
}
