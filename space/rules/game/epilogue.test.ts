import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { FACTION_KEYS, type FactionKey } from "../catalog/factions.ts";
import { whole } from "../values/amount.ts";
import { epilogueOf } from "./epilogue.ts";
import * as texts from "./epilogue-texts.ts";
import type { Game, GameEvent } from "./game.ts";

/** A game that ended with these standings, and in which the first member decided these encounters. */
function ended(
  status: "won" | "lost",
  standings: Partial<Record<FactionKey, number>>,
  keys: readonly string[] = [],
): Game {
  const game = aGame()
    .onTurn(150)
    .ended(status, status === "won" ? "apex-relit" : "time-ran-out")
    .build();
  const relations = FACTION_KEYS.map((key) => [key, { standing: standings[key] ?? 0, missions: 0, lead: null }]);
  const encounters = keys.map((key, index) => ({
    id: index + 1,
    key,
    systemId: 2,
    openedOnTurn: index,
    decided: { option: "x", crewId: 1, turn: index, outcome: "good" },
  }));
  return { ...game, factions: Object.fromEntries(relations), encounters } as Game;
}

const PLACES = ["place-bees", "place-tanker", "place-liner", "place-auction", "place-wedding"];

describe("what an epilogue remembers", () => {
  test("[ROAD3] a faction is mentioned if its story ended or its standing is far from 0", () => {
    const { FOES, FRIENDS, STORIES } = texts;
    assert.ok(epilogueOf(ended("won", { wayfarers: 2 }), []).includes(FRIENDS.wayfarers.won));
    assert.ok(epilogueOf(ended("lost", { archive: 2 }), []).includes(FRIENDS.archive.lost));
    assert.ok(epilogueOf(ended("won", { foundry: -2 }), []).includes(FOES.foundry));
    const story = epilogueOf(ended("won", { archive: 3 }, ["archive-shelf"]), []);
    assert.ok(story.includes(STORIES.archive.won) && !story.includes(FRIENDS.archive.won));
    assert.equal(epilogueOf(ended("won", { wayfarers: 1, foundry: -1 }), []).length, 2);
  });

  test("[ROAD3] an epilogue names the number of decisions if there are at least five", () => {
    assert.ok(epilogueOf(ended("won", {}, PLACES), []).some((text) => text.includes("5 decisions")));
    assert.equal(epilogueOf(ended("won", {}, PLACES.slice(1)), []).length, 2);
  });

  test("[ROAD3] an epilogue names the number of completed missions if there are at least two", () => {
    const [one, two] = [1, 2].map((missionsCompleted) => epilogueOf({ ...ended("won", {}), missionsCompleted }, []));
    assert.ok(two?.some((text) => text.includes("2 promises")));
    assert.equal(one?.length, 2);
  });

  test("[ROAD3] a lost game names the star where the ship started", () => {
    assert.match(epilogueOf(ended("lost", {}), []).at(-1) ?? "", /start from Home\.$/);
  });

  test("[ROAD3] a win ends with the state of the hull: whole, marked or worn", () => {
    const closings = [85, 84, 40, 39].map((hull) => epilogueOf({ ...ended("won", {}), hull: whole(hull) }, []).at(-1));
    const { wonWhole, wonMarked, wonWorn } = texts.CLOSINGS;
    assert.deepEqual(closings, [wonWhole, wonMarked, wonMarked, wonWorn]);
  });

  test("[ROAD3] an event about a system that does not exist is not mentioned, as an import or an admin may add one", () => {
    const event = (kind: string, systemId: number): GameEvent => {
      return { number: 1, turn: 3, kind, severity: "info", refs: { systemId }, figures: { damage: 9 }, text: "x" };
    };
    for (const kind of ["fragment.found", "jump.mishap", "explore.mishap"]) {
      assert.ok(
        epilogueOf(ended("won", {}), [event(kind, 2)]).some((text) => text.includes("Near")),
        kind,
      );
      assert.deepEqual(epilogueOf(ended("won", {}), [event(kind, 99)]), epilogueOf(ended("won", {}), []), kind);
    }
  });

  test("[ROAD3] every text is a complete sentence, and no two are alike", () => {
    const all = strings(texts);
    for (const text of all) assert.match(text, /^(?:[A-Z]|\{names\}).{12,}\.$/);
    assert.equal(new Set(all).size, all.length);
  });
});

const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
