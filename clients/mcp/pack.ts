/**
 * `node clients/mcp/pack.ts FOLDER`: builds the package as plain JavaScript, including the client and the rules, and packs it as
 * `outbound-mcp-<version>.tgz` into the folder, which is created if missing. Prints the path of the file.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildClient, pack } from "@outbound/client/build.ts";
import { DOCUMENTS } from "./documents.ts";

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, "../..");
const DIST = join(HERE, "dist");

const OWN = "@outbound/client";
/** Bundled, because no registry has the client. All other packages come from the registry. */
const BUNDLED = [OWN, "openapi-fetch", "openapi-typescript-helpers"];

/** Differences between the published package and the workspace, which runs the sources. */
const PUBLISHED = {
  private: undefined,
  scripts: undefined,
  exports: undefined,
  description: "An MCP server with which language models play Outbound's space and cargo games.",
  engines: { node: ">=20.11" },
  bin: { "outbound-mcp": "main.js" },
  bundleDependencies: BUNDLED,
};

function build(): void {
  rmSync(DIST, { recursive: true, force: true });
  execFileSync(process.execPath, [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "--project", HERE], {
    stdio: "inherit",
  });
  chmodSync(join(DIST, "main.js"), 0o755);
  for (const { path } of DOCUMENTS) cpSync(join(ROOT, "docs", path), join(DIST, "docs", path));
  cpSync(join(HERE, "README.md"), join(DIST, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(DIST, "LICENSE"));
  const json: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
  const inside = BUNDLED.map((name) => [name, bundle(name)]);
  const dependencies = { ...json.dependencies, ...Object.fromEntries(inside) };
  writeFileSync(
    join(DIST, "package.json"),
    `${JSON.stringify({ ...json, ...PUBLISHED, dependencies }, undefined, 2)}\n`,
  );
}

/** Copies a package to where npm looks for bundled ones. Returns its version. */
function bundle(name: string): string {
  const place = join(DIST, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  if (name === OWN) buildClient(place);
  else cpSync(join(ROOT, "node_modules", name), place, { recursive: true, dereference: true });
  return JSON.parse(readFileSync(join(place, "package.json"), "utf8")).version;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("node clients/mcp/pack.ts FOLDER");
  process.exit(1);
}
build();
console.log(pack(DIST, resolve(folder)));
