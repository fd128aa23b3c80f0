/** Checks the OpenAPI document of every game with Redocly's recommended rules, also with the test hooks. */
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { games, ROOT } from "./repository.ts";

/**
 * Returns for each of the documents (absolute paths) a sentence for each problem that Redocly finds. Makes no network request.
 * One start of Redocly reads them all, because a start takes as long as the largest document.
 */
export async function openapiProblems(files: readonly string[]): Promise<string[][]> {
  const reports = await redocly(files);
  return reports.map(({ problems }, index) =>
    problems.map((problem) => {
      const pointer = problem.location?.[0]?.pointer ?? "";
      return `${relative(ROOT, files[index] ?? "")}${pointer} ${problem.severity}: ${problem.message} (${problem.ruleId})`;
    }),
  );
}

/** Returns the absolute paths of the checked-in OpenAPI documents. */
export function openapiDocuments(): string[] {
  return games().map((game) => join(ROOT, game, "openapi.json"));
}

/** Writes the cargo document with test hooks, which is not checked in, into the folder. Returns its path. */
export async function hookedOpenapiDocument(folder: string): Promise<string> {
  const { openapiText } = await import("../cargo/examples.ts");
  const file = join(folder, "cargo-with-hooks.json");
  await writeFile(file, await openapiText(true));
  return file;
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location?: readonly { readonly pointer?: string }[];
  }[];
}

/** Redocly exits with 1 both when it found errors and when it failed; reports on stdout distinguish these. */
function redocly(files: readonly string[]): Promise<RedoclyReport[]> {
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true", NO_COLOR: "1" };
  const program = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, "lint", "--extends=recommended", "--format=json", "--max-problems=1000", ...files],
      { cwd: ROOT, env: { ...process.env, ...quiet }, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => {
        // The reports follow each other without a separator.
        const reports: RedoclyReport[] = stdout.split(/(?<=\n\})(?=\{)/).flatMap(reportOf);
        if (reports.length === files.length) resolve(reports);
        else reject(new Error(`redocly gave no report: ${stderr || stdout}`));
      },
    );
  });
}

function reportOf(text: string): RedoclyReport[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
