/** Detects whether an input of the generated files has changed since they were last found up to date. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { files, ROOT } from "../repository.ts";
import { DOCUMENTED_PAGES } from "./documented-pages.ts";

/** Everything that a generator may read in the repository, generated files included. A client's own sources are not inputs. */
const INPUTS = [
  "{kit,space,cargo}/!(web)/**/*.{ts,json,sql}",
  "{kit,space,cargo}/*.{ts,json}",
  "clients/typescript/*-contract.ts",
  "cargo/web/world/land.json",
  "tools/**/*.{ts,json}",
  ...DOCUMENTED_PAGES,
  "docs/{cargo,settings}.md",
  "clients/python/outbound/{*_types,*_api,_version}.py",
  "package.json",
  "package-lock.json",
];

/** Outside git, and removed by a fresh install. */
const CACHE = join(ROOT, "node_modules/.cache/outbound/generated-inputs");

export function inputsHash(): string {
  const hash = createHash("sha256").update(process.version);
  for (const [path, text] of files(INPUTS)) {
    if (!path.endsWith(".test.ts")) hash.update(`\0${path}\0${text}`);
  }
  return hash.digest("hex");
}

/** Returns the hash of the inputs at the last successful check; undefined if there is none. */
export function passedHash(): string | undefined {
  try {
    return readFileSync(CACHE, "utf8");
  } catch {
    return undefined;
  }
}

export function rememberPassed(hash: string): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, hash);
}
