import assert from "node:assert/strict";
import { test } from "node:test";
import { aimTable, type Figure, markdown, markdownTable, spread, withSection, writesPages } from "./report.ts";

test("a section is appended when missing and replaced when present, and the text around it stays", () => {
  const added = withSection("# Performance\n", "space", "first", "bench:space");
  assert.match(added, /^# Performance\n\n<!-- space: .+ -->\nfirst\n<!-- end of space -->\n$/);
  const replaced = withSection(`${added}\nThe end.\n`, "space", "second", "bench -- space");
  assert.equal(replaced, `${added.replace("first", "second").replace("bench:space", "bench -- space")}\nThe end.\n`);
});

test("a run with an option does not write its figures to a page", (t) => {
  const { argv } = process;
  t.after(() => {
    process.argv = argv;
  });
  const writes = [[], ["kill"], ["--print"], ["space", "--seeds", "20"]].map((given) => {
    process.argv = ["node", "run.ts", ...given];
    return writesPages();
  });
  assert.deepEqual(writes, [true, true, false, false]);
});

test("the table shows for each figure whether it met its aim", () => {
  const figures: readonly Figure<number>[] = [
    { name: "rate", of: (round) => round, atLeast: 6 },
    { name: "time", of: (round) => round, under: 6 },
    { name: "double", of: (round) => 2 * round, digits: 1 },
  ];
  const rounds = [5, 7, 6];
  const { lines, missed } = aimTable(figures, rounds);
  assert.deepEqual(lines.slice(2), [
    "| rate | 6 (5–7) | at least 6: met |",
    "| time | 6 (5–7) | under 6: missed |",
    "| double | 12.0 (10.0–14.0) |  |",
  ]);
  assert.deepEqual(missed, ["time, 6 (5–7), under 6: missed"]);
});

test("the spread shows the median, the least and the greatest round", () => {
  assert.equal(spread([8071, 7900, 8200]), "8,071 (7,900–8,200)");
  assert.equal(spread([0.5, 0.61, 0.55], 2), "0.55 (0.50–0.61)");
});

test("blocks of a page are separated by an empty line", () => {
  assert.equal(markdown("text", ["| a |", "|---|"]), "text\n\n| a |\n|---|");
});

test("a Markdown table has a head, a separator and a line for each row", () => {
  assert.deepEqual(markdownTable(["a", "b"], [["x", 1234]]), ["| a | b |", "|---|---|", "| x | 1,234 |"]);
});
