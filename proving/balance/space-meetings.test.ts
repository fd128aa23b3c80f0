/** A few games of the encounters' measurement; `npm run balance -- encounters` plays a thousand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENCOUNTERS } from "@outbound/space/rules/encounters/threads/all.ts";
import { BOTS } from "../bots/space/bots.ts";
import { AIM_NAMES } from "./space-aims.ts";
import { countMeetings, likedBy } from "./space-meetings.ts";

const GAMES = 26;

test("[ENC4] a few bot games meet most encounters, and their aims choose most options", () => {
  const meetings = countMeetings([BOTS.balanced, BOTS.wide], AIM_NAMES, GAMES, 7_000);
  assert.ok(meetings.games.size >= 0.6 * ENCOUNTERS.length, `${meetings.games.size} encounters met`);
  const risky = ENCOUNTERS.filter(({ key }) => meetings.games.has(key)).flatMap(({ key, options }) =>
    options.filter((option) => !option.cautious).map((option) => likedBy(meetings, key, option.key)),
  );
  const liked = risky.filter(({ share }) => share > 0).length;
  assert.ok(liked >= 0.5 * risky.length, `${liked} of ${risky.length} options chosen`);
});
