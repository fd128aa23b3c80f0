import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { hookedOpenapiDocument, openapiDocuments, openapiProblems } from "./lint-openapi.ts";
import { ROOT } from "./repository.ts";

const folder = mkdtempSync(join(tmpdir(), "openapi-"));
after(() => rm(folder, { recursive: true }));

const DOCUMENTS = openapiDocuments();
const WITHOUT_SERVERS = { openapi: "3.1.0", info: { title: "A game", version: "1.0.0" }, security: [], paths: {} };
let problems: string[][] = [];

async function written(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

before(async () => {
  const faulty = await written("faulty.json", JSON.stringify(WITHOUT_SERVERS));
  problems = await openapiProblems([...DOCUMENTS, await hookedOpenapiDocument(folder), faulty]);
});

for (const [index, file] of DOCUMENTS.entries()) {
  test(`${relative(ROOT, file)} lints clean under Redocly's recommended rules`, () => {
    assert.deepEqual(problems[index], []);
  });
}

test("[HOOK1] the description of a cargo service with test hooks lints clean too", () => {
  assert.deepEqual(problems.at(-2), []);
});

test("the linter reports errors and warnings with their places", () => {
  const faults = problems.at(-1) ?? [];
  assert.equal(faults.length, 2, faults.join("\n"));
  assert.match(faults.join("\n"), /#\/openapi error: Servers must be present\. \(no-empty-servers\)/);
  assert.match(faults.join("\n"), /#\/info warn: .* \(info-license\)/);
});

test("the linter throws for a file that is not an OpenAPI document", async () => {
  await assert.rejects(
    written("cut.json", '{"openapi":').then((file) => openapiProblems([file])),
    /redocly gave no report/,
  );
});
