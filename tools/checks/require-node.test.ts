import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { packageJson, ROOT } from "../repository.ts";

/** Runs a program that prints "ran" after the check, under a Node that claims this version. */
function runUnder(version: string): { code: number | null; stdout: string; stderr: string } {
  const program = `Object.defineProperty(process.versions, "node", { value: "${version}" });
    require("./tools/require-node.cjs");
    console.log("ran");`;
  const run = spawnSync(process.execPath, ["--input-type=commonjs", "--eval", program], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

for (const version of ["26.0.0", "27.1.0"]) {
  test(`a script runs under Node ${version}`, () => {
    assert.deepEqual(runUnder(version), { code: 0, stdout: "ran\n", stderr: "" });
  });
}

for (const [version, what] of [
  ["14.21.3", "needs Node 20 or newer"],
  ["20.20.2", "runs on Node 26"],
  ["24.9.0", "runs on Node 26"],
]) {
  test(`under Node ${version} a script does not run, and prints in one line what to do`, () => {
    const { code, stdout, stderr } = runUnder(String(version));
    assert.equal(code, 1);
    assert.equal(stdout, "");
    assert.match(stderr, new RegExp(`^Outbound ${what} and this is ${version}: .*"npm ci".*\\n$`));
  });
}

test("every npm script that runs Node checks its version first", () => {
  const { postinstall: _link, ...rest } = packageJson().scripts ?? {};
  const scripts = Object.entries(rest).filter(([, command]) => command.includes("node "));
  assert.notEqual(scripts.length, 0);
  for (const [name, command] of scripts) {
    assert.match(command, /^node --require \.\/tools\/require-node\.cjs \S+\.ts( \w+)?$/, `npm run ${name}`);
  }
});

test("npm scripts run the installed Node, even if npm has removed its link", (t) => {
  const root = mkdtempSync(join(tmpdir(), "outbound-link-"));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(
    "package.json",
    JSON.stringify({ optionalDependencies: { "node-here": "26.0.0", "node-elsewhere": "26.0.0" } }),
  );
  write("node_modules/node-here/package.json", JSON.stringify({ bin: { node: "bin/node" } }));
  write("node_modules/node-here/bin/node", "#!/bin/sh\necho installed\n");
  chmodSync(join(root, "node_modules/node-here/bin/node"), 0o755);
  mkdirSync(join(root, "node_modules/.bin"));
  mkdirSync(join(root, "tools"));
  copyFileSync(join(ROOT, "tools/link-node.cjs"), join(root, "tools/link-node.cjs"));
  for (const _again of [1, 2]) {
    const linked = spawnSync(process.execPath, [join(root, "tools/link-node.cjs")], { encoding: "utf8" });
    assert.deepEqual([linked.status, linked.stdout + linked.stderr], [0, ""]);
    assert.equal(spawnSync(join(root, "node_modules/.bin/node"), { encoding: "utf8" }).stdout, "installed\n");
  }
});
