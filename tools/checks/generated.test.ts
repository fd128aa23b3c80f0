import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { DOCUMENTED_PAGES } from "../generate/documented-pages.ts";
import { GENERATED_FILES } from "../generate/generated-files.ts";
import { generate, staleFiles, staleNow, staleReport } from "../generate.ts";
import { ROOT } from "../repository.ts";

test("npm run generate would change no generated file and no documented example", async () => {
  assert.deepEqual((await staleNow()).map(staleReport), []);
});

/** Pages with generated answers or tables in handwritten text. */
const PARTLY = [...DOCUMENTED_PAGES, "docs/cargo.md", "docs/space.md"] as readonly string[];

test("generated files are marked as generated in .gitattributes", async () => {
  const attributes = await readFile(join(ROOT, ".gitattributes"), "utf8");
  const marked = [...attributes.matchAll(/^(\S+) linguist-generated$/gm)].map(([, path]) => path);
  const generated = GENERATED_FILES.map(({ file }) => file).filter((file) => !PARTLY.includes(file));
  assert.deepEqual(marked.toSorted(), [...generated, "package-lock.json"].toSorted());
});

describe("of made-up generated files", () => {
  const root = mkdtempSync(join(tmpdir(), "generated-"));
  after(() => rm(root, { recursive: true }));
  const entries = [
    { file: "docs/settings.md", make: async () => "# Settings\n" },
    { file: "openapi.json", make: async () => "{}\n" },
  ];

  test("a missing file is stale, is written with its folder, and then is up to date", async () => {
    assert.deepEqual((await staleFiles(root, entries)).map(staleReport), [
      "docs/settings.md is missing",
      "openapi.json is missing",
    ]);
    assert.deepEqual(await generate(root, entries), ["docs/settings.md", "openapi.json"]);
    assert.equal(await readFile(join(root, "docs/settings.md"), "utf8"), "# Settings\n");
    assert.deepEqual(await staleFiles(root, entries), []);
  });

  test("a run writes only a file that was edited by hand", async () => {
    await generate(root, entries);
    await writeFile(join(root, "openapi.json"), "{ }\n");
    assert.deepEqual(await staleFiles(root, entries), [{ file: "openapi.json", present: "{ }\n", made: "{}\n" }]);
    assert.deepEqual(await generate(root, entries), ["openapi.json"]);
    assert.equal(await readFile(join(root, "openapi.json"), "utf8"), "{}\n");
  });

  test("a file that is generated from another generated file uses that file's new text", async () => {
    const copied = { file: "copy.md", make: () => readFile(join(root, "original.md"), "utf8") };
    await writeFile(join(root, "original.md"), "old\n");
    await generate(root, [{ file: "original.md", make: async () => "new\n" }, copied]);
    assert.equal(await readFile(join(root, "copy.md"), "utf8"), "new\n");
  });

  test("a file that cannot be made fails the whole run", async () => {
    const broken = [{ file: "broken.md", make: () => Promise.reject(new Error("no schema")) }];
    await assert.rejects(staleFiles(root, broken), /no schema/);
  });
});

test("the report of a stale file shows its first differing line, shortened", () => {
  const report = (present: string, made: string) => staleReport({ file: "a.json", present, made });
  assert.equal(report("a\n b\nc\n", "a\n d\ne\n"), "a.json:2\n  is:        b\n  should be: d");
  assert.equal(report("a\n", "a\nb"), "a.json:2\n  is:        \n  should be: b");
  assert.equal(report("a", "a\nb"), "a.json:2\n  is:        (end of file)\n  should be: b");
  assert.ok(report("x".repeat(20_000), "y".repeat(20_000)).length < 500);
});
