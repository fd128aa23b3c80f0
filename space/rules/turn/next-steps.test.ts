import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { playFirstSteps } from "../../testing/first-step.ts";
import { accepted, build, explore, jump, ordered } from "../../testing/play.ts";
import { coreNeeds } from "../advice/core-needs.ts";
import { overdrawText } from "../advice/power-limit.ts";
import { adviseTeam } from "../advice/suggestion.ts";
import { type Game, type Mission, moduleOf } from "../game/game.ts";
import { whole } from "../values/amount.ts";
import { choose } from "./command.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";

const pathsOf = (game: Game): string[] => nextSteps(game).map(({ path }) => path);
const titlesOf = (game: Game): string[] => nextSteps(game).map(({ title }) => title);
const OFFERED = { status: "offered", acceptedOnTurn: null } as const;
/** A game whose star Near is near enough for missions. */
const aCloseGame = () => aGame().withSystem(2, { x: whole(13) });
/** A game with everything that the Core needs. */
const ready = () =>
  aGame()
    .rich()
    .withResources({ fragments: 3 })
    .withTier("reactor", 4)
    .withTier("fab", 2)
    .withExpansions(1)
    .withTech("nav4", "exo4", "pow3", "core5", "lode");

test("[READ3] a new game suggests an exploration, research, an upgrade and a jump, each with its reason", () => {
  const steps = nextSteps(aGame().build());
  assert.deepEqual(
    steps.map(({ method, path }) => [method, path]),
    [
      ["POST", "/api/explore"],
      ["POST", "/api/research"],
      ["POST", "/api/ship/upgrade"],
      ["POST", "/api/jump"],
    ],
  );
  for (const { reason } of steps) assert.match(reason, /^[A-Z0-9].*\.$/);
});

test("[HELP3] the first exploration announces a decision, and a later one does not", () => {
  const reasonOf = (builder: GameBuilder) =>
    nextSteps(builder.build()).find(({ path }) => path === "/api/explore")?.reason;
  assert.match(reasonOf(aGame()) ?? "", / brings a decision\.$/);
  const met = accepted(choose(aGame().meeting("wayfarers-lamp").build(), 1, "pass")).game;
  assert.equal(reasonOf(aGame().with({ encounters: met.encounters })), "The first visit yields the most.");
  const queued = nextSteps(ordered(aGame().build(), jump(2)));
  const later = queued.find(({ path }) => path === "/api/explore")?.reason;
  assert.equal(later, "The first visit yields the most.", "the queued arrival brings the decision");
});

test("[HELP3] a player who follows the first steps of a new game meets a decision within three turns", () => {
  for (let seed = 400; seed < 412; seed++) {
    const { encounters } = playFirstSteps(seed, "standard", ({ turn }) => turn >= 3);
    assert.deepEqual([encounters.length, (encounters[0]?.openedOnTurn ?? 9) <= 3], [1, true], `seed ${seed}`);
  }
});

test("[READ3] a step that the ship cannot pay is not suggested", () => {
  const paths = pathsOf(aGame().withResources({ data: 0, credits: 0, fuel: 0 }).build());
  assert.deepEqual(new Set(paths), new Set(["/api/explore"]));
});

test("[READ3] with a queue the turn comes first, and a game that has ended gets the step to start a new one", () => {
  assert.equal(pathsOf(ordered(aGame().build(), explore()))[0], "/api/turn");
  assert.deepEqual(pathsOf(aGame().ended("lost", "crew-lost").build()), ["/api/save/new"]);
});

test("[HELP3] steps come in order: relight, the Core, preventing a death, missions, the way to the Core", () => {
  const mission = (builder: GameBuilder) => builder.withMission({ kind: "survey", systemId: 2 }, OFFERED);
  assert.equal(titlesOf(mission(ready().at(7).withBuilt("core")).build())[0], "Relight the Apex");
  assert.equal(titlesOf(mission(ready().withHull(20)).build())[0], "Build Lodestar Core");
  assert.deepEqual(titlesOf(mission(aCloseGame().withHull(20)).build()).slice(0, 3), [
    "Build Hull patch",
    "Accept mission 2: Explore Near",
    "Survey Home",
  ]);
  const met = accepted(choose(aGame().meeting("wayfarers-lamp").build(), 1, "pass")).game;
  const later = titlesOf(mission(aCloseGame().with({ encounters: met.encounters }).withHull(20)).build());
  assert.deepEqual(later.slice(2, 5), ["Research Spectral survey", "Upgrade Reactor to tier 2", "Survey Home"]);
});

test("[HELP3] an open encounter comes first, before the turn and the relight", () => {
  const meeting = ready().at(7).withBuilt("core").meeting("wayfarers-lamp").build();
  const [decide, relight] = nextSteps(meeting);
  assert.deepEqual([decide?.path, relight?.title], ["/api/encounters/1/choose", "Relight the Apex"]);
  assert.match(decide?.title ?? "", /^Decide: /);
  assert.deepEqual(pathsOf(ordered(meeting, explore())).slice(0, 2), ["/api/encounters/1/choose", "/api/turn"]);
});

test("[HELP3] at most eight steps, and no step twice", () => {
  const builder = aCloseGame().rich().withHull(10).withResources({ fuel: 3, supplies: 2 }).withTech("sci2");
  for (const systemId of [1, 2, 2, 2]) builder.withMission({ kind: "survey", systemId }, OFFERED);
  const steps = nextSteps(builder.build());
  assert.equal(steps.length, 8);
  assert.equal(new Set(steps.map(({ path, body }) => path + JSON.stringify(body))).size, 8);
});

describe("suggestions that do not help", () => {
  test("[HELP3] exploring an explored star again without benefit is not suggested", () => {
    const seen = aGame().withSystem(1, { visits: 1 }).build();
    assert.ok(!pathsOf(seen).includes("/api/explore"));
  });

  test("[HELP3] a hull that the queue patches is not patched again", () => {
    const weak = aGame().rich().withHull(40).build();
    assert.ok(titlesOf(weak).includes("Build Hull patch"));
    assert.ok(!titlesOf(ordered(weak, build("patch"))).includes("Build Hull patch"));
  });

  test("[HELP3] with the Core aboard only jumps towards the Apex are suggested", () => {
    const near = ready().at(6).withBuilt("core").build();
    assert.deepEqual(titlesOf(near), ["Jump to Apex"]);
    const dark = aGame().rich().at(6).withExpansions(1).withBuilt("core").build();
    assert.equal(titlesOf(dark)[0], "Upgrade Reactor to tier 2");
  });

  test("[HELP3] a mission that cannot be done is not suggested", () => {
    const suggested = (goal: Mission["goal"], change: Partial<Mission> = {}, builder = aCloseGame()): boolean =>
      pathsOf(builder.withMission(goal, { ...OFFERED, ...change }).build()).some((path) => path.endsWith("/accept"));
    assert.ok(suggested({ kind: "survey", systemId: 1 }));
    assert.ok(suggested({ kind: "survey", systemId: 2 }));
    assert.ok(!suggested({ kind: "survey", systemId: 2 }, { deadline: 4 }), "too late");
    assert.ok(!suggested({ kind: "rescue", systemId: 2 }), "no berth");
    assert.ok(suggested({ kind: "rescue", systemId: 2 }, {}, aCloseGame().withExpansions(1)));
    assert.ok(
      !suggested({ kind: "delivery", systemId: 2, supplies: 800 }, {}, aCloseGame().withResources({ supplies: 9 })),
    );
    const late = aCloseGame()
      .withMission({ kind: "survey", systemId: 2 }, { ...OFFERED, deadline: 12 })
      .build();
    assert.ok(pathsOf(late).includes("/api/missions/2/accept"));
    const busy = ordered(late, explore(), explore(), explore());
    assert.ok(!pathsOf(busy).includes("/api/missions/2/accept"), "the queue takes too long");
    const study: Mission["goal"] = { kind: "study", techId: "nav1" };
    assert.deepEqual([suggested(study, { deadline: 3 }), suggested(study, { deadline: 4 })], [false, true]);
    const refit: Mission["goal"] = { kind: "refit", module: "sensor", toTier: 2 };
    assert.deepEqual([suggested(refit, { deadline: 4 }), suggested(refit, { deadline: 5 })], [false, true]);
    const expedition: Mission["goal"] = { kind: "expedition", starClass: "M", needed: 3 };
    const near = { starClass: "M", danger: 0, x: whole(12) } as const;
    const dwarfs = () =>
      aCloseGame()
        .withSystem(3, { ...near, y: whole(21) })
        .withSystem(4, { ...near, y: whole(19) });
    const inTime = (deadline: number) => suggested(expedition, { deadline }, dwarfs());
    assert.deepEqual([inTime(8), inTime(60), suggested(expedition, { deadline: 60 })], [false, true, false]);
  });

  test("[HELP3a] a mission that the suggested steps would probably not complete is not suggested", () => {
    const suggested = (goal: Mission["goal"], builder: GameBuilder): boolean =>
      pathsOf(builder.withMission(goal, OFFERED).build()).some((path) => path.endsWith("/accept"));
    const survey: Mission["goal"] = { kind: "survey", systemId: 2 };
    assert.ok(suggested(survey, aCloseGame()));
    assert.ok(!suggested(survey, aGame()), "too far");
    assert.ok(!suggested(survey, aCloseGame().withSystem(2, { danger: 2 })), "dangerous");
    const stocked = () => aCloseGame().withResources({ supplies: 45 });
    const delivery: Mission["goal"] = { kind: "delivery", systemId: 2, supplies: 1_500 };
    assert.ok(suggested(delivery, stocked()));
    assert.ok(!suggested(delivery, stocked().withMission(delivery)), "its supplies are promised");
    const rescue: Mission["goal"] = { kind: "rescue", systemId: 2 };
    assert.ok(!suggested(rescue, aCloseGame().withExpansions(1).withMission(rescue)), "one rescue at a time");
    const funded = () => aCloseGame().withResources({ credits: 100 });
    const trade: Mission["goal"] = { kind: "trade", systemId: 2 };
    assert.ok(suggested(trade, funded()));
    assert.ok(!suggested(trade, funded().withMission(trade)), "one trade at a time");
    const refit = (module: "sensor" | "lab"): Mission["goal"] => ({ kind: "refit", module, toTier: 2 });
    assert.deepEqual([suggested(refit("sensor"), aGame()), suggested(refit("lab"), aGame())], [true, false]);
  });

  test("[HELP3][ENC5] a suggested team is led by the member whose trait saves a turn", () => {
    const equal = aGame().withCrew(3, 4).withSkill(3, "engineering", 1).withSkill(4, "engineering", 1);
    const lead = () => adviseTeam(equal.build(), { kind: "expand" })?.leadId;
    assert.equal(lead(), 3);
    equal.withMember(4, { trait: "handy" });
    assert.equal(lead(), 4);
  });

  test("[HELP3] if the queue passes a mission's star, exploring at its end is suggested before the jump back to the star", () => {
    const asked = aGame().rich().withMission({ kind: "survey", systemId: 2 }).build();
    const [, ...steps] = titlesOf(ordered(asked, jump(2), jump(4)));
    assert.ok(steps.indexOf("Survey Edge") >= 0 && steps.indexOf("Survey Edge") < steps.indexOf("Jump to Near"));
    const done = titlesOf(ordered(asked, jump(2), explore(), jump(4)));
    assert.ok(!done.includes("Jump to Near"), "the queue finishes the mission");
  });

  test("[HELP3] flying to the goal of a mission for which the ship lacks something is not suggested", () => {
    const asked = (goal: Mission["goal"], builder = aGame()): boolean =>
      nextSteps(
        builder.rich().withSystem(1, { visits: 2 }).withSystem(2, { visits: 2 }).withMission(goal).build(),
      ).some(({ path, body, reason }) => path === "/api/jump" && body.systemId === 2 && /mission/.test(reason));
    assert.deepEqual(
      [asked({ kind: "rescue", systemId: 2 }), asked({ kind: "rescue", systemId: 2 }, aGame().withExpansions(1))],
      [false, true],
    );
    assert.ok(asked({ kind: "delivery", systemId: 2, supplies: 800 }));
    assert.ok(!asked({ kind: "delivery", systemId: 2, supplies: 20_000 }));
    assert.ok(!asked({ kind: "cipher", systemId: 2 }), "sensor tier 1 takes no fragment");
  });

  test("[HELP3] a step has a helper if that is faster, and lets tired members rest", () => {
    const helpersOf = (builder: GameBuilder): unknown =>
      nextSteps(builder.build()).find(({ path }) => path === "/api/ship/upgrade")?.body.helperIds;
    assert.deepEqual(helpersOf(aGame()), [1]);
    assert.deepEqual(helpersOf(aGame().withFatigue(1, 60)), [2]);
    assert.equal(helpersOf(aGame().withFatigue(1, 60).withFatigue(2, 60).withFatigue(4, 60)), undefined);
  });
});

test("[HELP3] a ship that leaves for food explores the star first if the food lasts", () => {
  const firstStep = (supplies: number, visits = 0) => {
    const dwarf = aGame().withResources({ supplies }).withSystem(1, { starClass: "M", visits });
    return titlesOf(dwarf.withSystem(3, { y: whole(22) }).build())[0];
  };
  // The exploration takes 3 turns, the way to Kay 3, and food for 8 more must be left.
  assert.deepEqual([firstStep(16), firstStep(15), firstStep(16, 1)], ["Survey Home", "Jump to Kay", "Jump to Kay"]);
});

test("[HELP3] with little food the ship is sent to food, and with an empty tank to a harvest", () => {
  const hungry = (starClass: "G" | "M"): NextStep | undefined =>
    nextSteps(aGame().withResources({ supplies: 5 }).withSystem(1, { starClass }).build())[0];
  assert.deepEqual([hungry("G")?.path, hungry("G")?.body.focus], ["/api/explore", "harvest"]);
  assert.equal(hungry("M")?.path, "/api/jump");
  const [step] = nextSteps(aGame().withResources({ fuel: 6 }).build());
  assert.deepEqual([step?.path, step?.body.focus], ["/api/explore", "harvest"]);
});

test("[HELP3] a harvest that is queued is not suggested again", () => {
  const hungry = aGame().withResources({ supplies: 5, fuel: 5 }).withSystem(1, { starClass: "G" }).build();
  assert.equal(titlesOf(hungry).filter((title) => title === "Harvest Home").length, 1);
  assert.ok(!titlesOf(ordered(hungry, explore("harvest"))).includes("Harvest Home"));
});

test("[HELP3] a jump to the next part of a story is suggested until the queue arrives there", () => {
  const waiting = aGame().withSystem(1, { visits: 1 }).withSystem(2, { visits: 1 });
  const toNear = (game: Game) => nextSteps(game).find(({ title }) => title === "Jump to Near")?.reason;
  const story = waiting.withStory("foundry", { systemId: 2, stage: 2 }).build();
  assert.equal(toNear(story), "The story of the Foundry continues there.");
  assert.ok(!/story/.test(toNear(ordered(story, jump(2), jump(1))) ?? ""));
});

test("[HELP3] a mission with little time left comes before other work, and one that would be late gives no reason to fly", () => {
  const { encounters } = accepted(choose(aGame().meeting("wayfarers-lamp").build(), 1, "pass")).game;
  const survey: Mission["goal"] = { kind: "survey", systemId: 2 };
  const asked = (deadline: number, here = 1) =>
    nextSteps(aCloseGame().with({ encounters }).at(here).withMission(survey, { deadline }).build());
  // The jump takes 2 turns and the survey 3.
  const reasonAt = (deadline: number) => asked(deadline).find(({ title }) => title === "Jump to Near")?.reason;
  assert.deepEqual(
    [8, 7, 5, 4].map((deadline) => asked(deadline)[0]?.title),
    ["Research Spectral survey", "Jump to Near", "Jump to Near", "Research Spectral survey"],
  );
  assert.equal(reasonAt(8), "An accepted mission leads there.");
  assert.equal(reasonAt(7), "An accepted mission leads there, and little time is left for it.");
  assert.equal(reasonAt(4), "The nearest star that is worth exploring.");
  assert.deepEqual([asked(6, 2)[0]?.title, asked(5, 2)[0]?.title], ["Research Spectral survey", "Survey Near"]);
});

test("[HELP3] the upgrade of an accepted mission is the last suggestion", () => {
  const asked = aGame().withMission({ kind: "refit", module: "drive", toTier: 2 }).build();
  const last = nextSteps(asked).at(-1);
  assert.deepEqual([last?.title, last?.reason], ["Upgrade Jump drive to tier 2", "An accepted mission pays for it."]);
  assert.ok(!titlesOf(aGame().build()).includes("Upgrade Jump drive to tier 2"));
});

test("[HELP3] suggestions show no signal that the ship has not detected", () => {
  const hidden = aGame().rich().at(7).withTier("sensor", 2).withSystem(1, { visits: 1 });
  const titles = (fragment: boolean) => titlesOf(ordered(hidden.withSystem(1, { fragment }).build(), jump(6), jump(2)));
  assert.deepEqual(titles(true), titles(false));
});

test("[HELP3] a bot that takes the first step whenever its queue is empty wins at least half of 20 unseen seeds", () => {
  const games = Array.from({ length: 20 }, (_, index) => playFirstSteps(61_000 + index));
  const won = games.filter(({ status }) => status === "won").length;
  assert.ok(won >= 10, `${won} of 20`);
});

test("[HELP4] the goal says when the modules draw more than any reactor supplies, and an order that would is warned of", () => {
  const source = (game: Game) => coreNeeds(game).find(({ key }) => key === "power")?.source ?? "";
  // With the Core 10, 10, 10, 6, 2 and 8: one more than 10 + 4 · 5 + 15 needs another tier.
  const upgraded = aGame().withTier("drive", 5).withTier("sensor", 5).withTier("lab", 5).withTier("fab", 2);
  const game = upgraded.build();
  assert.equal(source(game), "reactor upgrades and technologies");
  const fab = { kind: "upgrade", moduleId: moduleOf(game, "fab")?.id ?? 0, toTier: 3 } as const;
  assert.match(overdrawText(game, fab) ?? "", /draw 46 power, and no reactor supplies more than 45\./);
  assert.equal(overdrawText(game, { kind: "expand" }), null);
  assert.match(source(upgraded.withTier("fab", 3).build()), /^nowhere: no reactor supplies more than 45/);
  const aboard = upgraded.rich().withTier("reactor", 5).withBuilt("core").build();
  const titles = titlesOf(aboard);
  assert.ok(
    !titles.some((title) => /Apex/.test(title)) && titles.some((title) => /^(Survey|Jump)/.test(title)),
    `${titles}`,
  );
});

test("[HELP4] from the first turn the goal lists everything that the Core and the win need, with its source", () => {
  const needs = coreNeeds(aGame().build());
  const keys = needs.map(({ key }) => key);
  for (const key of ["technologies", "fab-tier", "reactor-tier", "slots", "exotics", "fragments", "core", "power"]) {
    assert.ok(keys.includes(key), key);
  }
  for (const { met, available, required, source } of needs) {
    assert.equal(met, available >= required);
    assert.notEqual(source, "");
  }
  const queued = coreNeeds(ordered(ready().build(), build("core"))).filter(({ met }) => !met);
  assert.deepEqual(
    queued.map(({ key }) => key),
    ["core", "apex"],
    "a queued Core is paid",
  );
  const aboard = coreNeeds(ready().at(7).withBuilt("core").build());
  assert.deepEqual(
    aboard.map(({ key, met }) => [key, met]),
    [
      ["core", true],
      ["power", true],
      ["apex", true],
    ],
  );
});
