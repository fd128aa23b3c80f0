/**
 * `npm run check`: everything that can be verified without running the services, in under 30 seconds when little has changed.
 * Prints one line for each check with its time, then the output of those that failed.
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT } from "./repository.ts";

interface Check {
  readonly name: string;
  /** Path of a Node script with its arguments, run from the root. */
  readonly run: readonly string[];
}

const bin = (...path: string[]) => join("node_modules", ...path);

/** Where the checks keep results between runs: outside git, and removed by a fresh install. */
const cache = (name: string) => join("node_modules", ".cache", "outbound", name);

/** One checker each, because further ones check shared types again: half of the processor time, and half of the memory. */
const tsc = (project: string, name: string) => [
  bin("typescript", "bin", "tsc"),
  ...["--checkers", "1"],
  ...["--noEmit", "--project", project, "--incremental", "--tsBuildInfoFile", cache(`${name}.tsbuildinfo`)],
];

/** Tests of the sources, which run in one process. */
const SOURCE_TESTS = ["layering", "spec", "docs", "security-page", "words"].map(
  (name) => `tools/checks/${name}.test.ts`,
);

const CHECKS: readonly Check[] = [
  { name: "types", run: tsc(".", "types") },
  { name: "types of the clients", run: tsc("tsconfig.web.json", "client-types") },
  { name: "style", run: [bin("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."] },
  { name: "dead code", run: [bin("knip", "bin", "knip.js"), "--no-progress"] },
  { name: "generated files", run: ["tools/generate.ts", "--check"] },
  { name: "types of the examples", run: tsc("examples", "example-types") },
  {
    name: "layering, rule ids, documents, tests that pages name, words, versions and forbidden text",
    run: ["--test", "--test-isolation=none", "--test-reporter=dot", ...SOURCE_TESTS, "tools/repository.test.ts"],
  },
];

interface Outcome {
  readonly check: Check;
  readonly passed: boolean;
  readonly output: string;
}

async function outcomeOf(check: Check): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(process.execPath, check.run, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? "ok  " : "FAIL"} ${check.name} (${seconds} s)`);
  return { check, passed, output };
}

/** Runs as many at a time as there are processors. */
async function outcomesOf(checks: readonly Check[]): Promise<Outcome[]> {
  const waiting = checks.values();
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (const check of waiting) outcomes.push(await outcomeOf(check));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return outcomes;
}

const failed = (await outcomesOf(CHECKS)).filter((outcome) => !outcome.passed);
for (const { check, output } of failed) console.log(`\n--- ${check.name} ---\n${output.trimEnd()}`);
if (failed.length > 0) process.exitCode = 1;
