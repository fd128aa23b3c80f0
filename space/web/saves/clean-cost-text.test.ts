import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanCostText } from "./clean-cost-text.ts";

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
