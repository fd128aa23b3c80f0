import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { aGame, GameBuilder } from "../../testing/a-game.ts";
import { accepted } from "../../testing/play.ts";
import { BUILD_KINDS, TIERED_KINDS } from "../catalog/modules.ts";
import { TECH_IDS } from "../catalog/techs.ts";
import { ALL_SKILLS, type Game, RESOURCES } from "../game/game.ts";
import { choose } from "../turn/command.ts";
import { newGame } from "../turn/start.ts";
import { DIFFICULTIES } from "../values/limits.ts";
import type { Encounter, Option } from "./definition.ts";
import { fits } from "./fit.ts";
import { ENCOUNTERS } from "./threads/all.ts";

/** Number of seeds tried until a result comes. The smallest chance is 10 %. */
const MOST_SEEDS = 200;

const GALAXIES = Array.from({ length: 10 }, (_, seed) => newGame(seed, "standard").game);

/** A game in the galaxy with everything that an encounter's conditions require of ship, crew and time. */
function gameFor(start: Game, { when }: Encounter): Game {
  const { goodsAtLeast = {}, goodsBelow = {}, hullBelow, fatigueAtLeast = 0, trait, crewAtLeast = 4, built } = when;
  const amounts = RESOURCES.map((name) => {
    const below = goodsBelow[name];
    return [name, goodsAtLeast[name] ?? (below === undefined ? 20 : below - 1)];
  });
  const game = new GameBuilder(start).withResources(Object.fromEntries(amounts)).onTurn(when.turns?.[0] ?? 20);
  if (built !== undefined) game.withBuilt(built);
  if (hullBelow !== undefined) game.withHull(hullBelow - 1);
  for (const { id } of start.crew) game.withMember(id, { fatigue: fatigueAtLeast, ...(trait && { trait }) });
  assert.ok(crewAtLeast <= start.crew.length + 6, "more than a ship has berths for");
  return game.withRecruits(Math.max(0, crewAtLeast - start.crew.length)).build();
}

/** True if the encounter can come at some system of the galaxy that was explored as often as required. */
const comesSomewhere = (game: Game, encounter: Encounter): boolean =>
  game.systems.some((system) => {
    const place = { ...system, visits: encounter.when.visits?.[0] ?? system.visits };
    return (["arrival", "exploration"] as const).some((on) => fits(game, encounter, { on, system: place }));
  });

/** A ship with everything that options need, with the encounter open. */
function equipped(seed: number, { key, when }: Encounter, { test }: Option): Game {
  const ship = aGame()
    .withSeed(seed)
    .rich()
    .withTech(...TECH_IDS)
    .withBuilt(...BUILD_KINDS.filter((kind) => kind !== "patch" && kind !== "core"))
    .withExpansions(4);
  for (const kind of TIERED_KINDS) ship.withTier(kind, 5);
  const trait = test?.trait ?? when.trait;
  const { crew, factions } = ship.build();
  for (const { id } of crew) {
    ship.withMember(id, trait === undefined ? {} : { trait });
    for (const skill of ALL_SKILLS) ship.withSkill(id, skill, 4);
  }
  const known = Object.entries(factions).map(([name, relation]) => [name, { ...relation, standing: 2 }]);
  return ship
    .with({ factions: Object.fromEntries(known) as Game["factions"] })
    .meeting(key)
    .build();
}

/** Returns the results of choosing the option with successive seeds, until both have come. */
function outcomesOf(encounter: Encounter, option: Option): ReadonlySet<string> {
  const seen = new Set<string>();
  for (let seed = 0; seed < MOST_SEEDS && seen.size < (option.bad ? 2 : 1); seed++) {
    const { answer } = accepted(choose(equipped(seed, encounter, option), 1, option.key));
    seen.add(answer.decided?.outcome ?? "");
  }
  return seen;
}

describe("texts of encounters", () => {
  it("[ENC4] every encounter can come somewhere in ten galaxies, before a standard game ends", () => {
    const limit = DIFFICULTIES.standard ?? 0;
    for (const encounter of ENCOUNTERS) {
      assert.ok((encounter.when.turns?.[0] ?? 0) < limit, encounter.key);
      const isMet = GALAXIES.some((galaxy) => comesSomewhere(gameFor(galaxy, encounter), encounter));
      assert.ok(isMet, encounter.key);
    }
  });

  it("[ENC4] only encounters of a game's beginning stop to come, so that a long sandbox game still has all others", () => {
    const ending = ENCOUNTERS.filter(({ when }) => when.turns?.[1] !== undefined);
    assert.deepEqual(
      ending.map(({ when }) => when.turns),
      [[0, 60]],
    );
    const late = { ...(GALAXIES[0] as Game), turn: 1_000 };
    const system = { ...(late.systems[0] as Game["systems"][number]), danger: 1 };
    const fitting = ENCOUNTERS.filter((encounter) => fits(late, encounter, { on: "arrival", system }));
    assert.ok(fitting.some(({ when }) => (when.turns?.[0] ?? 0) > 60));
  });

  it("[ENC4] every result of every option occurs with some seed", () => {
    for (const encounter of ENCOUNTERS) {
      for (const option of encounter.options) {
        const expected = option.bad ? ["bad", "good"] : ["good"];
        assert.deepEqual([...outcomesOf(encounter, option)].sort(), expected, `${encounter.key}/${option.key}`);
      }
    }
  });
});
