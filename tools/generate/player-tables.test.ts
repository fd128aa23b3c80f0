import assert from "node:assert/strict";
import { test } from "node:test";
import { withTables } from "./player-tables.ts";

const page = (row: string) => `# Page\n\n| id | price |\n|---|---|\n${row}\n\nThe end.\n`;

test("a page's table gets the rows, with readable figures, and the rest of the page stays", () => {
  assert.equal(withTables(page("| a | 1 |\n| b | 2 |"), { "| id |": [["c", 1234.5]] }), page("| c | 1,234.5 |"));
});

test("a page without the table throws an error that names the table's head", () => {
  assert.throws(() => withTables("# Page\n", { "| id |": [] }), /head "\| id \|"/);
});
