import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, describe, test } from "node:test";
import { hookedOpenapiProblems, openapiDocuments, openapiProblems } from "./lint-openapi.ts";
import { ROOT } from "./repository.ts";

for (const file of openapiDocuments()) {
  test(`${relative(ROOT, file)} lints clean under Redocly's recommended rules`, async () => {
    const problems = await openapiProblems(file);
    assert.ok(problems.length === 0, problems.join("\n"));
  });
}

test("[HOOK1] the description of a cargo service with test hooks lints clean too", async () => {
  const problems = await hookedOpenapiProblems();
  assert.ok(problems.length === 0, problems.join("\n"));
});

describe("the linter", () => {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  after(() => rm(folder, { recursive: true }));
  const withoutServers = { openapi: "3.1.0", info: { title: "A game", version: "1.0.0" }, security: [], paths: {} };

  async function problemsOf(text: string): Promise<string[]> {
    const file = join(folder, "openapi.json");
    await writeFile(file, text);
    return openapiProblems(file);
  }

  test("the linter reports errors and warnings with their places", async () => {
    const problems = await problemsOf(JSON.stringify(withoutServers));
    assert.equal(problems.length, 2, problems.join("\n"));
    assert.match(problems.join("\n"), /#\/openapi error: Servers must be present\. \(no-empty-servers\)/);
    assert.match(problems.join("\n"), /#\/info warn: .* \(info-license\)/);
  });

  test("the linter throws for a file that is not an OpenAPI document", async () => {
    await assert.rejects(problemsOf('{"openapi":'), /redocly gave no report/);
  });
});
