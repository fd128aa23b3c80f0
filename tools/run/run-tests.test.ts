import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT } from "../repository.ts";

const PASSES = 'test("goes well", () => {});';
const FAILS = 'test("goes wrong", () => { throw new Error("for a reason"); });';
const ENDS_WITH_ZERO = 'process.on("beforeExit", () => process.exit(0));';

describe("a run of tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "run-tests-"));
  after(() => rm(folder, { recursive: true }));
  let count = 0;

  async function fileOf(source: string): Promise<string> {
    count += 1;
    // The runner takes files in alphabetical order.
    const file = join(folder, `${String(count).padStart(3, "0")}.mjs`);
    await writeFile(file, `import { test } from "node:test";\n${source}`);
    return file;
  }

  /** Runs tests with these sources and a global setup; those in `shared` run in one process. */
  async function run(sources: string[], setup: string, shared: string[] = []) {
    const ended = spawnSync(process.execPath, await programOf(sources, setup, shared), {
      encoding: "utf8",
      env: environment(),
    });
    return { code: ended.status, output: ended.stdout + ended.stderr };
  }

  function environment(): NodeJS.ProcessEnv {
    const { NODE_TEST_CONTEXT: _outer, ...env } = process.env;
    return env;
  }

  async function programOf(sources: string[], setup: string, shared: string[] = []): Promise<string[]> {
    const module = pathToFileURL(join(ROOT, "tools/run/run-tests.ts")).href;
    const given = {
      groups: [
        ...(await Promise.all(sources.map(fileOf))).map((path) => ({ name: path, paths: [path] })),
        ...(shared.length === 0 ? [] : [{ name: "together", paths: await Promise.all(shared.map(fileOf)) }]),
      ],
      options: [`--test-global-setup=${await fileOf(setup)}`],
      showsTimes: true,
    };
    const program = `import { runTests } from ${JSON.stringify(module)};
      process.exitCode = await runTests(${JSON.stringify(given)});`;
    return ["--input-type=module", "--eval", program];
  }

  test("a run that passes prints the final counts, and not a line for each test", async () => {
    const { code, output } = await run([PASSES, PASSES], "");
    assert.equal(code, 0, output);
    assert.match(output, /^ℹ tests 2\n(ℹ .*\n)*ℹ pass 2\nℹ fail 0\n/m);
    assert.doesNotMatch(output, /goes well/);
  });

  test("a run that fails prints the test's name, the reason and the counts", async () => {
    const { code, output } = await run([PASSES, FAILS], "");
    assert.equal(code, 1, output);
    assert.match(output, /ℹ pass 1\nℹ fail 1\n/);
    assert.match(output, /✖ goes wrong[\s\S]*for a reason/);
  });

  test("a run fails and shows the reason when a test rejects a promise that nobody handles", async () => {
    const stray = 'test("leaves a promise", () => void Promise.reject(new Error("for a reason")));';
    const { code, output } = await run([stray], "");
    assert.equal(code, 1, output);
    assert.match(output, /for a reason/);
  });

  test("the runner holds no reference to what a finished test's hook has closed", async () => {
    const holds = `
      import { setTimeout } from "node:timers/promises";
      import { setFlagsFromString } from "node:v8";
      import { runInNewContext } from "node:vm";
      let held;
      test("holds", async (t) => {
        const app = {};
        held = new WeakRef(app);
        t.after(() => void Object.keys(app));
      });
      test("has forgotten", async () => {
        setFlagsFromString("--expose-gc");
        await setTimeout(1);
        runInNewContext("gc")();
        if (held.deref() !== undefined) throw new Error("it is kept");
      });`;
    const { code, output } = await run([holds], "");
    assert.equal(code, 0, output);
  });

  test("a run fails even if something ends the runner's process with 0 after a failure", async () => {
    assert.equal((await run([FAILS], ENDS_WITH_ZERO)).code, 1);
    assert.equal((await run([PASSES], ENDS_WITH_ZERO)).code, 0);
  });

  test("a run fails if something ends the runner's process with 0 before the tests have run", async () => {
    const { code, output } = await run([PASSES], "export function globalSetup() { process.exit(0); }");
    assert.equal(code, 1);
    assert.match(output, /ended early, without a result/);
  });

  test("a run shows each process as it finishes, and the seconds of each file at the end", async () => {
    const { code, output } = await run([PASSES], "", [PASSES, 'test("another", () => {});', ""]);
    assert.equal(code, 0, output);
    const lines = [...output.matchAll(/^\[(\d)\/2\] ✔ +\d+\.\d s {2}(.+)$/gm)];
    assert.deepEqual(
      lines.map(([, place]) => place),
      ["1", "2"],
    );
    // Which line comes first depends on the paths of both folders, which have random names.
    const processes = lines.map(([, , what = ""]) => what.replace(/^\S+\.mjs$/, "one file"));
    assert.deepEqual(processes.sort(), ["3 files together", "one file"]);
    assert.equal(output.match(/^ +\d+\.\d +1 {2}\S+\.mjs$/gm)?.length, 3, output);
    assert.match(output, /^ +\d+\.\d +\d+\.\d +3 +3 {2}all$/m);
  });

  test("a run shows a file that has finished while a later one still runs", async () => {
    const go = join(folder, "go");
    const waits = `import { existsSync } from "node:fs";
      import { setTimeout as wait } from "node:timers/promises";
      test("waits", async () => {
        for (let tries = 0; !existsSync(${JSON.stringify(go)}); tries++) {
          if (tries === 600) throw new Error("nobody saw the other file finish");
          await wait(50);
        }
      });`;
    const running = spawn(process.execPath, await programOf([PASSES, waits], ""), { env: environment() });
    let output = "";
    for await (const text of running.stdout) {
      output += text;
      if (output.includes("[1/2] ✔")) await writeFile(go, "");
    }
    assert.match(output, /^ℹ pass 2$/m);
  });

  test("a run fails when a test of the shared process fails", async () => {
    const { code, output } = await run([], "", [PASSES, FAILS]);
    assert.equal(code, 1, output);
    assert.match(output, /^\[1\/1\] ✖/m);
    assert.match(output, /✖ goes wrong[\s\S]*for a reason/);
  });

  test("a run prints no warning, however many files there are", async () => {
    const { output } = await run(Array(12).fill(PASSES), "");
    assert.doesNotMatch(output, /Warning/);
  });

  test("a run removes files that tests leave in their temporary folder", async () => {
    const leaves = `import { mkdtempSync } from "node:fs";
      import { tmpdir } from "node:os";
      test("leaves a folder", () => { console.error(mkdtempSync(tmpdir() + "/left-")); });`;
    const { output } = await run([leaves], "");
    const [left = ""] = /\S+\/left-\w+/.exec(output) ?? [];
    assert.notEqual(left, "", output);
    assert.equal(existsSync(left), false);
  });

  test("tests have the environment variables that the global setup has set", async () => {
    const setup = 'export function globalSetup() { process.env.TEST_HANDED = "over"; }';
    const { code, output } = await run(
      ['test("a", () => { if (process.env.TEST_HANDED !== "over") throw 0; });'],
      setup,
    );
    assert.equal(code, 0, output);
  });
});
