import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { done, explore } from "../../testing/play.ts";
import type { FactionKey } from "../catalog/factions.ts";
import { ENDINGS, endingOf } from "./ending.ts";
import { epilogueOf } from "./epilogue.ts";
import type { Game, GameEvent } from "./game.ts";

const won = (builder: GameBuilder = aGame()): GameBuilder => builder.onTurn(150).ended("won", "apex-relit");

/** A game with these standings of the wayfarers, the foundry and the archive. */
function judged(builder: GameBuilder, wayfarers: number, foundry: number, archive: number): Game {
  const standings: Readonly<Record<FactionKey, number>> = { wayfarers, foundry, archive };
  const relation = (standing: number) => ({ standing, missions: 0, lead: null });
  const factions = Object.fromEntries(Object.entries(standings).map(([key, standing]) => [key, relation(standing)]));
  return { ...builder.build(), factions } as Game;
}

describe("the ending", () => {
  test("[ROAD3] a win has the first matching ending", () => {
    const five = won(aGame().withBuilt("core").withResources({ fragments: 2 }));
    assert.equal(endingOf(judged(five, 3, 2, -2)), "chorus");
    assert.equal(endingOf(judged(won(), 2, 3, -2)), "concord");
    assert.equal(endingOf(judged(won(), 3, -2, 1)), "banner");
    assert.equal(endingOf(judged(won(aGame().withCrew(1, 2, 3)), 3, -1, 1)), "long-watch");
    assert.equal(endingOf(judged(won().onTurn(185), 2, 1, 0)), "long-watch");
    assert.equal(endingOf(judged(won().onTurn(184), 2, 1, 0)), "relit");
    assert.equal(endingOf(won().withDifficulty("sandbox").onTurn(900).build()), "relit");
  });

  test("[ROAD3] the ending of a loss follows from its reason, and an active game has none", () => {
    assert.equal(endingOf(aGame().build()), null);
    assert.equal(endingOf(aGame().ended("lost", "hull-destroyed").build()), "adrift");
    assert.equal(endingOf(aGame().ended("lost", "crew-lost").build()), "silence");
    assert.equal(endingOf(aGame().ended("lost", "time-ran-out").build()), "dark");
  });
});

describe("the epilogue", () => {
  const event = (kind: string, figures: GameEvent["figures"], turn = 7, systemId = 3): GameEvent => ({
    number: turn,
    turn,
    kind,
    severity: "info",
    refs: { systemId },
    figures,
    text: "",
  });

  test("[ROAD3] an epilogue mentions the first fragment, lost members, recruits, and the worst accident", () => {
    const game = won().with({ missionsCompleted: 4 }).build();
    const text = epilogueOf(game, [
      event("fragment.found", { fragments: 1 }, 40, 5),
      event("fragment.found", { fragments: 2 }, 60, 6),
      event("jump.mishap", { damage: 8 }, 50, 4),
      event("explore.mishap", { damage: 21 }, 61, 6),
      event("crew.lost", { name: "Ada Oyelaran" }),
      event("crew.joined", { name: "Jun Vale" }),
      event("crew.joined", { name: "Sol Reyes" }),
    ]).join(" ");
    for (const part of [
      "Beyond, on turn 40",
      "Hot, which took 21",
      "Ada Oyelaran did",
      "Jun Vale and Sol Reyes",
      "4 promises",
    ]) {
      assert.ok(text.includes(part), `${part}: ${text}`);
    }
  });

  test("[ROAD3] an epilogue does not say that a lost recruit stayed", () => {
    const text = epilogueOf(won().build(), [
      event("crew.joined", { name: "Jun Vale" }),
      event("crew.joined", { name: "Sol Reyes" }),
      event("crew.lost", { name: "Sol Reyes" }, 9),
    ]).join(" ");
    assert.match(text, /Sol Reyes did not live/);
    assert.match(text, /Jun Vale came aboard/);
  });

  test("[ROAD3] every ending has an epilogue of complete sentences, and no two begin alike", () => {
    const games: readonly Game[] = [
      won(aGame().withResources({ fragments: 5 })).build(),
      judged(won(), 2, 2, 0),
      judged(won(), 3, -2, 0),
      won().onTurn(190).build(),
      won().build(),
      ...(["hull-destroyed", "crew-lost", "time-ran-out"] as const).map((end) => aGame().ended("lost", end).build()),
    ];
    assert.deepEqual(games.map(endingOf), [...ENDINGS]);
    const epilogues = games.map((game) => epilogueOf(game, []));
    assert.equal(new Set(epilogues.map(([first]) => first)).size, ENDINGS.length);
    for (const sentence of epilogues.flat()) assert.match(sentence, /^[A-Z][^{}]*\.$/);
    assert.deepEqual(epilogueOf(aGame().build(), []), []);
  });

  test("[ROAD3] a member who starves is in the log by name", () => {
    const hungry = aGame().withResources({ supplies: 0 }).with({ starvingTurns: 5 }).build();
    const lost = done(hungry, explore()).events.find(({ kind }) => kind === "crew.lost");
    assert.equal(lost?.figures.name, hungry.crew[3]?.name);
  });
});
