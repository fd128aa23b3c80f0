import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { accepted, advanced, build, done, explore, jump, ordered, refused, research } from "../../testing/play.ts";
import { Draft } from "../game/draft.ts";
import { crewOf, FOCUSES, type Game } from "../game/game.ts";
import { choose, considerChoice, placeOrder, runTurns, takeTurn } from "../turn/command.ts";
import { forecast } from "../turn/forecast.ts";
import { nextSteps } from "../turn/next-steps.ts";
import { DIFFICULTIES, type Difficulty, SEED_LIMIT } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { changesBetween } from "./changes.ts";
import { changeStanding, countMission, makesOffers, rewardPercentOf } from "./factions.ts";
import { levelAsked, oddsOf } from "./odds.ts";
import { applyEffects } from "./outcome.ts";
import { encounterNamed } from "./registry.ts";
import { encounterChance, meet, openEncounterOf } from "./trigger.ts";

const LAMP = "wayfarers-lamp";
const met = (game = aGame()): Game => game.rich().meeting(LAMP).build();
const optionOf = (key: string, option: string) => {
  const found = encounterNamed(key).options.find((one) => one.key === option);
  return found ?? assert.fail(`${key} has no option ${option}`);
};
const drafted = (game: Game, work: (draft: Draft) => void): Game => {
  const draft = new Draft(game);
  work(draft);
  return draft.game;
};

describe("when encounters come", () => {
  test("[ENC1] the first arrival or exploration of a game always brings an encounter, whatever the seed, difficulty and order", () => {
    const seeds = fc.integer({ min: 0, max: SEED_LIMIT });
    const difficulties = fc.constantFrom(...(Object.keys(DIFFICULTIES) as Difficulty[]));
    const property = fc.property(seeds, difficulties, fc.boolean(), (seed, difficulty, isLate) => {
      const start = aSeededGame(seed, difficulty).build();
      const begun = isLate ? done(start, research("nav1")).game : start;
      const orders = [...FOCUSES.map((focus) => explore(focus)), ...begun.systems.map(({ id }) => jump(id))];
      const possible = orders.flatMap((order) => {
        const placed = placeOrder(begun, order);
        return placed instanceof Refusal ? [] : [placed.game];
      });
      assert.ok(possible.length > FOCUSES.length, "somewhere is within a jump");
      for (const queued of possible) {
        const { game, answer } = accepted(runTurns(queued, 50));
        assert.ok(openEncounterOf(game));
        assert.equal(answer.stopped, "decision");
      }
    });
    fc.assert(property, { numRuns: 60 });
  });

  test("[ENC1] the chance is 10 %, plus 10 % for each arrival or exploration without an encounter, at most 60 %, and 0 for 3 turns after one", () => {
    const after = { ...aGame().meeting(LAMP).build(), quietUntilTurn: 3 };
    const chance = (sinceEncounter: number, turn = 4) => encounterChance({ ...after, sinceEncounter, turn });
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5, 6, 50].map((since) => chance(since)),
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.6, 0.6],
    );
    assert.deepEqual(
      [1, 2, 3].map((turn) => chance(9, turn)),
      [0, 0, 0],
    );
  });

  test("[ENC1] an encounter never opens twice, while another one is open, or in a forecast", () => {
    const quiet = { quietUntilTurn: 0, turn: 5 };
    const open = aGame().with(quiet).meeting(LAMP).build();
    const system = open.systems[0] ?? assert.fail();
    assert.equal(
      drafted(open, (draft) => meet(draft, { on: "arrival", system }, 0)),
      open,
    );
    const fresh = ordered(aSeededGame(3).build(), explore());
    assert.ok(forecast(fresh, 20).turns.length > 0);
    assert.equal(fresh.encounters.length, 0);
    for (let seed = 0; seed < 4; seed++) {
      let game = aSeededGame(seed, "sandbox").rich().build();
      for (let round = 0; round < 25 && game.status === "active"; round++) {
        game = done({ ...game, hull: 10_000, resources: { ...game.resources, supplies: 10_000 } }, explore()).game;
      }
      const keys = game.encounters.map(({ key }) => key);
      assert.ok(keys.length > 3);
      assert.equal(new Set(keys).size, keys.length);
    }
  });

  test("[ENC2a] an open encounter takes its cautious option at the start of the next worked turn, and stays open in a skipped turn", () => {
    const skipped = accepted(takeTurn(met()));
    assert.equal(openEncounterOf(skipped.game)?.id, 1);
    const { game, answer, events } = accepted(takeTurn(ordered(met(), explore())));
    assert.deepEqual(answer.lapsed?.decided, { option: "pass", crewId: null, turn: 1, outcome: "good" });
    assert.equal(openEncounterOf(game), undefined);
    assert.equal(events[0]?.kind, "encounter.lapsed");
    const other = accepted(takeTurn(ordered(aGame().rich().build(), explore()))).game;
    assert.deepEqual([game.resources, game.hull, game.crew], [other.resources, other.hull, other.crew]);
  });
});

test("[ENC2a] the exploration that wins opens no encounter", () => {
  const last = aGame()
    .rich()
    .at(7)
    .withTier("reactor", 4)
    .withExpansions(1)
    .withBuilt("core")
    .with({ quietUntilTurn: 0 });
  const { game } = done(last.build(), explore());
  assert.deepEqual([game.status, game.encounters.length], ["won", 0]);
  const met = done(aGame().with({ quietUntilTurn: 0 }).build(), explore()).game;
  assert.equal(met.encounters.length, 1, "elsewhere the first one always does");
});

describe("deciding", () => {
  test("[ENC2] an option has exactly the stated cost and result, and the encounter is decided once", () => {
    const { game, answer } = accepted(choose(met(), 1, "fuel", 3));
    assert.equal(game.resources.fuel, met().resources.fuel - 800);
    assert.equal(game.factions.wayfarers.standing, 1);
    assert.deepEqual(answer.decided, { option: "fuel", crewId: 3, turn: 0, outcome: "good" });
    refused(choose(game, 1, "fuel"), "already-decided");
  });

  test("[ENC2] the event of a decision has the actual changes, after caps and limits of the stock", () => {
    const start = met(aGame().withHull(98));
    const figures = (game: Game, option: string) =>
      accepted(choose(game, 1, option, 3)).events.find(({ kind }) => kind === "encounter.decided")?.figures;
    assert.deepEqual(figures(start, "fuel"), {
      encounterId: 1,
      option: "fuel",
      outcome: "good",
      fuel: -8,
      "standing-wayfarers": 1,
    });
    const changes = (effects: Parameters<typeof applyEffects>[1], builder = aGame()) => {
      const game = builder.build();
      const decider = { crewId: 3, skill: "engineering" } as const;
      return changesBetween(
        game,
        drafted(game, (draft) => applyEffects(draft, effects, decider, false)),
      );
    };
    const poor = () => aGame().withResources({ alloy: 2.5, supplies: 99 }).withHull(12);
    assert.deepEqual(changes({ goods: { alloy: -6, supplies: 8 }, hull: -7, xp: 20 }, poor()), {
      alloy: -2.5,
      supplies: 1,
      hull: -2,
      xp: 20,
    });
    assert.deepEqual(changes({ fatigue: 9, standing: { foundry: -1 } }), { fatigue: 9, "standing-foundry": -1 });
    assert.deepEqual(changes({ crew: 1, hull: 5 }, aGame().withExpansions(1)), { crew: 1 });
    assert.deepEqual(changes({ crew: 1 }), {}, "no berth");
  });

  test("[ENC2] refusals come in the order 404, 409, 422", () => {
    const over: Game = { ...met(), status: "lost", endReason: "crew-lost" };
    const poor = aGame().withResources({ fuel: 7 }).meeting(LAMP).build();
    refused(choose(over, 2, "fuel"), "unknown-encounter");
    refused(choose(over, 1, "sing"), "unknown-option");
    refused(choose(over, 1, "fuel", 99), "unknown-crew");
    refused(choose(over, 1, "fuel"), "game-over");
    refused(choose(poor, 1, "fuel"), "not-enough-resources");
    const unknown = refused(
      choose(aGame().rich().meeting("wayfarers-mercy").build(), 1, "debts"),
      "requirement-not-met",
    );
    assert.equal(unknown.detail, "Needs standing 2 with the Wayfarers; you have 0.");
  });

  test("[ENC2] a previewed choice has the same refusals and changes nothing", () => {
    const game = met();
    const considered = accepted(considerChoice(game, 1, "cell", 1));
    assert.equal(considered.game, game);
    assert.deepEqual([considered.events, considered.answer.decided], [[], null]);
    refused(considerChoice(game, 1, "cell", 99), "unknown-crew");
  });

  test("[ENC3] the chance is 45 %, plus 10 % for each level above the required one and 10 % for a matching trait, clamped to 10 to 95", () => {
    const percent = (level: number, trait: "wary" | "handy" | "silver-tongued" | "steady", turn = 0) => {
      const game = aGame()
        .onTurn(turn)
        .withSkill(3, "engineering", level)
        .withMember(3, { trait })
        .meeting(LAMP)
        .build();
      const encounter = openEncounterOf(game) ?? assert.fail();
      return oddsOf(game, encounter, optionOf(LAMP, "cell"), crewOf(game, 3))?.percent;
    };
    assert.equal(percent(2, "steady"), 45);
    assert.equal(percent(4, "steady"), 65);
    assert.equal(percent(4, "handy"), 75);
    assert.equal(percent(4, "wary"), 70);
    assert.equal(percent(4, "silver-tongued"), 75);
    assert.equal(percent(10, "handy"), 95);
    assert.equal(percent(0, "steady", 150), 10);
  });

  test("[ENC3] tests require level 2 before turn 40, 3 or 4 up to turn 90, and 5 or 6 later", () => {
    const asked = (turn: number) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) => {
          const game = aGame().withSeed(seed).onTurn(turn).meeting(LAMP).build();
          return levelAsked(game, openEncounterOf(game) ?? assert.fail());
        }),
      );
    assert.deepEqual([...asked(39)], [2]);
    assert.deepEqual([...asked(40)].toSorted(), [3, 4]);
    assert.deepEqual([...asked(90)].toSorted(), [3, 4]);
    assert.deepEqual([...asked(91)].toSorted(), [5, 6]);
  });

  test("[ENC3] the outcome depends on the seed, the encounter and the option, not on when and how often it is decided", () => {
    const outcome = (seed: number, more: Partial<Game> = {}) =>
      accepted(choose({ ...met(aGame().withSeed(seed)), ...more }, 1, "cell", 3)).answer.decided?.outcome;
    const drawn = Array.from({ length: 40 }, (_, seed) => outcome(seed));
    assert.deepEqual(new Set(drawn), new Set(["good", "bad"]));
    for (let seed = 0; seed < 40; seed++) assert.equal(outcome(seed, { eventCount: 7, nextTaskId: 9 }), drawn[seed]);
  });

  test("[ENC3a] losses take at most the stock, the hull keeps 10, and a recruit needs a berth", () => {
    const poor = aGame().withHull(14).withResources({ credits: 5 }).build();
    const after = (game: Game, effects: Parameters<typeof applyEffects>[1]) =>
      drafted(game, (draft) => applyEffects(draft, effects, null, false));
    const hurt = after(poor, { goods: { credits: -60 }, hull: -15, fatigue: 30, crew: 1, standing: { foundry: -1 } });
    assert.deepEqual([hurt.resources.credits, hurt.hull, hurt.crew.length], [0, 1_000, 4]);
    assert.ok(hurt.crew.every(({ fatigue }) => fatigue === 30));
    assert.equal(hurt.factions.foundry.standing, -1);
    assert.equal(after(aGame().withHull(6).build(), { hull: -15 }).hull, 600);
    assert.equal(after(aGame().withHull(95).build(), { hull: 20 }).hull, 10_000);
    assert.equal(after(aGame().withExpansions(1).build(), { crew: 1 }).crew.length, 5);
  });
});

describe("losses and the queue", () => {
  /** A game with an encounter that takes 3 alloy, with orders for the stars. */
  const failing = (alloy: number): Game => {
    for (let seed = 0; seed < 60; seed++) {
      const builder = aGame().withSeed(seed).withExpansions(1).withResources({ alloy, credits: 9_000 });
      const game = builder.meeting(LAMP).build();
      if (accepted(choose(game, 1, "cell", 3)).answer.decided?.outcome === "bad") return game;
    }
    assert.fail("the cell never fails");
  };

  test("[ENC3a] a loss that the stock does not cover cancels the latest orders that hold the goods, with a full refund", () => {
    // Scoop and quarters cost 12 alloy each.
    const queued = ordered(failing(26), research("nav1"), build("scoop"), build("quarters"));
    assert.equal(queued.resources.alloy, 200);
    const { game, events } = accepted(choose(queued, 1, "cell", 3));
    assert.deepEqual(
      game.tasks.map(({ target }) => target),
      [
        { kind: "research", techId: "nav1" },
        { kind: "build", build: "scoop" },
      ],
    );
    assert.equal(game.resources.alloy, 1_100);
    assert.equal(game.resources.credits, queued.resources.credits + 4_000);
    const kinds = events.map(({ kind, text }) => (kind === "task.cancelled" ? text : kind));
    assert.deepEqual(kinds, ["Cancelled to cover a loss: Build Crew quarters.", "encounter.decided", "faction.lead"]);
    const decided = events.find(({ kind }) => kind === "encounter.decided");
    assert.deepEqual([decided?.figures.alloy, decided?.figures.credits], [-3, undefined], "the refund is no change");
  });

  test("[ENC3a] an order that just began is cancelled too, and the next one starts", () => {
    const queued = ordered(failing(12), build("scoop"), research("nav1"));
    const { game } = accepted(choose(queued, 1, "cell", 3));
    assert.equal(game.resources.alloy, 900);
    assert.deepEqual(
      game.tasks.map(({ target, run }) => [target.kind, run !== undefined]),
      [["research", true]],
    );
  });

  test("[ENC3a] orders stay if the stock covers the loss or if they hold no such goods", () => {
    const rich = ordered(failing(40), build("scoop"), research("nav1"));
    assert.deepEqual(accepted(choose(rich, 1, "cell", 3)).game.tasks, rich.tasks);
    const poor = ordered(failing(0), research("nav1"));
    const { game } = accepted(choose(poor, 1, "cell", 3));
    assert.deepEqual([game.tasks, game.resources.alloy], [poor.tasks, 0]);
  });
});

describe("factions", () => {
  test("[ROAD1] an encounter brings no sixth fragment, counting those in the Core", () => {
    const held = (game: Game) => drafted(game, (draft) => applyEffects(draft, { fragment: 1 }, null, false));
    assert.equal(held(aGame().withResources({ fragments: 4 }).build()).resources.fragments, 500);
    const full = aGame().withResources({ fragments: 5 }).build();
    assert.deepEqual(held(full), full);
    const built = aGame().withBuilt("core").withResources({ fragments: 2 }).build();
    assert.deepEqual([held(built).resources.fragments, held(built).eventCount], [200, built.eventCount]);
  });

  test("[ROAD1][HELP3] with five fragments, those in the Core included, an option that brings one is refused and not suggested", () => {
    const mercy = (fragments: number, builder = aGame().rich()) => {
      const { factions, ...game } = builder.withResources({ fragments }).meeting("wayfarers-mercy").build();
      return { ...game, factions: { ...factions, wayfarers: { ...factions.wayfarers, standing: 2 } } };
    };
    const suggested = (game: Game) => nextSteps(game)[0]?.body.option;
    for (const full of [mercy(5), mercy(2, aGame().rich().withBuilt("core"))]) {
      const refusal = refused(choose(full, 1, "debts"), "requirement-not-met");
      assert.deepEqual(refusal.details, { what: "fragment-room", required: 1, available: 0, missing: 1 });
      assert.equal(refusal.detail, "Needs room for another fragment.");
      refused(choose(full, 1, "hold"), "requirement-not-met");
      assert.equal(suggested(full), "tow");
    }
    assert.equal(suggested(mercy(4)), "hold");
    const { game, events } = accepted(choose(mercy(4), 1, "debts"));
    assert.equal(game.resources.fragments, 500);
    const found = events.find(({ kind }) => kind === "fragment.found");
    assert.deepEqual([found?.refs, found?.text], [{ systemId: 1 }, "Received a cipher fragment at Home."]);
  });

  test("[ENC4] after a stage, the next one waits at a system 8 to 20 ly away until the ship arrives there", () => {
    const start = aSeededGame(5).rich().meeting(LAMP).build();
    const { game } = accepted(choose(start, 1, "fuel"));
    const { lead } = game.factions.wayfarers;
    assert.equal(lead?.stage, 2);
    const [here, there] = [start.positionId, lead?.systemId].map((id) =>
      game.systems.find((system) => system.id === id),
    );
    const distance = Math.hypot((here?.x ?? 0) - (there?.x ?? 0), (here?.y ?? 0) - (there?.y ?? 0));
    assert.ok(distance >= 800 && distance <= 2_000, `${distance}`);
    const quiet = { ...game, quietUntilTurn: 1_000 };
    const arrived = drafted(quiet, (draft) => meet(draft, { on: "arrival", system: there ?? assert.fail() }, 0));
    assert.equal(openEncounterOf(arrived)?.key, "wayfarers-barges");
    assert.equal(arrived.factions.wayfarers.lead, null);
    const declined = accepted(choose(start, 1, "pass")).game;
    assert.equal(declined.factions.wayfarers.lead, null, "a declined story ends");
  });

  test("[ENC1][ENC4] a stage that was met, which an import may name as the next one, does not open again", () => {
    const story = accepted(choose(aGame().rich().meeting("wayfarers-barges").build(), 1, "bearings")).game;
    const { factions } = aGame().withStory("wayfarers", { stage: 2, systemId: 2 }).build();
    const { game } = done({ ...story, factions }, jump(2));
    assert.deepEqual([game.encounters, game.factions.wayfarers.lead], [story.encounters, null]);
  });

  test("[ENC4] the last stage waits for standing 2", () => {
    const third = aGame().rich().meeting("wayfarers-relay").build();
    const decided = accepted(choose(third, 1, "pay")).game;
    assert.equal(decided.factions.wayfarers.lead, null);
    const liked = drafted(decided, (draft) => {
      changeStanding(draft, "wayfarers", 2);
      countMission(draft, "wayfarers");
    });
    assert.equal(liked.factions.wayfarers.lead?.stage, 4);
  });

  test("[ENC5] every second mission earns standing up to 2, and only the end of a story brings 3", () => {
    const standings = Array.from({ length: 8 }, () => 0);
    drafted(aGame().build(), (draft) => {
      for (const index of standings.keys()) {
        countMission(draft, "archive");
        standings[index] = draft.game.factions.archive.standing;
      }
      changeStanding(draft, "archive", 1);
      assert.equal(draft.game.factions.archive.standing, 2);
      changeStanding(draft, "archive", 1, true);
      assert.equal(draft.game.factions.archive.standing, 3);
      changeStanding(draft, "archive", -9);
      assert.equal(draft.game.factions.archive.standing, -3);
    });
    assert.deepEqual(standings, [0, 1, 1, 2, 2, 2, 2, 2]);
  });

  test("[ENC5] rewards change by 8 % for each standing, and at −2 a faction offers nothing", () => {
    const at = (standing: number) => {
      const { factions, ...rest } = aGame().build();
      return { ...rest, factions: { ...factions, foundry: { ...factions.foundry, standing } } };
    };
    assert.deepEqual(
      [-3, -1, 0, 2, 3].map((standing) => rewardPercentOf(at(standing), "foundry")),
      [76, 92, 100, 116, 124],
    );
    assert.deepEqual(
      [-3, -2, -1].map((standing) => makesOffers(at(standing), "foundry")),
      [false, false, true],
    );
  });
});

test("[ENC5] a trait changes the time, fatigue or XP of a task, and its figures show it", () => {
  const as = (trait: Parameters<ReturnType<typeof aGame>["withMember"]>[1]["trait"]) =>
    ordered(
      aGame()
        .withMember(2, { trait: trait ?? "wary" })
        .build(),
      explore(),
    );
  const explained = (game: Game) => game.tasks[0]?.run?.explain.map(({ factor }) => factor) ?? [];
  assert.ok(explained(as("steady")).includes("Steady: fatigue ×"));
  assert.ok(explained(as("curious")).includes("Curious: XP ×"));
  assert.ok(explained(as("bold")).includes("Bold: time ×"));
  assert.deepEqual(explained(as("wary")), explained(as("handy")), "odds and other skills do not show");
  const helped = aGame()
    .withMember(1, { trait: "curious" })
    .withMember(3, { trait: "steady" })
    .withSkill(3, "survey", 2);
  const shown = explained(ordered(helped.build(), { ...explore(), helperIds: [1, 3] }));
  assert.deepEqual(shown.slice(-2), ["helper 1, Steady: fatigue ×", "helper 2, Curious: XP ×"]);
  const tired = (trait: "steady" | "wary") => advanced(as(trait), 3).game.crew[1]?.fatigue ?? 0;
  assert.ok(tired("steady") < tired("wary") && tired("steady") >= 0.9 * tired("wary") - 1);
  const learnt = (trait: "curious" | "wary") => done(as(trait)).game.crew[1]?.skills.survey.xp ?? 0;
  assert.equal(learnt("curious"), Math.round(learnt("wary") * 1.1));
});
