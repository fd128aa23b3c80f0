/** Who works on a task: the member who is best at it leads, and rested ones help. */
import type { CrewMember, Target } from "@outbound/space/rules/game/game.ts";
import { ownPower, TASK_SKILL } from "@outbound/space/rules/orders/power.ts";
import type { Team } from "@outbound/space/rules/orders/queue.ts";
import type { Order } from "@outbound/space/rules/turn/command.ts";
import type { View } from "./view.ts";

/** A member this tired works worse and had better rest. */
const TIRED = 50;

/** The strongest lead and at most so many helpers, the strongest of those who are not tired, or of all unless they have to be rested. */
export function teamFor(view: View, target: Target, mostHelpers: number, isRested = true): Team {
  const skill = TASK_SKILL[target.kind];
  const byPower = (a: CrewMember, b: CrewMember): number => ownPower(b, skill) - ownPower(a, skill) || a.id - b.id;
  const [lead, ...others] = [...view.crew].sort(byPower);
  const helpers = others.filter(({ fatigue }) => !isRested || fatigue < TIRED).slice(0, mostHelpers);
  return { leadId: lead?.id ?? 0, helperIds: helpers.map(({ id }) => id) };
}

/** The order that brings a target about: the rest of the target follows from the game. */
export function orderFor(target: Target, team: Team): Order {
  if (target.kind === "explore") return { kind: target.kind, focus: target.focus, ...team };
  if (target.kind === "upgrade") return { kind: target.kind, moduleId: target.moduleId, ...team };
  return { ...target, ...team };
}
