/** Decides an open encounter. */
import { bestOption } from "@outbound/space/rules/encounters/best-option.ts";
import { checkChoice } from "@outbound/space/rules/encounters/choose.ts";
import type { Option } from "@outbound/space/rules/encounters/definition.ts";
import { encounterNamed } from "@outbound/space/rules/encounters/registry.ts";
import { openEncounterOf } from "@outbound/space/rules/encounters/trigger.ts";
import type { Encountered } from "@outbound/space/rules/game/game.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";
import type { Plan } from "./plan.ts";
import { sideOf } from "./side.ts";
import type { View } from "./view.ts";

/** Takes the option that the plan prefers among those that can be chosen now. */
export function decision(view: View, { decides }: Plan): Command | undefined {
  const open = openEncounterOf(view);
  return open && { do: "choose", encounterId: open.id, option: CHOICES[decides](view, open).key };
}

const CHOICES: Readonly<Record<Plan["decides"], (view: View, open: Encountered) => Option>> = {
  worth: bestOption,
  cautious: (view, open) => encounterNamed(open.key).options.find(({ cautious }) => cautious) ?? bestOption(view, open),
  standing: forStanding,
  side: forSide,
};

/** Returns an option that gains a fragment or standing, or else the most valuable one. */
function forStanding(view: View, open: Encountered): Option {
  return mostOf(view, open, ({ good }) => {
    const gains = Object.values(good.effects.standing ?? {}).map((by) => Math.max(0, by));
    return 2 * (good.effects.fragment ?? 0) + gains.reduce((sum, by) => sum + by, 0);
  });
}

/** Returns an option that gains standing with one faction and costs it with the others, or else the most valuable one. */
function forSide(view: View, open: Encountered): Option {
  const side = sideOf(view);
  return mostOf(view, open, ({ good }) =>
    Object.entries(good.effects.standing ?? {}).reduce((sum, [faction, by]) => sum + (faction === side ? by : -by), 0),
  );
}

/** Returns the option with the highest gain among those that can be chosen now; on ties the recommended one. */
function mostOf(view: View, open: Encountered, gain: (option: Option) => number): Option {
  const best = bestOption(view, open);
  return choosable(view, open).reduce((most, option) => (gain(option) > gain(most) ? option : most), best);
}

export const choosable = (view: View, { id, key }: Encountered): Option[] =>
  encounterNamed(key).options.filter((option) => !(checkChoice(view, id, option.key) instanceof Refusal));
