/** The chance of an option, the best member to decide it, and its unmet needs. */

import { factionInSentence } from "../catalog/factions.ts";
import { BLUEPRINTS, MODULE_NAMES } from "../catalog/modules.ts";
import { TECHS } from "../catalog/techs.ts";
import { TRAITS } from "../catalog/traits.ts";
import { berthsOf, fragmentRoomOf, hasBuilt } from "../game/effects.ts";
import { type AnySkill, type CrewMember, type Encountered, type Factor, type Game, tierOf } from "../game/game.ts";
import { oddsMoreOf } from "../game/traits.ts";
import { shown } from "../values/amount.ts";
import { drawInteger } from "../values/chance.ts";
import type { Need, Option } from "./definition.ts";

const BASE_PERCENT = 45;
const SKILL_PERCENT = 10;
const TRAIT_PERCENT = 10;
const LEAST_PERCENT = 10;
const MOST_PERCENT = 95;

/** Returns the level that tests of an encounter require; it rises with the turn on which the encounter opened. */
export function levelAsked(game: Game, { key, openedOnTurn }: Encountered): number {
  if (openedOnTurn < 40) return 2;
  const least = openedOnTurn <= 90 ? 3 : 5;
  return drawInteger(game, least, least + 1, "encounter-level", key);
}

export interface Odds {
  readonly percent: number;
  readonly explain: readonly Factor[];
}

/** Returns the chance of the option's good result if this member decides; null if it is certain. */
export function oddsOf(game: Game, encounter: Encountered, { test }: Option, member: CrewMember): Odds | null {
  if (!test) return null;
  const asked = levelAsked(game, encounter);
  const skill = SKILL_PERCENT * (member.skills[test.skill].level - asked);
  const fitting = test.trait === member.trait ? TRAIT_PERCENT : 0;
  const own = oddsMoreOf(member);
  const sum = BASE_PERCENT + skill + fitting + own;
  return {
    percent: Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, sum)),
    explain: [
      { factor: "base %", value: BASE_PERCENT },
      { factor: `${test.skill} against ${asked} %`, value: skill },
      ...(fitting === 0 ? [] : [{ factor: "fitting trait %", value: fitting }]),
      ...(own === 0 ? [] : [{ factor: `${TRAITS[member.trait].name} %`, value: own }]),
    ],
  };
}

/** Returns the skill that deciding an option trains. */
export const skillOf = ({ test }: Option): AnySkill => test?.skill ?? "leadership";

/**
 * Returns the member who meets the needs of an option and has the best odds, the lowest id on ties; undefined if nobody is
 * aboard.
 */
export function bestDecider(game: Game, encounter: Encountered, option: Option): CrewMember | undefined {
  const rank = (member: CrewMember): number =>
    1_000 * Number(needsOf(game, option, member).every(({ met }) => met)) +
    (oddsOf(game, encounter, option, member)?.percent ?? member.skills[skillOf(option)].level);
  return game.crew.reduce<CrewMember | undefined>(
    (best, member) => (best === undefined || rank(member) > rank(best) ? member : best),
    undefined,
  );
}

/** A need, and whether the game meets it. */
export interface NeedState {
  /** A skill, a trait, a good, a kind of module or a technology. */
  readonly what: string;
  /** Text for a sentence: `survey 4`, `a free berth`. */
  readonly wanted: string;
  readonly required: number;
  readonly available: number;
  readonly met: boolean;
}

/** Returns the option's needs besides its cost, if this member decides. */
export const needsOf = (game: Game, { needs = [] }: Option, member: CrewMember | undefined): NeedState[] =>
  needs.map((need) => {
    const [what, wanted, required, available] = needFigures(game, need, member);
    return { what, wanted, required, available, met: available >= required };
  });

function needFigures(
  game: Game,
  need: Need,
  member: CrewMember | undefined,
): [what: string, wanted: string, required: number, available: number] {
  switch (need.what) {
    case "module":
      return [need.kind, `${MODULE_NAMES[need.kind]} tier ${need.tier}`, need.tier, tierOf(game, need.kind)];
    case "built":
      return [need.kind, `the ${BLUEPRINTS[need.kind].name}`, 1, Number(hasBuilt(game, need.kind))];
    case "tech":
      return [need.techId, `the technology ${TECHS[need.techId].name}`, 1, Number(game.techs.includes(need.techId))];
    case "skill":
      return [need.skill, `${need.skill} ${need.level}`, need.level, member?.skills[need.skill].level ?? 0];
    case "trait": {
      const have = game.crew.filter(({ trait }) => trait === need.trait).length;
      return [need.trait, `a crew member with the trait ${TRAITS[need.trait].name}`, 1, have];
    }
    case "standing": {
      const { standing } = game.factions[need.faction];
      return [
        `standing-${need.faction}`,
        `standing ${need.least} with ${factionInSentence(need.faction)}`,
        need.least,
        standing,
      ];
    }
    case "berth":
      return ["berth", "a free berth", 1, Math.max(0, berthsOf(game) - game.crew.length)];
    case "fragment-room":
      return ["fragment-room", "room for another fragment", 1, shown(fragmentRoomOf(game))];
    case "hull":
      return ["hull", `${need.least} hull`, need.least, shown(game.hull)];
  }
}
