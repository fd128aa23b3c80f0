/** Linters that read a document without a service. */
import { join } from "node:path";
import { bin, FOLDER, type Output, run } from "./command.ts";

/** Each resolves with the output of one linter. The exit code is not 0 if it found something. */
export const LINTERS: Readonly<Record<string, (document: string) => Promise<Output>>> = {
  "Spectral, warnings too": (document) =>
    run(bin("spectral"), ["lint", "--fail-severity=warn", `--ruleset=${join(FOLDER, "spectral.yaml")}`, document]),
  "Redocly, strict": (document) => run(bin("redocly"), ["lint", "--extends=recommended-strict", document]),
  "Dredd, dry run": async (document) => {
    const { code, text } = await run(bin("dredd"), [document, "http://127.0.0.1:1", "--dry-run", "--loglevel=warning"]);
    // Every request in the document must compile. Dredd supports OpenAPI 3.0, and warns of each keyword of 3.1.
    const total = Number(/(\d+) total/.exec(text)?.[1] ?? 0);
    return { code: code === 0 && total > 0 && !/\berror:/.test(text) ? 0 : 1, text };
  },
};
