import assert from "node:assert/strict";
import { test } from "node:test";
import { table, withSection } from "./report.ts";

test("a section is added where there is none, and replaced where there is one, and what stands around it stays", () => {
  const added = withSection("# Performance\n", "space", "first");
  assert.match(added, /^# Performance\n\n<!-- space: .+ -->\nfirst\n<!-- end of space -->\n$/);
  const replaced = withSection(`${added}\nThe end.\n`, "space", "second");
  assert.equal(replaced, `${added.replace("first", "second")}\nThe end.\n`);
});

test("the table tells of each figure whether it met its aim", () => {
  const text = table(
    [
      { name: "rate", rounds: [5, 7, 6], aim: 6, better: "more" },
      { name: "time", rounds: [5, 7, 6], aim: 6, better: "less" },
      { name: "count", rounds: [5] },
    ],
    3,
  );
  assert.match(text, /^\| rate \| 6 \(5–7\) \| at least 6: met \|$/m);
  assert.match(text, /^\| time \| 6 \(5–7\) \| under 6: missed \|$/m);
  assert.match(text, /^\| count \| 5 \(5–5\) \| {2}\|$/m);
});
