/** Checks whether an encounter can come now. */
import { hasBuilt } from "../game/effects.ts";
import { type Game, RESOURCES, type System } from "../game/game.ts";
import { whole } from "../values/amount.ts";
import type { Encounter, Span } from "./definition.ts";

/** What the ship just did, and where. */
export interface Occasion {
  readonly on: "arrival" | "exploration";
  readonly system: System;
}

const isWithin = (value: number, [least, most = Number.POSITIVE_INFINITY]: Span = [0]): boolean =>
  value >= least && value <= most;

/** True if it has not been met yet and all its conditions hold. */
export function fits(game: Game, { key, when }: Encounter, { on, system }: Occasion): boolean {
  return (
    (when.on === undefined || when.on === on) &&
    (when.starClasses === undefined || when.starClasses.includes(system.starClass)) &&
    isWithin(system.danger, when.danger) &&
    isWithin(game.turn, when.turns) &&
    isWithin(system.visits, when.visits) &&
    (when.built === undefined || hasBuilt(game, when.built)) &&
    (when.hullBelow === undefined || game.hull < whole(when.hullBelow)) &&
    fitsCrew(game, when) &&
    fitsGoods(game, when) &&
    !isMet(game, key)
  );
}

export const isMet = ({ encounters }: Game, key: string): boolean => encounters.some((past) => past.key === key);

const fitsCrew = ({ crew }: Game, { trait, fatigueAtLeast, crewAtLeast }: Encounter["when"]): boolean =>
  crew.length >= (crewAtLeast ?? 1) &&
  (trait === undefined || crew.some((member) => member.trait === trait)) &&
  (fatigueAtLeast === undefined || crew.some((member) => member.fatigue >= fatigueAtLeast));

const fitsGoods = ({ resources }: Game, { goodsAtLeast, goodsBelow }: Encounter["when"]): boolean =>
  RESOURCES.every((name) => {
    const [least, below] = [goodsAtLeast?.[name], goodsBelow?.[name]];
    return (
      (least === undefined || resources[name] >= whole(least)) &&
      (below === undefined || resources[name] < whole(below))
    );
  });
