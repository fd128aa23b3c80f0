import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { done, explore } from "../../testing/play.ts";
import { RULES_VERSION } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { exportSave, importSave } from "./save.ts";
import { isKnownVersion, upgraded } from "./upgrade.ts";

test("[SAVE8] a game of version 1 becomes one of the current version, which plays on", () => {
  const old = { ...aSeededGame(4).build(), rulesVersion: 1 };
  const game = upgraded(old);
  assert.deepEqual(game, { ...old, rulesVersion: RULES_VERSION });
  assert.equal(upgraded(game), game);
  assert.ok(done(game, explore()).game.turn > 0);
});

test("[SAVE8] a save document of version 1 is imported as a game of the current version", () => {
  const contents = { game: { ...aGame().build(), rulesVersion: 1 }, events: [], tasks: [] };
  const imported = importSave(exportSave(contents));
  assert.ok(!(imported instanceof Refusal));
  assert.equal(imported.game.rulesVersion, RULES_VERSION);
  assert.ok(isKnownVersion(1) && !isKnownVersion(RULES_VERSION + 1) && !isKnownVersion(0));
});
