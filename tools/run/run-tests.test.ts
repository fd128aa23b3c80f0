import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT } from "../repository.ts";

const PASSES = 'test("goes well", () => {});';
const FAILS = 'test("goes wrong", () => { throw new Error("for a reason"); });';
const ENDS_WITH_ZERO = 'process.on("beforeExit", () => process.exit(0));';

describe("a run of tests", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-tests-"));
  after(() => rm(folder, { recursive: true }));
  let count = 0;

  async function fileOf(source: string): Promise<string> {
    count += 1;
    const file = join(folder, `${count}.mjs`);
    await writeFile(file, `import { test } from "node:test";\n${source}`);
    return file;
  }

  /** Runs tests of these sources behind a global setup of that one. */
  async function run(sources: string[], setup: string): Promise<{ code: number | null; output: string }> {
    const files = await Promise.all(sources.map(fileOf));
    const module = pathToFileURL(join(ROOT, "tools/run/run-tests.ts")).href;
    const program = `import { runTests } from ${JSON.stringify(module)};
      const setup = ${JSON.stringify(`--test-global-setup=${await fileOf(setup)}`)};
      process.exitCode = await runTests([setup], ${JSON.stringify(files)});`;
    const { NODE_TEST_CONTEXT: _outer, ...env } = process.env;
    const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8", env });
    return { code: ended.status, output: ended.stdout + ended.stderr };
  }

  test("passes with the closing counts and without a line for each test", async () => {
    const { code, output } = await run([PASSES, PASSES], "");
    assert.equal(code, 0, output);
    assert.match(output, /^ℹ tests 2\n(ℹ .*\n)*ℹ pass 2\nℹ fail 0\n/m);
    assert.doesNotMatch(output, /goes well/);
  });

  test("fails with the test's name, the reason and the counts", async () => {
    const { code, output } = await run([PASSES, FAILS], "");
    assert.equal(code, 1, output);
    assert.match(output, /ℹ pass 1\nℹ fail 1\n/);
    assert.match(output, /✖ goes wrong[\s\S]*for a reason/);
  });

  test("fails even if something ends the runner's process with 0 after a failure", async () => {
    assert.equal((await run([FAILS], ENDS_WITH_ZERO)).code, 1);
    assert.equal((await run([PASSES], ENDS_WITH_ZERO)).code, 0);
  });

  test("fails if something ends the runner's process with 0 before the tests have run", async () => {
    const { code, output } = await run([PASSES], "export function globalSetup() { process.exit(0); }");
    assert.equal(code, 1);
    assert.match(output, /ended early, without a result/);
  });

  test("hands what the global setup put into the environment to the tests", async () => {
    const setup = 'export function globalSetup() { process.env.TEST_HANDED = "over"; }';
    const { code, output } = await run(
      ['test("a", () => { if (process.env.TEST_HANDED !== "over") throw 0; });'],
      setup,
    );
    assert.equal(code, 0, output);
  });
});
