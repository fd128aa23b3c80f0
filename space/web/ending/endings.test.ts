import assert from "node:assert/strict";
import { test } from "node:test";
import { winningEndings } from "./endings.ts";

test("[ROAD3] the five endings of a win are listed with what they take, and those that were seen are marked", () => {
  const endings = winningEndings(["relit", null, "dark", "chorus"]);
  assert.deepEqual(
    endings.filter(({ isSeen }) => isSeen).map(({ key }) => key),
    ["chorus", "relit"],
  );
  assert.equal(new Set(endings.map(({ name }) => name)).size, 5);
  for (const { how } of endings) assert.match(how, /^[a-z].*[^.]$/);
});
