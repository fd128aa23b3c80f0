/**
 * `node clients/typescript/pack.ts FOLDER`: builds the package as plain JavaScript with declarations and packs it as
 * `outbound-client-<version>.tgz` into the folder, which is made if it is missing. Prints the path of the file.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, "../..");
const DIST = join(HERE, "dist");

/** What differs between the package and the workspace: there the sources are imported as they are. */
const PUBLISHED = {
  private: undefined,
  scripts: undefined,
  description: "Typed clients of Outbound's space and cargo games, with retries and event streams.",
  engines: { node: ">=20.3" },
  sideEffects: false,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
};

function build(): void {
  rmSync(DIST, { recursive: true, force: true });
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  execFileSync(process.execPath, [compiler, "--project", HERE], { stdio: "inherit" });
  const json: object = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
  writeFileSync(join(DIST, "package.json"), `${JSON.stringify({ ...json, ...PUBLISHED }, undefined, 2)}\n`);
  copyFileSync(join(HERE, "README.md"), join(DIST, "README.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(DIST, "LICENSE"));
}

function pack(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: DIST,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return join(folder, packed.trim());
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("node clients/typescript/pack.ts FOLDER");
  process.exit(1);
}
build();
console.log(pack(resolve(folder)));
