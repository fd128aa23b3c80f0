/**
 * `npm run build -- release VERSION`: the changelog, the versions and the generated files of a release, the packages and the list of
 * parts in release/, a commit and a tag. Pushes nothing.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageJson, ROOT } from "../repository.ts";
import { packageScripts, writeArtifacts } from "./artifacts.ts";
import { releaseEdits, versionFault } from "./edits.ts";

export interface ReleaseOptions {
  /** Says what would happen, and changes nothing. */
  readonly isDryRun: boolean;
  /** False where CI has checked the commit already. */
  readonly isChecked: boolean;
}

/** Releases what the work tree has, or throws before it has committed anything. */
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

/** In a process of its own, which reads the files as they are now. */
const node = (script: string): void => {
  execFileSync(process.execPath, [join(ROOT, script)], { cwd: ROOT, stdio: "inherit" });
};
