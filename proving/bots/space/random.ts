/** A bot that takes any order the rules allow. It draws from the rules' keyed chance, under its own purposes. */
import { BUILD_KINDS, TIERED_KINDS } from "@outbound/space/rules/catalog/modules.ts";
import { TECH_IDS } from "@outbound/space/rules/catalog/techs.ts";
import { openEncounterOf } from "@outbound/space/rules/encounters/trigger.ts";
import { FOCUSES, type Target } from "@outbound/space/rules/game/game.ts";
import { draw, pick } from "@outbound/space/rules/values/chance.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";
import { choosable } from "./decision.ts";
import { possible, upgradeOf } from "./shipyard.ts";
import { orderFor, teamFor } from "./team.ts";
import { type Bot, RUN, type View } from "./view.ts";

export const random: Bot = (view) => {
  const choice = anyOption(view);
  if (choice) return choice;
  if (view.tasks.length > 0) return RUN;
  const offer = view.missions.find((mission) => mission.status === "offered");
  if (offer) return { do: "accept", missionId: offer.id };
  const target = pick(view, targetsOf(view), "bot-random-target", view.turn) as Target;
  return { do: "order", order: orderFor(target, teamFor(view, target, 2)) };
};

function anyOption(view: View): Command | undefined {
  const open = openEncounterOf(view);
  if (!open) return undefined;
  const option = pick(view, choosable(view, open), "bot-random-option", view.turn);
  return option && { do: "choose", encounterId: open.id, option: option.key };
}

/** Returns the targets of one kind of task. The kind is drawn: jump 35 %, explore 35 %, research 20 %, ship 10 %. */
function targetsOf(view: View): readonly Target[] {
  const dice = draw(view, "bot-random-kind", view.turn);
  const explores = FOCUSES.map((focus): Target => ({ kind: "explore", systemId: view.positionId, focus }));
  const jumps = () => view.systems.map(({ id }): Target => ({ kind: "jump", systemId: id }));
  const research = () => TECH_IDS.map((techId): Target => ({ kind: "research", techId }));
  if (dice >= 0.35 && dice < 0.7) return explores;
  const all = dice < 0.35 ? jumps() : dice < 0.9 ? research() : shipWork(view);
  const targets = all.filter((target) => possible(view, target));
  return targets.length > 0 ? targets : explores;
}

const shipWork = (view: View): Target[] => [
  ...TIERED_KINDS.flatMap((kind) => upgradeOf(view, kind) ?? []),
  { kind: "expand" },
  ...BUILD_KINDS.map((build): Target => ({ kind: "build", build })),
];
