/** Texts of orders and their requirements. */

import { BLUEPRINTS, isBuildKind, MODULE_EFFECTS, MODULE_NAMES } from "../../rules/catalog/modules.ts";
import { isTechId, TECHS } from "../../rules/catalog/techs.ts";
import { distanceBetween } from "../../rules/game/galaxy.ts";
import { type Focus, type Game, type Skill, systemOf, type TaskKind } from "../../rules/game/game.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import { fatiguePercent } from "../../rules/orders/power.ts";
import { project } from "../../rules/orders/projection.ts";
import { targetOf } from "../../rules/turn/command.ts";
import { shown } from "../../rules/values/amount.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import type { Task } from "../api.ts";
import { type OrderTarget, ruleOrder } from "./order.ts";

export const FOCUS_HINTS: Readonly<Record<Focus, string>> = {
  survey: "Most data. With sensor tier 2, also takes a fragment.",
  harvest: "Most fuel and supplies, little else.",
  salvage: "Most alloy, twice the chance of exotics.",
};

export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  navigation: "Navigation",
  survey: "Survey",
  engineering: "Engineering",
  science: "Science",
};

/** The order as a title, and a line about it. */
export function orderText(game: Game, order: OrderTarget): { readonly title: string; readonly about: string } {
  const ahead = project(game, game.tasks);
  const here = systemOf(ahead, ahead.positionId);
  switch (order.task) {
    case "jump": {
      const to = game.systems.find(({ id }) => id === order.systemId);
      if (to === undefined) return { title: "Jump", about: "This system does not exist." };
      const distance = shown(distanceBetween(here, to));
      return { title: `Jump to ${to.name}`, about: `${distance} ly from ${here.name}. ${dangerText(to.danger)}` };
    }
    case "explore":
      return { title: `${FOCUS_VERBS[order.focus ?? "survey"]} ${here.name}`, about: dangerText(here.danger) };
    case "research": {
      const tech = isTechId(order.techId) ? TECHS[order.techId] : undefined;
      return {
        title: `Research ${tech?.name ?? order.techId}`,
        about: `Gives: ${tech?.unlocks.join("; ") ?? "nothing"}.`,
      };
    }
    case "upgrade":
      return upgradeText(game, order);
    case "expand":
      return { title: "Expand the ship", about: "Gives: +2 slots, +1 berth." };
    case "build": {
      const blueprint = isBuildKind(order.kind) ? BLUEPRINTS[order.kind] : undefined;
      return { title: `Build ${blueprint?.name ?? order.kind}`, about: `Gives: ${blueprint?.effect ?? "nothing"}.` };
    }
  }
}

function upgradeText(game: Game, order: OrderTarget) {
  const target = targetOf(game, ruleOrder(order, { leadId: 0, helperIds: [] }));
  if (target instanceof Refusal || target.kind !== "upgrade") return { title: "Upgrade", about: "" };
  const kind = game.modules.find(({ id }) => id === target.moduleId)?.kind ?? "reactor";
  return { title: `Upgrade ${MODULE_NAMES[kind]} to tier ${target.toTier}`, about: `Gives: ${MODULE_EFFECTS[kind]}.` };
}

const dangerText = (danger: number): string => (danger === 0 ? "No danger there." : `Danger there: ${danger} of 3.`);

/** A task as a short title. */
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

/** Fatigue as a word with the power left. */
export function fatigueText(fatigue: number): string {
  const percent = fatiguePercent(fatigue);
  if (percent === 100) return "fresh";
  return `${percent === 85 ? "tired" : "exhausted"}, power × ${percent / 100}`;
}

export const turnsText = (turns: number): string => (turns === 1 ? "1 turn" : `${turns} turns`);
