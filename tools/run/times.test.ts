import assert from "node:assert/strict";
import { test } from "node:test";
import { areaOf, timesTable } from "./times.ts";

test("the areas of the table are the browser, other proving, each game, and kit with tools", () => {
  assert.deepEqual(
    ["proving/browser/space/map.test.ts", "proving/faults/lock.test.ts", "cargo/api/a.test.ts", "tools/a.test.ts"].map(
      areaOf,
    ),
    ["browser", "other proving", "games", "kit and tools"],
  );
});

test("the table has the slowest file first and divides the run among areas in proportion to their files", () => {
  const times = [
    { path: "kit/a.test.ts", seconds: 1, tests: 3 },
    { path: "space/rules/b.test.ts", seconds: 2.04, tests: 4 },
    { path: "cargo/api/c.test.ts", seconds: 0.96, tests: 1 },
  ];
  assert.deepEqual(timesTable(times, 2).split("\n"), [
    " seconds     tests  file",
    "     2.0         4  space/rules/b.test.ts",
    "     1.0         3  kit/a.test.ts",
    "     1.0         1  cargo/api/c.test.ts",
    "",
    " seconds    of run     files     tests  area",
    "     3.0       1.5         2         5  games",
    "     1.0       0.5         1         3  kit and tools",
    "     4.0       2.0         3         8  all",
    "",
  ]);
});
