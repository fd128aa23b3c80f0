/** What bots do about an open encounter. */
import { bestOption } from "@outbound/space/rules/encounters/best-option.ts";
import { openEncounterOf } from "@outbound/space/rules/encounters/trigger.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";
import type { View } from "./view.ts";

/** Takes the option that is worth most of those that can be chosen now. */
export function decision(view: View): Command | undefined {
  const open = openEncounterOf(view);
  return open && { do: "choose", encounterId: open.id, option: bestOption(view, open).key };
}
