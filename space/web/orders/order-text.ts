/** Describes orders and tasks as text. */
import { decimal, percent } from "@outbound/kit/web/format.ts";
import { BLUEPRINTS, MODULE_EFFECTS, MODULE_NAMES } from "../../rules/catalog/modules.ts";
import { TECHS } from "../../rules/catalog/techs.ts";
import { distanceBetween } from "../../rules/game/galaxy.ts";
import { type Focus, type Game, type System, systemOf, type Target, type TaskKind } from "../../rules/game/game.ts";
import { DAMAGE, exploreMishapChance, jumpMishapChance, mishapDamage } from "../../rules/orders/explore.ts";
import { FOCUS_VERBS, targetText } from "../../rules/orders/orders.ts";
import { fatiguePercent } from "../../rules/orders/power.ts";
import { project } from "../../rules/orders/projection.ts";
import { type OrderTarget, targetOf } from "../../rules/turn/command.ts";
import { shown } from "../../rules/values/amount.ts";
import { SLOTS_PER_EXPANSION } from "../../rules/values/limits.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import type { Task } from "../api.ts";

export const FOCUS_HINTS: Readonly<Record<Focus, string>> = {
  survey: "Most data. With sensor tier 2, also takes a fragment.",
  harvest: "Most fuel and supplies, little else.",
  salvage: "Most alloy, twice the chance of exotics.",
};

/** Returns a title of the order, and a line about it. */
export function orderText(game: Game, order: OrderTarget): { readonly title: string; readonly about: string } {
  const target = targetOf(game, order);
  if (target instanceof Refusal) return { title: "Order", about: target.detail };
  return { title: targetText(game, target), about: aboutText(game, target) };
}

function aboutText(game: Game, target: Target): string {
  switch (target.kind) {
    case "jump": {
      const ahead = project(game, game.tasks);
      const [from, to] = [systemOf(ahead, ahead.positionId), systemOf(game, target.systemId)];
      return `${shown(distanceBetween(from, to))} ly from ${from.name}. ${dangerText(to.danger)}`;
    }
    case "explore":
      return dangerText(systemOf(game, target.systemId).danger);
    case "research":
      return `Gives: ${TECHS[target.techId].unlocks.join("; ")}.`;
    case "upgrade":
      return `Gives: ${MODULE_EFFECTS[game.modules.find(({ id }) => id === target.moduleId)?.kind ?? "reactor"]}.`;
    case "expand":
      return `Gives: +${SLOTS_PER_EXPANSION} slots, +1 berth.`;
    case "build":
      return `Gives: ${BLUEPRINTS[target.build].effect}.`;
  }
}

const dangerText = (danger: number): string => `Danger there: ${danger} of 3.`;

/** Returns the chance of an accident at this power ratio, and its damage; null for work aboard. */
export function riskText(game: Game, order: OrderTarget, ratio: number): string | null {
  if (order.kind === "jump") {
    const to = systemOf(game, order.systemId);
    return `Accident risk: ${percent(jumpMishapChance(game, to, Math.round(ratio * 100)))}, ${damageText(game, to, "jump")}.`;
  }
  if (order.kind !== "explore") return null;
  const ahead = project(game, game.tasks);
  const place = systemOf(ahead, ahead.positionId);
  return `Accident risk: ${percent(exploreMishapChance(ahead, place))}, ${damageText(ahead, place, "explore")}.`;
}

/** Returns the damage of an accident in this system, such as `4–12 hull`. */
export function damageText(game: Game, system: System, kind: keyof typeof DAMAGE): string {
  const [least, most] = DAMAGE[kind].map((drawn) => decimal(shown(mishapDamage(game, system, drawn))));
  return `${least}–${most} hull`;
}

/** Returns a short title of a task. */
export function taskTitle({ kind, target }: { readonly kind: TaskKind; readonly target: Task["target"] }): string {
  switch (kind) {
    case "jump":
      return `Jump to ${target.systemName}`;
    case "explore":
      return `${FOCUS_VERBS[target.focus ?? "survey"]} ${target.systemName}`;
    case "research":
      return `Research ${target.techId ? TECHS[target.techId].name : "a technology"}`;
    case "upgrade":
      return `Upgrade ${target.module ? MODULE_NAMES[target.module] : "a lost module"} to tier ${target.toTier}`;
    case "expand":
      return "Expand the ship";
    case "build":
      return `Build ${target.build ? BLUEPRINTS[target.build].name : "a module"}`;
  }
}

/** Returns a word for the fatigue, with its effect on power. */
export function fatigueText(fatigue: number): string {
  const percent = fatiguePercent(fatigue);
  if (percent === 100) return "fresh";
  return `${percent === 80 ? "tired" : "exhausted"}, power × ${percent / 100}`;
}
