import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { advanced, explore, ordered } from "../../testing/play.ts";
import type { Game } from "../game/game.ts";
import { drawnTrait } from "../game/traits.ts";
import { hashHex } from "../values/hash.ts";
import { RULES_VERSION } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { canonicalText, exportSave, importSave, type SaveDocument } from "./save.ts";
import { isKnownVersion, upgraded } from "./upgrade.ts";

/** Returns the game in the form of version 1: without traits, factions and encounters. */
function asOf1({ factions, encounters, sinceEncounter, quietUntilTurn, crew, ...rest }: Game): Game {
  const members = crew.map(({ trait, ...member }) => member);
  return { ...rest, rulesVersion: 1, crew: members } as unknown as Game;
}

/** Returns the document in the form of version 1. */
function documentOf1(game: Game): SaveDocument {
  const { checksum, ...body } = exportSave({ game: asOf1(game), events: [], tasks: [] });
  return { ...body, checksum: hashHex(canonicalText(body)) };
}

test("[GM10][SAVE8] a game of version 1 gets traits by hash, standing 0 and no encounter, and plays on", () => {
  const old = asOf1(aSeededGame(4).build());
  const game = upgraded(old);
  assert.equal(game.rulesVersion, RULES_VERSION);
  assert.equal(upgraded(game), game);
  for (const { id, trait } of game.crew) assert.equal(trait, drawnTrait(game, id));
  assert.deepEqual(
    Object.values(game.factions).map(({ standing }) => standing),
    [0, 0, 0],
  );
  assert.deepEqual(game, aSeededGame(4).build());
  const { game: after } = advanced(ordered(game, explore()), 4);
  assert.equal(after.encounters.length, 1, "its first exploration brings an encounter");
});

test("[GM10] a save document of version 1 is imported as a game of the current version", () => {
  const imported = importSave(documentOf1(aSeededGame(4).build()));
  assert.ok(!(imported instanceof Refusal), imported instanceof Refusal ? imported.detail : "");
  assert.deepEqual(imported.game, aSeededGame(4).build());
  assert.ok(isKnownVersion(1) && !isKnownVersion(RULES_VERSION + 1) && !isKnownVersion(0));
});

test("[GM10] a document of the current version without factions is refused", () => {
  const game = { ...asOf1(aGame().build()), rulesVersion: RULES_VERSION };
  const imported = importSave(exportSave({ game, events: [], tasks: [] }));
  assert.ok(imported instanceof Refusal && imported.code === "save-invalid");
});
