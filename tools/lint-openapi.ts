/** Checks the OpenAPI document of every game with Redocly's recommended rules, also with the test hooks. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { games, ROOT } from "./repository.ts";

/** Returns a sentence for each problem that Redocly finds in the document at `file` (absolute). Makes no network request. */
export async function openapiProblems(file: string): Promise<string[]> {
  const report = await redocly(["lint", "--extends=recommended", "--format=json", "--max-problems=1000", file]);
  return report.problems.map((problem) => {
    const pointer = problem.location?.[0]?.pointer ?? "";
    return `${relative(ROOT, file)}${pointer} ${problem.severity}: ${problem.message} (${problem.ruleId})`;
  });
}

/** Returns the absolute paths of the checked-in OpenAPI documents. */
export function openapiDocuments(): string[] {
  return games().map((game) => join(ROOT, game, "openapi.json"));
}

/** Returns the problems of the cargo document with test hooks, which is not checked in. */
export async function hookedOpenapiProblems(): Promise<string[]> {
  const { openapiText } = await import("../cargo/examples.ts");
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  try {
    const file = join(folder, "cargo-with-hooks.json");
    await writeFile(file, await openapiText(true));
    return await openapiProblems(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location?: readonly { readonly pointer?: string }[];
  }[];
}

/** Redocly exits with 1 both when it found errors and when it failed; a report on stdout distinguishes these. */
function redocly(given: readonly string[]): Promise<RedoclyReport> {
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true", NO_COLOR: "1" };
  const program = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, ...given],
      { cwd: ROOT, env: { ...process.env, ...quiet }, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout));
        } catch {
          reject(new Error(`redocly gave no report: ${stderr || stdout}`));
        }
      },
    );
  });
}
