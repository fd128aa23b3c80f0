/**
 * `npm run build`: builds the web clients now, so that the next start need not. `npm run build -- release 0.2.0` makes a release;
 * with `--dry-run` it only says what it would do, and with `--no-check` it skips `npm run check`.
 */
import { parseArgs } from "node:util";
import { games } from "./repository.ts";

const OPTIONS = { "dry-run": { type: "boolean" }, "no-check": { type: "boolean" } } as const;
const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
const [what, version] = positionals;

if (what === undefined) {
  const { buildClients } = await import("./build/web-client.ts");
  await buildClients(games());
} else if (what === "release" && version !== undefined) {
  const { release } = await import("./release/release.ts");
  try {
    release(version, { isDryRun: values["dry-run"] === true, isChecked: values["no-check"] !== true });
  } catch (error) {
    console.error(`No release: ${(error as Error).message}`);
    process.exitCode = 1;
  }
} else {
  console.error("npm run build, or npm run build -- release 0.2.0 [--dry-run] [--no-check]");
  process.exitCode = 1;
}
