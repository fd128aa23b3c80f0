/** Runs test files in node's test runner and is sure of how they ended. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../repository.ts";

/**
 * Prints failures and the closing counts. `options` are those of `node --test`. The exit code is 0 only if the runner's
 * is 0 and it told that the whole run passed.
 */
export async function runTests(options: readonly string[], testFiles: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-test-run-"));
  const verdictFile = join(folder, "verdict");
  try {
    const code = await ended([
      "--test",
      `--test-reporter=${join(import.meta.dirname, "short-reporter.ts")}`,
      "--test-reporter-destination=stdout",
      `--test-reporter=${join(import.meta.dirname, "verdict-reporter.ts")}`,
      `--test-reporter-destination=${verdictFile}`,
      ...options,
      ...testFiles,
    ]);
    const verdict = await readFile(verdictFile, "utf8").catch(() => "");
    if (code === 0 && verdict === "") console.error("The test run ended early, without a result.");
    return code === 0 && verdict !== "passed" ? 1 : code;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Passes on the signals that ask to stop, so that the run can put away what it started. */
async function ended(given: readonly string[]): Promise<number> {
  const runner = spawn(process.execPath, given, { cwd: ROOT, stdio: "inherit", env: runnerEnvironment() });
  const pass = (signal: NodeJS.Signals) => runner.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, pass);
  try {
    const [code] = await once(runner, "exit");
    return code ?? 1;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, pass);
  }
}

/** Without the mark of an outer test run, under which the runner would report to that run instead of to people. */
function runnerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _outer, ...environment } = process.env;
  return environment;
}
