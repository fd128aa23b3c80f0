import assert from "node:assert/strict";
import { test } from "node:test";
import { droppedText } from "./dropped-text.ts";

test("[GM7] a text says which archived games are deleted beyond the limit, the replaced one included", () => {
  const text = (archived: number | null, ...dropped: number[]) =>
    / so (.*) will be deleted/.exec(droppedText({ archived, dropped }))?.[1];
  assert.equal(text(7, 7), "the old one");
  assert.equal(text(7, 3), "1 archived game");
  assert.equal(text(7, 7, 3, 4), "the old one and 2 archived games");
  assert.equal(text(null, 3, 4), "2 archived games");
  assert.equal(droppedText({ archived: 7, dropped: [] }), "");
});
