/** Runs the measurement of encounters on a few games; `npm run balance -- encounters` plays a thousand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FACTION_KEYS } from "@outbound/space/rules/catalog/factions.ts";
import { encounterNamed } from "@outbound/space/rules/encounters/registry.ts";
import { ENCOUNTERS } from "@outbound/space/rules/encounters/threads/all.ts";
import { BOTS } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { AIM_NAMES } from "./space-aims.ts";
import { countMeetings, likedBy } from "./space-encounters.ts";

const GAMES = 26;

test("[ENC4] in a few games bots meet most encounters, and bots of different aims together choose most options", () => {
  const meetings = countMeetings([BOTS.balanced, BOTS.wide], AIM_NAMES, GAMES, 7_000);
  assert.ok(meetings.games.size >= 0.6 * ENCOUNTERS.length, `${meetings.games.size} encounters met`);
  const risky = ENCOUNTERS.filter(({ key }) => meetings.games.has(key)).flatMap(({ key, options }) =>
    options.filter((option) => !option.cautious).map((option) => likedBy(meetings, key, option.key)),
  );
  const liked = risky.filter(({ share }) => share > 0).length;
  assert.ok(liked >= 0.5 * risky.length, `${liked} of ${risky.length} options chosen`);
});

test("[ENC4] the story of each faction begins within the first 12 encounters that are not later stages of a story", () => {
  let long = 0;
  for (let seed = 7_100; seed < 7_120; seed++) {
    const { encounters } = play(BOTS.wide, seed, "standard");
    const stages = encounters.map(({ key }) => encounterNamed(key).stage ?? 1);
    const chances = encounters.filter((_, index) => stages[index] === 1).map(({ key }) => encounterNamed(key));
    if (chances.length < 12) continue;
    long += 1;
    const begun = chances.slice(0, 12).flatMap(({ stage, thread }) => (stage === 1 ? [thread] : []));
    assert.deepEqual(begun.toSorted(), FACTION_KEYS.toSorted(), `seed ${seed}`);
  }
  assert.ok(long >= 5, `${long} games have 12 such encounters`);
});
