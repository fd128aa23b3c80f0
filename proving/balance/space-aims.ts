/** Aims that a bot may have when it decides an encounter: each aim values the results of an option in its own way. */
import { FACTION_KEYS } from "@outbound/space/rules/catalog/factions.ts";
import { checkChoice } from "@outbound/space/rules/encounters/choose.ts";
import type { Effects, Option, Result } from "@outbound/space/rules/encounters/definition.ts";
import { oddsOf } from "@outbound/space/rules/encounters/odds.ts";
import { encounterNamed } from "@outbound/space/rules/encounters/registry.ts";
import { openEncounterOf } from "@outbound/space/rules/encounters/trigger.ts";
import { worthOf } from "@outbound/space/rules/encounters/worth.ts";
import type { Encountered } from "@outbound/space/rules/game/game.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import type { Bot, View } from "../bots/space/view.ts";

/** Returns the value of an option from its good and bad result, both less the price, and the chance of the good one in [0, 1]. */
type Aim = (good: Effects, bad: Effects, chance: number) => number;

/** Factor by which an aim overvalues the effects that it pursues. */
const EAGERNESS = 3;

/** Returns the mean worth, with some of the effects weighted more. */
const after =
  (wanted: (effects: Effects) => Effects): Aim =>
  (good, bad, chance) => {
    const value = (effects: Effects) => worthOf(effects) + EAGERNESS * worthOf(wanted(effects));
    return value(good) * chance + value(bad) * (1 - chance);
  };

const GOODS = ["credits", "data", "alloy", "supplies", "fuel"] as const;

const AIMS: Readonly<Record<string, Aim>> = {
  worth: after(() => ({})),
  daring: (good) => worthOf(good),
  careful: (good, bad) => Math.min(worthOf(good), worthOf(bad)),
  crew: after(({ crew, xp, fatigue }) => ({ ...(crew ? { crew } : {}), xp: xp ?? 0, fatigue: fatigue ?? 0 })),
  hull: after(({ hull }) => ({ hull: hull ?? 0 })),
  ...Object.fromEntries(GOODS.map((name) => [name, after(({ goods }) => ({ goods: { [name]: goods?.[name] ?? 0 } }))])),
  ...Object.fromEntries(
    FACTION_KEYS.map((key) => [key, after(({ standing }) => ({ standing: { [key]: standing?.[key] ?? 0 } }))]),
  ),
};

export const AIM_NAMES = Object.keys(AIMS);

/** Key of the option that each aim would choose in an encounter. */
export type Wishes = ReadonlyMap<string, string>;

/** Returns the bot with its encounters decided by this aim. Calls `meet` for each encounter with the choices of all aims. */
export const aiming =
  (bot: Bot, aim: string, meet: (encounter: string, wishes: Wishes) => void): Bot =>
  (view) => {
    const open = openEncounterOf(view);
    if (!open) return bot(view);
    const wishes = new Map(Object.entries(AIMS).map(([name, one]) => [name, chosen(view, open, one)]));
    meet(open.key, wishes);
    return { do: "choose", encounterId: open.id, option: wishes.get(aim) ?? "" };
  };

function chosen(view: View, open: Encountered, aim: Aim): string {
  const value = (option: Option): number => {
    const choice = checkChoice(view, open.id, option.key);
    if (choice instanceof Refusal) return Number.NEGATIVE_INFINITY;
    const odds = choice.member && oddsOf(view, open, option, choice.member);
    return aim(net(option, option.good), net(option, option.bad ?? option.good), (odds?.percent ?? 100) / 100);
  };
  const { options } = encounterNamed(open.key);
  return options.reduce((best, option) => (value(option) > value(best) ? option : best)).key;
}

/** Returns the effects of a result less the price of the option. */
function net({ cost = {} }: Option, { effects }: Result): Effects {
  const goods: Record<string, number> = { ...effects.goods };
  for (const [name, amount] of Object.entries(cost)) goods[name] = (goods[name] ?? 0) - amount;
  return { ...effects, goods };
}
