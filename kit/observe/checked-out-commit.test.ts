import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { checkedOutCommit } from "./checked-out-commit.ts";

test("the checked-out commit is that of git: on a branch, packed, in a second working tree, and without a branch", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "outbound-commit-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const git = (where: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: where, stdio: "pipe" })
      .toString()
      .trim();
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  git(folder, "init", "--quiet", "first");
  assert.equal(checkedOutCommit(join(first, "cargo")), undefined, "before the first commit");
  git(first, "commit", "--quiet", "--allow-empty", "--message", "Begin");
  const commit = git(first, "rev-parse", "HEAD");
  assert.equal(checkedOutCommit(join(first, "cargo")), commit);
  git(first, "pack-refs", "--all");
  assert.equal(checkedOutCommit(join(first, "cargo")), commit, "packed");
  git(first, "worktree", "add", "--quiet", "-b", "other", second);
  assert.equal(checkedOutCommit(join(second, "cargo")), commit, "second working tree");
  git(second, "checkout", "--quiet", "--detach");
  assert.equal(checkedOutCommit(join(second, "cargo")), commit, "without a branch");
  assert.equal(checkedOutCommit(join(folder, "cargo")), undefined, "outside a checkout");
});
