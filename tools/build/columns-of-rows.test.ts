import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../repository.ts";
import { moduleOf } from "./columns-of-rows.ts";

const rowsOf = async (source: string): Promise<unknown> =>
  (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default;

test("a table sent by columns is restored to the same rows", async () => {
  const table = JSON.parse(readFileSync(join(ROOT, "cargo", "rules", "geography", "airports.json"), "utf8"));
  assert.deepEqual(await rowsOf(moduleOf(table)), table);
});

test("texts of several lines, quotation marks and an empty table are restored unchanged", async () => {
  const table = [
    ["a\nb", 'say "so"', -0.5],
    ["", "\\n", 0],
    ["$& of $&", "$&", 1],
    ["so", "so", "so"],
  ];
  assert.deepEqual(await rowsOf(moduleOf(table)), table);
  assert.deepEqual(await rowsOf(moduleOf([])), []);
});
