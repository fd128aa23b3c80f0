/** What bots do about an open encounter. */
import { bestOption } from "@outbound/space/rules/encounters/best-option.ts";
import { checkChoice } from "@outbound/space/rules/encounters/choose.ts";
import type { Option } from "@outbound/space/rules/encounters/definition.ts";
import { encounterNamed } from "@outbound/space/rules/encounters/registry.ts";
import { openEncounterOf } from "@outbound/space/rules/encounters/trigger.ts";
import type { Encountered } from "@outbound/space/rules/game/game.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";
import type { Plan } from "./plan.ts";
import type { View } from "./view.ts";

/** Takes the option that the plan is after, of those that can be chosen now. */
export function decision(view: View, { decides }: Plan): Command | undefined {
  const open = openEncounterOf(view);
  return open && { do: "choose", encounterId: open.id, option: CHOICES[decides](view, open).key };
}

const CHOICES: Readonly<Record<Plan["decides"], (view: View, open: Encountered) => Option>> = {
  worth: bestOption,
  cautious: (view, open) => encounterNamed(open.key).options.find(({ cautious }) => cautious) ?? bestOption(view, open),
  standing: forStanding,
};

/** A fragment or standing if one can be had, else what is worth most. */
function forStanding(view: View, open: Encountered): Option {
  const gain = ({ good }: Option): number =>
    2 * (good.effects.fragment ?? 0) +
    Object.values(good.effects.standing ?? {}).reduce((sum, by) => sum + Math.max(0, by), 0);
  const best = bestOption(view, open);
  return encounterNamed(open.key)
    .options.filter(({ key }) => !(checkChoice(view, open.id, key) instanceof Refusal))
    .reduce((most, option) => (gain(option) > gain(most) ? option : most), best);
}
