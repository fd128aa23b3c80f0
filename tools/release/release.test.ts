import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { after, before, describe, test } from "node:test";
import { packageJson, paths, ROOT, workspaces } from "../repository.ts";
import { released, unreleased } from "./changelog.ts";
import { compareVersions, releaseEdits, versionFault } from "./edits.ts";

const TEXT = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [0.1.0] - 2026-01-02\n\n- Zero.\n";

test("a release moves the unreleased entries below its version and date, and leaves a new empty section", () => {
  assert.equal(unreleased(TEXT), "### Added\n\n- One.");
  const after = released(TEXT, "0.2.0", "2026-11-24");
  assert.match(after, /## \[Unreleased\]\n\n## \[0\.2\.0\] - 2026-11-24\n\n### Added\n\n- One\.\n\n## \[0\.1\.0\]/);
  assert.equal(unreleased(after), "");
  assert.equal(released(after, "0.3.0", "2026-11-25"), after, "nothing to release");
  assert.throws(() => unreleased("# Changelog\n"), /no heading/);
});

test("a release needs a version like 1.2.3 that is not lower than the packages' and has no tag yet", () => {
  assert.ok(compareVersions("0.10.0", "0.9.9") > 0);
  for (const version of ["1.2", "v1.2.3", "1.2.3-beta", "01.2.3", "; rm"]) {
    assert.match(versionFault(version, []) ?? "", /is no version/, version);
  }
  assert.match(versionFault("0.0.1", []) ?? "", /is before/);
  assert.match(versionFault("99.0.0", ["v99.0.0"]) ?? "", /released already/);
});

test("a release sets the version in every package and lock file, and in no installed package", () => {
  const edits = releaseEdits("99.0.0", "2026-11-24");
  for (const folder of workspaces()) assert.ok(edits.has(`${folder}/package.json`), folder);
  const lock = JSON.parse(edits.get("package-lock.json") ?? "{}");
  const before = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  assert.equal(lock.packages["clients/typescript"].version, "99.0.0");
  assert.equal(lock.packages.cargo.dependencies["@outbound/kit"], "99.0.0");
  assert.deepEqual(lock.packages["node_modules/fastify"], before.packages["node_modules/fastify"]);
});

/** The wheel needs Python; without it, the copy has no script that builds it. */
const hasPython = spawnSync(process.env.PYTHON ?? "python3", ["--version"]).status === 0;
const WHEEL_SCRIPT = "clients/python/build_wheel.py";

describe("a release in a copy of the repository", { timeout: 240_000 }, () => {
  const work = { path: "", remove: async () => {} };
  const copy = () => join(work.path, "outbound");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy(), encoding: "utf8" }).trim();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(copy(), "tools", "build.ts"), ...args], { cwd: copy(), encoding: "utf8" });

  before(async () => {
    Object.assign(work, await mkdtempDisposable(join(tmpdir(), "outbound-release-")));
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
    for (const path of listed
      .toString()
      .split("\0")
      .filter((name) => name !== "" && !/\.png$/.test(name) && (hasPython || name !== WHEEL_SCRIPT))) {
      if (paths([path]).length > 0) cpSync(join(ROOT, path), join(copy(), path));
    }
    for (const folder of [".", ...workspaces()]) linkPackages(folder);
    git("init", "--quiet", "--initial-branch=main");
    for (const [name, value] of [
      ["user.name", "Release test"],
      ["user.email", "test@localhost"],
    ]) {
      git("config", name ?? "", value ?? "");
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", "Copy the repository");
  });
  after(() => work.remove());

  /** Links the installed packages of this repository and the workspaces of the copy. */
  function linkPackages(folder: string): void {
    const installed = (path: string) => join(ROOT, folder, "node_modules", path);
    const names = readdirSync(join(ROOT, folder), { withFileTypes: true }).some(({ name }) => name === "node_modules")
      ? readdirSync(installed("."))
      : [];
    for (const name of names.filter((one) => one !== "@outbound" && one !== ".cache")) {
      const place = join(copy(), folder, "node_modules", name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(installed(name), place, "junction");
    }
    if (folder === ".") return;
    const { name } = packageJson(folder);
    const link = join(copy(), "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(copy(), folder)), link, "dir");
  }

  test("the dry run says what would happen and changes nothing", () => {
    const { status, stdout } = run("release", "99.0.0", "--dry-run");
    assert.equal(status, 0);
    assert.match(stdout, /^Would release 99\.0\.0; .*Nothing was changed/);
    for (const part of ["CHANGELOG.md", "clients/typescript/package.json", "pack.ts", "cdx.json", "v99.0.0"]) {
      assert.ok(stdout.includes(part), part);
    }
    assert.equal(git("status", "--porcelain"), "");
    assert.equal(git("tag"), "");
  });

  test("a release is one commit with a tag, and its files are outside git", () => {
    const { status, stdout, stderr } = run("release", "99.0.0", "--no-check");
    assert.equal(status, 0, stderr);
    assert.match(stdout, /tagged v99\.0\.0/);
    assert.deepEqual(git("log", "--format=%s").split("\n"), ["Release 99.0.0", "Copy the repository"]);
    assert.equal(git("cat-file", "-t", "v99.0.0"), "tag");
    assert.equal(git("status", "--porcelain"), "");
    const read = (path: string) => readFileSync(join(copy(), path), "utf8");
    assert.match(read("CHANGELOG.md"), /## \[99\.0\.0\] - \d{4}-\d\d-\d\d\n/);
    assert.equal(JSON.parse(read("cargo/openapi.json")).info.version, "99.0.0");
    assert.match(read("clients/python/outbound/_version.py"), /"99\.0\.0"/);
    const names = readdirSync(join(copy(), "release"));
    const wheel = hasPython ? ["outbound-99.0.0-py3-none-any.whl"] : [];
    for (const name of ["outbound-client-99.0.0.tgz", "outbound-mcp-99.0.0.tgz", ...wheel, "SHA256SUMS"]) {
      assert.ok(names.includes(name), name);
    }
    const sums = read("release/SHA256SUMS").trimEnd().split("\n");
    assert.equal(sums.length, names.length - 1);
    const parts = JSON.parse(read("release/outbound-99.0.0.cdx.json"));
    assert.deepEqual([parts.bomFormat, parts.metadata.component.name], ["CycloneDX", "outbound"]);
    assert.ok(parts.components.some(({ name }: { name: string }) => name === "fastify"));
    assert.ok(!parts.components.some(({ name }: { name: string }) => name === "knip"), "none for development");
    assert.doesNotMatch(JSON.stringify(parts), new RegExp(`registry\\.|${basename(work.path)}`));
  });

  test("a released version or a changed work tree cannot be released", () => {
    assert.match(run("release", "99.0.0").stderr, /released already/);
    assert.match(run("release", "99.0.1").stderr, /nothing unreleased/);
    assert.equal(run("release").status, 1);
    assert.equal(git("log", "--format=%s", "-1"), "Release 99.0.0");
  });
});
