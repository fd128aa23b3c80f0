import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { GENERATED_FILES } from "../generate/generated-files.ts";
import { generate, outdatedFiles } from "../generate.ts";
import { ROOT } from "../repository.ts";

test("regenerating the generated files changes nothing", async () => {
  const outdated = await outdatedFiles(ROOT, GENERATED_FILES);
  const first = outdated[0];
  if (first === undefined) return;
  const names = outdated.map(({ file }) => file).join(", ");
  assert.equal(first.present, first.made, `run "npm run generate": it would change ${names}`);
});

describe("of made-up generated files", async () => {
  const root = await mkdtemp(join(tmpdir(), "generated-"));
  after(() => rm(root, { recursive: true }));
  const entries = [
    { file: "docs/settings.md", make: async () => "# Settings\n" },
    { file: "openapi.json", make: async () => "{}\n" },
  ];

  test("a missing file is outdated, is written with its folder, and then is up to date", async () => {
    assert.deepEqual(
      (await outdatedFiles(root, entries)).map(({ file, present }) => [file, present]),
      [
        ["docs/settings.md", undefined],
        ["openapi.json", undefined],
      ],
    );
    assert.deepEqual(await generate(root, entries), ["docs/settings.md", "openapi.json"]);
    assert.equal(await readFile(join(root, "docs/settings.md"), "utf8"), "# Settings\n");
    assert.deepEqual(await outdatedFiles(root, entries), []);
  });

  test("only a file that was edited by hand is written again", async () => {
    await generate(root, entries);
    await writeFile(join(root, "openapi.json"), "{ }\n");
    assert.deepEqual(await outdatedFiles(root, entries), [{ file: "openapi.json", present: "{ }\n", made: "{}\n" }]);
    assert.deepEqual(await generate(root, entries), ["openapi.json"]);
    assert.equal(await readFile(join(root, "openapi.json"), "utf8"), "{}\n");
  });

  test("what is made from another file is made from its new text", async () => {
    const copied = { file: "copy.md", make: () => readFile(join(root, "original.md"), "utf8") };
    await writeFile(join(root, "original.md"), "old\n");
    await generate(root, [{ file: "original.md", make: async () => "new\n" }, copied]);
    assert.equal(await readFile(join(root, "copy.md"), "utf8"), "new\n");
  });

  test("a file that cannot be made fails the whole", async () => {
    const broken = [{ file: "broken.md", make: () => Promise.reject(new Error("no schema")) }];
    await assert.rejects(outdatedFiles(root, broken), /no schema/);
  });
});
