import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { packageJson, ROOT } from "../repository.ts";

/** Runs a program that prints "ran" behind the check, under a Node that says it is of this version. */
function runUnder(version: string): { code: number | null; stdout: string; stderr: string } {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  const run = spawnSync(
    process.execPath,
    ["--import", pretend, "--import", "./tools/require-node.js", "--eval", 'console.log("ran")'],
    { cwd: ROOT, encoding: "utf8" },
  );
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

for (const version of ["26.0.0", "27.1.0"]) {
  test(`a script runs under Node ${version}`, () => {
    assert.deepEqual(runUnder(version), { code: 0, stdout: "ran\n", stderr: "" });
  });
}

for (const version of ["20.20.2", "24.9.0"]) {
  test(`under Node ${version} a script does not run and says in one line what to do`, () => {
    const { code, stdout, stderr } = runUnder(version);
    assert.equal(code, 1);
    assert.equal(stdout, "");
    assert.match(stderr, new RegExp(`^Outbound needs Node 26 or newer and this is ${version}: run "npm ci" .*\\n$`));
  });
}

test("every npm script that runs Node checks its version first", () => {
  const scripts = Object.entries(packageJson().scripts ?? {}).filter(([, command]) => command.includes("node "));
  assert.notEqual(scripts.length, 0);
  for (const [name, command] of scripts) {
    assert.match(command, /^node --import \.\/tools\/require-node\.js \S+\.ts( \w+)?$/, `npm run ${name}`);
  }
});
