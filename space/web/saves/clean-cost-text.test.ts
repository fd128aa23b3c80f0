import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanCostText, startOverCostText } from "./clean-cost-text.ts";

test("[GM8] before restoring or importing, a text says what a clean game loses, and there is no text if it loses nothing", () => {
  const text = (clean: boolean, daily: string | null, isMain = false) => cleanCostText({ clean, daily }, isMain);
  assert.equal(text(true, null, true), "A restored or imported game has no full replay.");
  assert.equal(
    text(true, null),
    "A restored or imported game has no full replay and does not count for the scoreboard.",
  );
  assert.equal(
    text(true, "2026-11-27"),
    "A restored or imported game has no full replay and counts for neither the scoreboard nor the daily game.",
  );
  assert.equal(text(false, "2026-11-27"), "");
  assert.equal(cleanCostText(undefined, false), "");
});

test("[GM8] before starting over, a text says that the new game is no daily game, unless the old one is none either", () => {
  const text = (clean: boolean, daily: string | null) => startOverCostText({ clean, daily });
  assert.equal(text(true, "2026-11-27"), "Neither the new game nor a restored one counts for the daily game.");
  for (const without of [text(true, null), text(false, "2026-11-27"), startOverCostText(undefined)])
    assert.equal(without, "");
});
