/** Completes a task: its effect, its mishap, experience, and the action that missions check. */

import { BLUEPRINTS, type BuildKind, isTiered, MODULE_NAMES } from "../catalog/modules.ts";
import { TECHS, type TechId } from "../catalog/techs.ts";
import { experienceOf } from "../game/crew.ts";
import type { Draft } from "../game/draft.ts";
import { fragmentRoomOf, gridLabelOf, signalsOf } from "../game/effects.ts";
import { type System, systemOf, type Task } from "../game/game.ts";
import { listed, shownGoods } from "../game/goods.ts";
import { type Experience, grantXp } from "../game/learning.ts";
import { progressMissions, type ShipAction } from "../missions/missions.ts";
import {
  canFindFragments,
  DAMAGE,
  exploreMishapChance,
  findsOf,
  jumpMishapChance,
  leastFindsOf,
  mishapDamage,
} from "../orders/explore.ts";
import { FOCUS_VERBS, targetText } from "../orders/orders.ts";
import { xpGrants } from "../orders/task-xp.ts";
import { shown, whole } from "../values/amount.ts";
import { drawInteger, happens } from "../values/chance.ts";
import { HULL_LIMIT, PATCH_HULL, SLOTS_PER_EXPANSION } from "../values/limits.ts";

/** Ends the active task as completed: effects, mishap, XP, mission progress, in this order. */
export function complete(draft: Draft, task: Task): { xp: Experience[]; action?: ShipAction } {
  const label = gridLabelOf(draft.game);
  const text = targetText(draft.game, task.target);
  const action = takeEffect(draft, task);
  draft.emit("task.completed", "good", `Finished: ${text}, led by ${draft.leadName(task)}.`, {
    taskId: task.id,
    crewId: task.leadId,
  });
  emitGridChange(draft, label);
  const xp = grantExperience(draft, task);
  draft.endTask(task, "completed", {});
  keepSignals(draft);
  if (action) progressMissions(draft, action);
  return { xp, ...(action ? { action } : {}) };
}

/** Marks detected signals, so that they are detected from anywhere. */
function keepSignals(draft: Draft): void {
  for (const { id, name, revealed } of signalsOf(draft.game)) {
    if (revealed) continue;
    draft.setSystem(id, { revealed: true });
    draft.emit("signal.detected", "good", `Signal detected: a cipher fragment is at ${name}.`, { systemId: id });
  }
}

/** Emits an event if the grid's label has changed. */
function emitGridChange(draft: Draft, before: string): void {
  const after = gridLabelOf(draft.game);
  if (after === before) return;
  const worse = after === "blackout" || after === "brownout" || after === "tight";
  draft.emit("power.band-changed", worse ? "warn" : "info", `Power grid: ${before} → ${after}.`, {}, { before, after });
}

function takeEffect(draft: Draft, task: Task): ShipAction | undefined {
  const { target } = task;
  switch (target.kind) {
    case "jump":
      return arrive(draft, target.systemId, task.run?.ratio ?? 0);
    case "explore":
      return explore(draft, target.systemId, target.focus);
    case "upgrade":
      return upgrade(draft, target.moduleId, target.toTier);
    case "expand":
      draft.set({ expansions: draft.game.expansions + 1 });
      draft.emit(
        "ship.expanded",
        "good",
        `Ship expanded: +${SLOTS_PER_EXPANSION} slots, +1 berth.`,
        {},
        { expansions: draft.game.expansions },
      );
      return undefined;
    case "build":
      build(draft, target.build);
      return undefined;
    case "research":
      return research(draft, target.techId);
  }
}

function arrive(draft: Draft, systemId: number, ratio: number): ShipAction {
  const system = systemOf(draft.game, systemId);
  draft.set({ positionId: systemId });
  draft.setSystem(systemId, { arrivals: system.arrivals + 1 });
  draft.emit("jump.arrived", "info", `Arrived at ${system.name}.`, { systemId });
  const chance = jumpMishapChance(draft.game, system, ratio);
  if (draft.runsChance && happens(draft.game, chance, "jump-mishap", systemId, system.arrivals)) {
    const damage = drawInteger(draft.game, ...DAMAGE.jump, "jump-damage", systemId, system.arrivals);
    damageHull(draft, damage, "jump.mishap", `Rough jump to ${system.name}`, system);
  }
  return { kind: "arrived", systemId };
}

function explore(draft: Draft, systemId: number, focus: "survey" | "harvest" | "salvage"): ShipAction {
  const system = systemOf(draft.game, systemId);
  const { exotics, ...finds } = (draft.runsChance ? findsOf : leastFindsOf)(draft.game, system, focus);
  const given = draft.give(finds);
  if (system.visits === 0) draft.emit("system.charted", "good", `${system.name} charted.`, { systemId });
  draft.emit(
    "explore.found",
    "info",
    `${FOCUS_VERBS[focus]} at ${system.name}: ${listed(given)}.`,
    { systemId },
    shownGoods(given),
  );
  if (exotics > 0) {
    draft.give({ exotics });
    draft.emit(
      "explore.exotics",
      "good",
      `Found ${listed({ exotics })} at ${system.name}.`,
      { systemId },
      { exotics: shown(exotics) },
    );
  }
  const takesFragment =
    focus === "survey" && system.fragment && canFindFragments(draft.game) && fragmentRoomOf(draft.game) > 0;
  draft.setSystem(systemId, { visits: system.visits + 1, ...(takesFragment ? { fragment: false } : {}) });
  if (takesFragment) {
    draft.give({ fragments: whole(1) });
    draft.emit(
      "fragment.found",
      "good",
      `Found a cipher fragment at ${system.name}.`,
      { systemId },
      { fragments: shown(draft.game.resources.fragments) },
    );
  }
  const chance = exploreMishapChance(draft.game, system);
  if (draft.runsChance && happens(draft.game, chance, "explore-mishap", systemId, system.visits)) {
    const damage = drawInteger(draft.game, ...DAMAGE.explore, "explore-damage", systemId, system.visits);
    damageHull(draft, damage, "explore.mishap", `Accident at ${system.name}`, system);
  }
  return { kind: "explored", systemId, focus, tookFragment: takesFragment };
}

function damageHull(
  draft: Draft,
  drawn: number,
  kind: "jump.mishap" | "explore.mishap",
  what: string,
  system: System,
): void {
  const loss = Math.min(draft.game.hull, mishapDamage(draft.game, system, drawn));
  const hull = draft.game.hull - loss;
  draft.set({ hull });
  draft.emit(
    kind,
    "bad",
    `${what}: −${shown(loss)} hull, ${shown(hull)} left.`,
    { systemId: system.id },
    { damage: shown(loss), hull: shown(hull) },
  );
}

function upgrade(draft: Draft, moduleId: number, toTier: number): ShipAction | undefined {
  const module = draft.game.modules.find((candidate) => candidate.id === moduleId);
  if (!module) return undefined;
  draft.set({
    modules: draft.game.modules.map((other) => (other.id === moduleId ? { ...other, tier: toTier } : other)),
  });
  draft.emit(
    "ship.upgraded",
    "good",
    `${MODULE_NAMES[module.kind]} upgraded to tier ${toTier}.`,
    { moduleId },
    { tier: toTier },
  );
  return isTiered(module.kind) ? { kind: "refitted", module: module.kind, tier: toTier } : undefined;
}

function build(draft: Draft, kind: BuildKind): void {
  if (kind === "patch") {
    const hull = Math.min(HULL_LIMIT, draft.game.hull + whole(PATCH_HULL));
    draft.set({ hull });
    draft.emit("ship.patched", "good", `Hull patched to ${shown(hull)}.`, {}, { hull: shown(hull) });
    return;
  }
  const id = draft.game.nextModuleId;
  draft.set({ nextModuleId: id + 1, modules: [...draft.game.modules, { id, kind, tier: 1 }] });
  draft.emit("ship.built", "good", `${BLUEPRINTS[kind].name} built: ${BLUEPRINTS[kind].effect}.`, { moduleId: id });
}

function research(draft: Draft, techId: TechId): ShipAction {
  draft.set({ techs: [...draft.game.techs, techId] });
  draft.emit("tech.completed", "good", `${TECHS[techId].name} researched: ${TECHS[techId].unlocks.join(", ")}.`, {
    techId,
  });
  return { kind: "researched", techId };
}

/** Gives the team its XP and emits events for new levels. */
function grantExperience(draft: Draft, task: Task): Experience[] {
  if (!task.run) return [];
  const grants = xpGrants(draft.game, task, task.run);
  const { helper } = experienceOf(draft.game, task.run.baseTurns, task.run.difficulty);
  const experience = grants.map((grant) => grantXp(draft, grant));
  const [lead, leadership] = grants;
  draft.emit(
    "crew.xp",
    "info",
    `${draft.leadName(task)}: +${shown(lead.xp)} XP in ${lead.skill}.`,
    { crewId: task.leadId, taskId: task.id },
    { skill: lead.skill, lead: shown(lead.xp), leadership: shown(leadership.xp), helper: shown(helper) },
  );
  return experience;
}
