import assert from "node:assert/strict";
import { test } from "node:test";
import type { Encounter, World } from "../api.ts";
import { factionsOf, storiesOf } from "./factions.ts";

const systems = [{ id: 4, name: "Tessel" }] as World["systems"];
const archiveAt = (standing: number) => ({ faction: "archive" as const, name: "The Archive", standing });
const standingsOf = (...levels: number[]) =>
  factionsOf({ standing: levels.map(archiveAt), leads: [], systems }, []).map(({ standing }) => standing);

test("the text of a faction's standing says what it changes", () => {
  assert.deepEqual(standingsOf(0, 2, -1, -2), [
    "Standing 0",
    "Standing +2: pays 16 % more",
    "Standing −1: pays 8 % less",
    "Standing −2: no offers",
  ]);
});

test("the text of a faction's story names the system where it continues", () => {
  const standing = (["archive", "foundry"] as const).map((faction) => ({ faction, name: faction, standing: 0 }));
  const stories = factionsOf({ standing, leads: [{ thread: "foundry", stage: 3, systemId: 4 }], systems }, []);
  assert.deepEqual(
    stories.map(({ story }) => story),
    [null, { text: "Part 3 of 4 of its story", place: systems[0] }],
  );
});

test("the text of a faction's story says that it waits for trust, or that it has ended, after its last stage or because it was declined", () => {
  const storyAfter = (standing: number, ...deciders: readonly (number | null)[]) => {
    const past = deciders.map((crewId, index) => ({ id: index + 1, thread: "archive", decided: { crewId } }));
    const elsewhere = { id: 9, thread: "place", decided: { crewId: null } };
    const world = { standing: [archiveAt(standing)], leads: [], systems };
    return factionsOf(world, [...past, elsewhere] as unknown as Encounter[])[0]?.story?.text;
  };
  assert.equal(storyAfter(1, 3, 2, 3), "Part 4 of its story waits for standing +2");
  assert.equal(storyAfter(2, 3, 2, 3), undefined);
  assert.equal(storyAfter(3, 3, 2, 3, 1), "Story ended");
  assert.equal(storyAfter(0, 3, null), "Story ended");
  assert.equal(storyAfter(0, 3), undefined);
  assert.equal(storyAfter(0), undefined);
});

test("the next part of a story is named at its system, on the map and in words", () => {
  const stories = storiesOf({ leads: [{ thread: "archive", stage: 2, systemId: 4 }] });
  assert.deepEqual([...stories], [[4, { short: "Archive story", text: "story of the Archive, part 2 of 4" }]]);
});
