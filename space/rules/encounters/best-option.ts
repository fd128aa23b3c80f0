/** The option that the client recommends and that bots choose. */
import type { Encountered, Game } from "../game/game.ts";
import { Refusal } from "../values/refusals.ts";
import { checkChoice } from "./choose.ts";
import type { Option } from "./definition.ts";
import { oddsOf } from "./odds.ts";
import { encounterNamed } from "./registry.ts";
import { prospectOf } from "./worth.ts";

/** Returns the possible option of an open encounter with the greatest worth. */
export function bestOption(game: Game, encounter: Encountered): Option {
  const { options } = encounterNamed(encounter.key);
  const worth = (option: Option): number => {
    const choice = checkChoice(game, encounter.id, option.key);
    if (choice instanceof Refusal) return Number.NEGATIVE_INFINITY;
    const odds = choice.member && oddsOf(game, encounter, option, choice.member);
    return prospectOf(option, odds?.percent ?? 100).mean;
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}
