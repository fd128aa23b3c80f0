import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { files, ROOT, workspaces } from "../repository.ts";
import { codeOf } from "./parsed-source.ts";

const SCRIPT = /new URL\("([^"]+\.(?:ts|js))", import\.meta\.url\)/g;

test("every script that a file names by its path exists", () => {
  const sources = files(workspaces().map((folder) => `${folder}/**/*.ts`));
  const named = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(SCRIPT)]
      // A string may contain the source of another file; that does not count.
      .filter(({ index }) => codeOf(path, text).startsWith("new URL", index))
      .map(([, script = ""]) => [path, posix.join(posix.dirname(path), script)] as const),
  );
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter(([, script]) => !existsSync(posix.join(ROOT, script))),
    [],
  );
});
