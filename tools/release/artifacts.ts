/** Writes the files of a release: the packages of clients/, a list of all parts, and checksums of both. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths, ROOT } from "../repository.ts";

/** The folder is not in git. */
const FOLDER = join(ROOT, "release");

/** How each package of clients/ is built, by the name of its build script. */
const BUILDERS = [
  { script: "pack.ts", program: process.execPath },
  { script: "build_wheel.py", program: process.env.PYTHON ?? "python3" },
];

/** Returns the paths from the root of the scripts that build packages. */
export const packageScripts = (): string[] => paths(BUILDERS.map(({ script }) => `clients/*/${script}`));

/** Empties the folder, writes all files and returns their names. */
export function writeArtifacts(version: string): string[] {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const path of packageScripts()) {
    const program = BUILDERS.find(({ script }) => path.endsWith(`/${script}`))?.program ?? process.execPath;
    execFileSync(program, [join(ROOT, path), FOLDER], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  }
  writeFileSync(join(FOLDER, `outbound-${version}.cdx.json`), partsList());
  const sums = readdirSync(FOLDER)
    .sort()
    .map(
      (name) =>
        `${createHash("sha256")
          .update(readFileSync(join(FOLDER, name)))
          .digest("hex")}  ${name}\n`,
    );
  writeFileSync(join(FOLDER, "SHA256SUMS"), sums.join(""));
  return readdirSync(FOLDER).sort();
}

/** Lists all packages that the services and their clients need, in CycloneDX format, from package-lock.json. */
function partsList(): string {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  const written = execFileSync("npm", args, {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const document = JSON.parse(written);
  // npm would use the name of the folder.
  document.metadata.component.name = "outbound";
  const text = `${JSON.stringify(document, undefined, 2)}\n`;
  if (text.includes(ROOT)) throw new Error("the list of parts names a folder of this machine");
  return text;
}
