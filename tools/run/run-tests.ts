/** Runs test files in node's test runner, with temporary files in memory, and verifies how the run ended. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, realpathSync, statfsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { COMPILE_CACHE, ROOT } from "../repository.ts";
import { REPORT_VARIABLE, type ReportOptions } from "./run-reporter.ts";
import type { TestGroup } from "./test-plan.ts";

export interface TestRun {
  /** Each group runs in one process. Paths are absolute or relative to the repository. */
  readonly groups: readonly TestGroup[];
  /** Options of `node --test`. */
  readonly options: readonly string[];
  readonly showsTimes?: boolean;
}

/**
 * Prints a line per finished file, failures and the final counts. The exit code is 0 only if the runner's is 0 and it reported
 * that the whole run passed. Removes files that the tests leave in their temporary folder.
 */
export async function runTests({ groups, options, showsTimes = false }: TestRun): Promise<number> {
  const folder = temporaryFolder();
  const verdictFile = join(folder, "verdict");
  try {
    const files = await Promise.all(groups.map((group, place) => fileOf(group, join(folder, `${place}.test.mjs`))));
    const shared = Object.fromEntries(
      groups.flatMap(({ name, paths }, place) =>
        paths.length > 1 ? [[files[place], `${paths.length} files ${name}`]] : [],
      ),
    );
    const report: ReportOptions = { verdictFile, processes: files.length, shared, showsTimes };
    const code = await exitCodeOf(
      [
        ...PRELOADED.map((path) => `--require=${path}`),
        "--test",
        `--test-reporter=${REPORTER}`,
        "--test-reporter-destination=stdout",
        ...options,
        ...files,
      ],
      { TMPDIR: folder, [REPORT_VARIABLE]: JSON.stringify(report) },
    );
    const verdict = await readFile(verdictFile, "utf8").catch(() => "");
    if (code === 0 && verdict === "") console.error("The test run ended early, without a result.");
    return code === 0 && verdict !== "passed" ? 1 : code;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const REPORTER = join(import.meta.dirname, "run-reporter.ts");
/** The runner passes them on to the process of each group. */
const PRELOADED = ["untracked-promises.cjs", "released-hooks.cjs"].map((name) => join(import.meta.dirname, name));

/** Returns the only file of the group, or writes one to `path` that imports all of them. */
async function fileOf({ paths: [first = "", ...others] }: TestGroup, path: string): Promise<string> {
  if (others.length === 0) return first;
  const urls = [first, ...others].map((each) => pathToFileURL(resolve(ROOT, each)).href);
  await writeFile(path, urls.map((url) => `import ${JSON.stringify(url)};\n`).join(""));
  return path;
}

/** A file system in memory. Synced data survives the end of a process as on a disk, and syncing is faster. */
const MEMORY = "/dev/shm";
/** Several times the greatest use that was observed in a run. */
const ROOM_BYTES = 4 * 2 ** 30;

function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "outbound-test-run-")));
  // When the tests run as root, PostgreSQL has a user of its own, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** Forwards signals that ask to stop, so that the run can clean up. */
async function exitCodeOf(parameters: readonly string[], more: NodeJS.ProcessEnv): Promise<number> {
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...runnerEnvironment(), ...more };
  const runner = spawn(process.execPath, parameters, { cwd: ROOT, stdio: "inherit", env });
  const pass = (signal: NodeJS.Signals) => runner.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, pass);
  try {
    const [code] = await once(runner, "exit");
    return code ?? 1;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, pass);
  }
}

/** Removes the variable of an outer test run, because the runner would report to that run instead of printing. */
function runnerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _outer, ...environment } = process.env;
  return environment;
}
