/** Values outcomes and options in turns of play. Encounters are balanced on this scale, and bots choose by it. */
import type { Effects, Option, Result } from "./definition.ts";

/** Amount of each that is worth one turn. */
const PER_TURN = { credits: 5, data: 4, alloy: 3, supplies: 3, fuel: 3, hull: 4, fatigue: 12, xp: 15 } as const;
/** Turns that one unit of each is worth. */
const TURNS_EACH = { exotics: 6, crew: 12, fragment: 20, standing: 3 } as const;

/** Returns the turns that the effects gain; fatigue counts negatively. */
export function worthOf({ goods = {}, hull = 0, fatigue = 0, xp = 0, crew, fragment, standing = {} }: Effects): number {
  const { exotics = 0, ...others } = goods;
  let turns = hull / PER_TURN.hull - fatigue / PER_TURN.fatigue + xp / PER_TURN.xp;
  for (const [name, amount] of Object.entries(others)) turns += amount / PER_TURN[name as keyof typeof others];
  for (const change of Object.values(standing)) turns += change * TURNS_EACH.standing;
  return turns + exotics * TURNS_EACH.exotics + (crew ? TURNS_EACH.crew : 0) + (fragment ? TURNS_EACH.fragment : 0);
}

/** Returns the mean worth of an option with this chance of the good result, and the distance between its results. */
export function prospectOf(option: Option, chancePercent: number): { readonly mean: number; readonly spread: number } {
  const price = worthOf({ goods: option.cost ?? {} });
  const worth = (result: Result) => worthOf(result.effects) - price;
  const good = worth(option.good);
  if (!option.test || !option.bad) return { mean: good, spread: 0 };
  const bad = worth(option.bad);
  return { mean: (good * chancePercent + bad * (100 - chancePercent)) / 100, spread: Math.abs(good - bad) };
}
