/**
 * `npm run build -- release VERSION`: updates the changelog, the versions and the generated files, writes the packages and the
 * list of parts to release/, commits and tags. Pushes nothing.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageJson, ROOT } from "../repository.ts";
import { packageScripts, writeArtifacts } from "./artifacts.ts";
import { releaseEdits, versionFault } from "./edits.ts";

export interface ReleaseOptions {
  /** True: only prints what would happen. */
  readonly isDryRun: boolean;
  /** False if CI has already checked the commit. */
  readonly isChecked: boolean;
}

/** Makes a release of the work tree, or throws before anything is committed. */
export function release(version: string, { isDryRun, isChecked }: ReleaseOptions): void {
  const fault = versionFault(version, git("tag", "--list", "v*").split("\n"));
  if (fault !== undefined) throw new Error(fault);
  if (git("status", "--porcelain") !== "") throw new Error("there are changes that are not committed");
  const edits = releaseEdits(version, new Date().toISOString().slice(0, 10));
  if (isDryRun) {
    console.log(planOf(version, [...edits.keys()], isChecked));
    return;
  }
  for (const [path, text] of edits) writeFileSync(join(ROOT, path), text);
  node("tools/generate.ts");
  if (isChecked) node("tools/check.ts");
  const written = writeArtifacts(version);
  git("add", "--all");
  git("commit", "--quiet", "--message", `Release ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Outbound ${version}`);
  console.log(`release/ has ${written.join(", ")}`);
  console.log(`Committed and tagged v${version}. To publish: git push --follow-tags, then the files of release/.`);
}

const planOf = (version: string, changed: readonly string[], isChecked: boolean): string =>
  [
    `Would release ${version}; the packages are ${packageJson().version}. Nothing was changed.`,
    `1. Change ${changed.join(", ")}.`,
    "2. Write the generated files (npm run generate).",
    `3. ${isChecked ? "Check everything (npm run check)" : "Check nothing"}.`,
    `4. Write release/: what ${packageScripts().join(" and ")} build, outbound-${version}.cdx.json, SHA256SUMS.`,
    `5. Commit "Release ${version}" and tag it v${version}. Push nothing.`,
  ].join("\n");

/** Returns what git prints. */
const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

/** Runs a script in a separate process, which reads the files in their current state. */
const node = (script: string): void => {
  execFileSync(process.execPath, [join(ROOT, script)], { cwd: ROOT, stdio: "inherit" });
};
