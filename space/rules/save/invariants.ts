/** Checks the invariants of a game that was imported or edited by an admin. An invalid game is never stored. */

import { type BuiltKind, isTiered, SLOTS, START_MODULES } from "../catalog/modules.ts";
import { isTechId } from "../catalog/techs.ts";
import { xpToNext } from "../game/crew.ts";
import { capOf, hasBuilt, slotsOf, usedSlotsOf } from "../game/effects.ts";
import { ALL_SKILLS, type CrewMember, type Game, type Mission, RESOURCES, type Task } from "../game/game.ts";
import {
  EXPANSION_LIMIT,
  FATIGUE_LIMIT,
  HELPER_LIMIT,
  HULL_LIMIT,
  QUEUE_LIMIT,
  SKILL_LIMIT,
  TIER_LIMIT,
} from "../values/limits.ts";
import { brokenStory } from "./broken-story.ts";

/** Returns every violated invariant as a sentence; none for a valid game. */
export function violations(game: Game): string[] {
  return [
    ...brokenAmounts(game),
    ...brokenPlaces(game),
    ...brokenShip(game),
    ...game.crew.flatMap(brokenMember),
    ...brokenQueue(game),
    ...game.missions.flatMap((mission) => brokenMission(game, mission)),
    ...brokenIds(game),
    ...brokenEnd(game),
    ...brokenStory(game),
  ];
}

const within = (value: number, low: number, high: number): boolean =>
  Number.isSafeInteger(value) && value >= low && value <= high;

const unless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

function brokenAmounts(game: Game): string[] {
  return [
    ...RESOURCES.flatMap((name) => {
      const cap = capOf(game, name) ?? Number.MAX_SAFE_INTEGER;
      return unless(
        within(game.resources[name], 0, cap),
        `${name} is ${game.resources[name]}, outside 0 to ${cap} hundredths`,
      );
    }),
    ...unless(within(game.hull, 0, HULL_LIMIT), `hull is ${game.hull}, outside 0 to ${HULL_LIMIT} hundredths`),
    ...unless(within(game.expansions, 0, EXPANSION_LIMIT), `there are ${game.expansions} expansions`),
    ...unless(within(game.turn, 0, Number.MAX_SAFE_INTEGER), `the turn is ${game.turn}`),
    ...unless(within(game.starvingTurns, 0, Number.MAX_SAFE_INTEGER), `there are ${game.starvingTurns} starving turns`),
  ];
}

function brokenPlaces(game: Game): string[] {
  return [
    ...unless(
      game.systems.some((system) => system.id === game.positionId),
      `the position ${game.positionId} does not exist`,
    ),
    ...unless(game.systems.filter((system) => system.apex).length === 1, "there is not exactly one Apex"),
  ];
}

function brokenShip(game: Game): string[] {
  const kinds = game.modules.map((module) => module.kind);
  return [
    ...START_MODULES.flatMap((kind) => unless(kinds.includes(kind), `the ship has no ${kind}`)),
    ...unless(new Set(kinds).size === kinds.length, "the ship has two modules of one kind"),
    ...game.modules.flatMap((module) =>
      unless(
        within(module.tier, 1, isTiered(module.kind) ? TIER_LIMIT : 1),
        `${module.kind} is at tier ${module.tier}`,
      ),
    ),
    ...unless(usedSlotsOf(game) <= slotsOf(game), `${usedSlotsOf(game)} slots are used of ${slotsOf(game)}`),
    ...game.techs.flatMap((id) => unless(isTechId(id), `there is no technology ${id}`)),
    ...unless(new Set(game.techs).size === game.techs.length, "a technology is listed twice"),
  ];
}

function brokenMember(member: CrewMember): string[] {
  return [
    ...unless(within(member.fatigue, 0, FATIGUE_LIMIT), `fatigue of crew ${member.id} is ${member.fatigue}`),
    ...ALL_SKILLS.flatMap((skill) => {
      const held = member.skills[skill];
      if (!held) return [`crew ${member.id} lacks the skill ${skill}`];
      const next = xpToNext(held.level);
      return [
        ...unless(within(held.level, 0, SKILL_LIMIT), `${skill} of crew ${member.id} is ${held.level}`),
        ...unless(within(held.xp, 0, next === null ? 0 : next - 1), `${skill} of crew ${member.id} has ${held.xp} XP`),
      ];
    }),
  ];
}

function brokenQueue(game: Game): string[] {
  const active = game.tasks.filter((task) => task.run);
  return [
    ...unless(game.tasks.length <= QUEUE_LIMIT, `the queue holds ${game.tasks.length} tasks`),
    ...unless(
      game.tasks.length === 0 ? active.length === 0 : active.length === 1 && game.tasks[0]?.run !== undefined,
      "only the first task of a queue is active",
    ),
    ...game.tasks.flatMap((task) => brokenTask(game, task)),
    ...active.flatMap((task) => brokenEffect(game, task)),
  ];
}

/** An active task is not checked again before it takes effect, so what it brings must have room in the game. */
function brokenEffect(game: Game, { id, target }: Task): string[] {
  switch (target.kind) {
    case "research":
      return unless(!game.techs.includes(target.techId), `task ${id} researches ${target.techId}, which is researched`);
    case "build":
      return target.build === "patch" ? [] : brokenBuild(game, id, target.build);
    case "upgrade": {
      const tier = game.modules.find((module) => module.id === target.moduleId)?.tier ?? 0;
      return unless(tier < target.toTier, `task ${id} upgrades a module to tier ${target.toTier}, which is at ${tier}`);
    }
    case "expand":
      return unless(game.expansions < EXPANSION_LIMIT, `task ${id} expands a ship with ${game.expansions} expansions`);
    default:
      return [];
  }
}

function brokenBuild(game: Game, taskId: number, kind: BuiltKind): string[] {
  if (hasBuilt(game, kind)) return [`task ${taskId} builds ${kind}, which the ship has`];
  const used = usedSlotsOf(game) + SLOTS[kind];
  return unless(used <= slotsOf(game), `with task ${taskId}, ${used} slots are used of ${slotsOf(game)}`);
}

function brokenTask(game: Game, task: Task): string[] {
  const { target, run } = task;
  const aboard = (id: number): boolean => game.crew.some((member) => member.id === id);
  const team = [task.leadId, ...task.helperIds];
  return [
    ...unless(team.every(aboard), `task ${task.id} names a crew member who is not aboard`),
    ...unless(new Set(team).size === team.length, `task ${task.id} names a crew member twice`),
    ...unless(task.helperIds.length <= HELPER_LIMIT, `task ${task.id} has ${task.helperIds.length} helpers`),
    ...unless(
      !("systemId" in target) || game.systems.some((system) => system.id === target.systemId),
      `task ${task.id} names a system that does not exist`,
    ),
    ...unless(
      target.kind !== "upgrade" || game.modules.some((module) => module.id === target.moduleId),
      `task ${task.id} names a module that does not exist`,
    ),
    ...unless(
      !run || (within(run.durationTurns, 1, 1_000) && within(run.remainingTurns, 1, run.durationTurns)),
      `the remaining turns of task ${task.id} do not fit its duration`,
    ),
    ...unless(
      Object.values(task.paid).every((amount) => within(amount, 0, Number.MAX_SAFE_INTEGER)),
      `task ${task.id} was paid with a negative amount`,
    ),
  ];
}

function brokenMission(game: Game, mission: Mission): string[] {
  const { goal } = mission;
  return [
    ...unless(
      !("systemId" in goal) || game.systems.some((system) => system.id === goal.systemId),
      `mission ${mission.id} names a system that does not exist`,
    ),
    ...unless(
      (mission.status === "offered") === (mission.acceptedOnTurn === null) || mission.endedOnTurn !== null,
      `mission ${mission.id} is ${mission.status}, which does not fit its turns`,
    ),
    ...unless(
      ["offered", "accepted"].includes(mission.status) === (mission.endedOnTurn === null),
      `mission ${mission.id} is ${mission.status}, which does not fit its end`,
    ),
  ];
}

function brokenIds(game: Game): string[] {
  const below = (items: readonly { id: number }[], next: number, what: string): string[] => [
    ...unless(
      items.every((item) => item.id < next),
      `a ${what} has an id that has not been issued yet`,
    ),
    ...unless(new Set(items.map((item) => item.id)).size === items.length, `two ${what}s have the same id`),
  ];
  return [
    ...below(game.crew, game.nextCrewId, "crew member"),
    ...below(game.modules, game.nextModuleId, "module"),
    ...below(game.tasks, game.nextTaskId, "task"),
    ...below(game.missions, game.nextMissionId, "mission"),
    ...below(game.systems, Number.MAX_SAFE_INTEGER, "system"),
  ];
}

function brokenEnd(game: Game): string[] {
  return [
    ...unless(
      (game.status === "active") === (game.endReason === null),
      `the game is ${game.status}, which does not fit its end`,
    ),
    ...unless(game.status === "active" || game.tasks.length === 0, "a game that is over has tasks"),
  ];
}
