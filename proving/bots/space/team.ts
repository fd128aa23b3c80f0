/** Chooses who works on a task: the best member leads, and rested members help. */
import type { CrewMember, Target } from "@outbound/space/rules/game/game.ts";
import { ownPower, TASK_SKILL } from "@outbound/space/rules/orders/power.ts";
import type { Team } from "@outbound/space/rules/orders/queue.ts";
import type { Order } from "@outbound/space/rules/turn/command.ts";
import type { View } from "./view.ts";

/** Fatigue at which a member works worse and should rest. */
const TIRED = 50;

/** Returns the strongest lead and the strongest helpers, at most `mostHelpers`. With `isRested` no helper is tired. */
export function teamFor(view: View, target: Target, mostHelpers: number, isRested = true): Team {
  const skill = TASK_SKILL[target.kind];
  const byPower = (a: CrewMember, b: CrewMember): number => ownPower(b, skill) - ownPower(a, skill) || a.id - b.id;
  const [lead, ...others] = [...view.crew].sort(byPower);
  const helpers = others.filter(({ fatigue }) => !isRested || fatigue < TIRED).slice(0, mostHelpers);
  return { leadId: lead?.id ?? 0, helperIds: helpers.map(({ id }) => id) };
}

/** Returns the order for a target; the game determines the other fields of the target. */
export function orderFor(target: Target, team: Team): Order {
  if (target.kind === "explore") return { kind: target.kind, focus: target.focus, ...team };
  if (target.kind === "upgrade") return { kind: target.kind, moduleId: target.moduleId, ...team };
  return { ...target, ...team };
}
