/**
 * Finds the commit that is checked out. Reads git's files itself, because a service may run without git or as a user that does
 * not own the checkout.
 */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Returns the full name of the commit that the package's repository has checked out; undefined outside a checkout. */
export function checkedOutCommit(packageFolder: string): string | undefined {
  try {
    return readCommit(gitFolder(dirname(packageFolder)));
  } catch {
    return undefined;
  }
}

/** In a second working tree, `.git` is a file that names the folder. */
function gitFolder(root: string): string {
  const path = join(root, ".git");
  if (statSync(path).isDirectory()) return path;
  return resolve(
    root,
    readFileSync(path, "utf8")
      .trim()
      .replace(/^gitdir: /, ""),
  );
}

function readCommit(folder: string): string | undefined {
  const head = textOf(folder, "HEAD") ?? "";
  const branch = /^ref: (.*)$/.exec(head)?.[1];
  if (branch === undefined) return nameIn(head);
  const common = resolve(folder, textOf(folder, "commondir") ?? ".");
  return nameIn(textOf(common, branch) ?? packedRef(common, branch));
}

/** Old branches are packed into the lines of one file. */
const packedRef = (folder: string, branch: string): string | undefined =>
  textOf(folder, "packed-refs")
    ?.split("\n")
    .find((line) => line.endsWith(` ${branch}`));

const nameIn = (text: string | undefined): string | undefined => /^[\da-f]{40,64}\b/.exec(text ?? "")?.[0];

function textOf(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), "utf8").trim();
  } catch {
    return undefined;
  }
}
