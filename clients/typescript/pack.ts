/**
 * `node clients/typescript/pack.ts FOLDER`: builds the package and packs it as `outbound-client-<version>.tgz` into the folder,
 * which is created if missing. Prints the path of the file.
 */
import { join, resolve } from "node:path";
import { buildClient, pack } from "./build.ts";

const DIST = join(import.meta.dirname, "dist");

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("node clients/typescript/pack.ts FOLDER");
  process.exit(1);
}
buildClient(DIST);
console.log(pack(DIST, resolve(folder)));
