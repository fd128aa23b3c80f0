import assert from "node:assert/strict";
import { it } from "node:test";
import { callOf, voiceOf } from "./faction-voices.ts";
import { FACTION_KEYS } from "./factions.ts";

it("[ENC5] each faction has a sentence for every standing, and no two are alike", () => {
  const standings = [-3, -2, -1, 0, 1, 2, 3];
  const lines = FACTION_KEYS.flatMap((faction) => standings.map((standing) => voiceOf(faction, standing)));
  for (const line of lines) assert.match(line, /^The (?:Wayfarers|Foundry|Archive) [^.]+\.$/);
  assert.equal(new Set(lines).size, FACTION_KEYS.length * standings.length);
});

it("[ENC4] each faction has a sentence for each stage that waits at a star, and no two are alike", () => {
  const calls = FACTION_KEYS.flatMap((faction) =>
    ([2, 3, 4] as const).map((stage) => callOf(faction, stage, "Ostara")),
  );
  for (const call of calls) assert.match(call, /^The (?:Wayfarers|Foundry|Archive) [^.{]*Ostara[^.{]*\.$/);
  assert.equal(new Set(calls).size, FACTION_KEYS.length * 3);
});
