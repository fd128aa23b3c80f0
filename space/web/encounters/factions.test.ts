import assert from "node:assert/strict";
import { test } from "node:test";
import type { World } from "../api.ts";
import { factionsOf } from "./factions.ts";

const systems = [{ id: 4, name: "Tessel" }] as World["systems"];
const standingsOf = (...levels: number[]) =>
  factionsOf({
    standing: levels.map((standing) => ({ faction: "archive", name: "The Archive", standing })),
    leads: [],
    systems,
  }).map(({ standing }) => standing);

test("a faction's standing says what it changes", () => {
  assert.deepEqual(standingsOf(0, 2, -1, -2), [
    "Standing 0",
    "Standing +2: pays 16 % more",
    "Standing −1: pays 8 % less",
    "Standing −2: no offers",
  ]);
});

test("a faction's story names the system where it continues", () => {
  const standing = (["archive", "foundry"] as const).map((faction) => ({ faction, name: faction, standing: 0 }));
  const stories = factionsOf({ standing, leads: [{ thread: "foundry", stage: 3, systemId: 4 }], systems });
  assert.deepEqual(
    stories.map(({ story }) => story),
    [null, { text: "Part 3 of 4 of its story", systemId: 4, systemName: "Tessel" }],
  );
});
