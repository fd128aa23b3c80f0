import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EVENT_KINDS } from "./events.ts";

test("[EVENT2] SPEC.md lists exactly the event kinds of the code", () => {
  const spec = readFileSync(new URL("../../SPEC.md", import.meta.url), "utf8");
  const [rule = ""] = /^- \[EVENT2\][\s\S]*?(?=^- )/m.exec(spec) ?? [];
  const listed = [...rule.matchAll(/`([a-z.-]+)`/g)].map(([, kind]) => kind);
  assert.deepEqual(listed, Object.keys(EVENT_KINDS));
});
