import assert from "node:assert/strict";
import { test } from "node:test";
import { files } from "../repository.ts";

test("no large source file is a copy of another", () => {
  const seen = new Map<string, string>();
  const copies = [...files(["{kit,space,cargo,clients,proving,examples,tools}/**/*.{ts,tsx}"])]
    .filter(([, text]) => text.length > 10_000)
    .flatMap(([path, text]) => {
      const first = seen.get(text);
      seen.set(text, path);
      return first === undefined ? [] : [`${path} is a copy of ${first}`];
    });
  assert.deepEqual(copies, []);
});
