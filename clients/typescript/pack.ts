/**
 * `node clients/typescript/pack.ts FOLDER`: builds the package and packs it as `outbound-client-<version>.tgz` into the folder,
 * which is made if it is missing. Prints the path of the file.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildClient } from "./build.ts";

const DIST = join(import.meta.dirname, "dist");

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
buildClient(DIST);
console.log(pack(resolve(folder)));
