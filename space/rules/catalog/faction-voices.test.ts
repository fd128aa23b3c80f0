import assert from "node:assert/strict";
import { it } from "node:test";
import { voiceOf } from "./faction-voices.ts";
import { FACTION_KEYS } from "./factions.ts";

it("[ENC5] each faction has a sentence for every standing, and no two are alike", () => {
  const standings = [-3, -2, -1, 0, 1, 2, 3];
  const lines = FACTION_KEYS.flatMap((faction) => standings.map((standing) => voiceOf(faction, standing)));
  for (const line of lines) assert.match(line, /^The (?:Wayfarers|Foundry|Archive) [^.]+\.$/);
  assert.equal(new Set(lines).size, FACTION_KEYS.length * standings.length);
});
