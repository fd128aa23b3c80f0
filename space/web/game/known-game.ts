/** Converts the API views to a game of the rules, complete enough for power, time, cost and refusals. */

import {
  ALL_SKILLS,
  type CrewMember,
  type Game,
  RESOURCES,
  type Resources,
  type System,
  type Target,
  type Task,
} from "../../rules/game/game.ts";
import { NO_ENCOUNTERS } from "../../rules/game/meetings.ts";
import { whole } from "../../rules/values/amount.ts";
import { RULES_VERSION } from "../../rules/values/limits.ts";
import type {
  Crew,
  CrewMember as CrewView,
  Goods,
  Ship,
  System as SystemView,
  Task as TaskView,
  Tech,
  World,
} from "../api.ts";

export interface Views {
  readonly world: World;
  readonly ship: Ship;
  readonly crew: Crew;
  readonly techs: readonly Tech[];
}

/** Fields that orders do not depend on are left empty: missions, encounters, fragments, drawn values. */
export function knownGame({ world, ship, crew, techs }: Views): Game {
  const { save } = world;
  const aboard = crew.members.map(({ id }) => id);
  const queue = [...(world.activeTask ? [world.activeTask] : []), ...world.pendingTasks];
  return {
    rulesVersion: RULES_VERSION,
    seed: save.seed,
    difficulty: save.difficulty,
    limit: save.limit,
    turn: save.turn,
    status: save.status,
    endReason: save.endReason,
    resources: Object.fromEntries(
      RESOURCES.map((name) => [name, hundredths(world.resources[name].amount)]),
    ) as Resources,
    hull: hundredths(ship.hull),
    positionId: world.position.systemId,
    expansions: ship.expansion.done,
    starvingTurns: crew.starvingTurns,
    missionsCompleted: 0,
    nextCrewId: after(crew.members),
    nextModuleId: after(ship.modules),
    nextTaskId: after(queue),
    nextMissionId: 1,
    eventCount: 0,
    endedCount: 0,
    systems: world.systems.map(systemOf),
    crew: crew.members.map(memberOf),
    modules: ship.modules.map(({ id, kind, tier }) => ({ id, kind, tier })),
    techs: techs.filter(({ state }) => state === "known").map(({ id }) => id),
    tasks: queue.flatMap((task) => taskOf(task, save.turn, aboard) ?? []),
    missions: [],
    ...NO_ENCOUNTERS,
  };
}

/** Wire amounts are decimals; rounding corrects the product's floating point error. */
const hundredths = (amount: number): number => Math.round(whole(amount));

const after = (all: readonly { readonly id: number }[]): number => Math.max(0, ...all.map(({ id }) => id)) + 1;

const systemOf = (view: SystemView): System => ({
  id: view.id,
  name: view.name,
  x: hundredths(view.x),
  y: hundredths(view.y),
  starClass: view.starClass,
  danger: view.danger,
  apex: view.apex,
  visits: view.visits,
  arrivals: 0,
  fragment: false,
  revealed: false,
});

const memberOf = (view: CrewView): CrewMember => ({
  id: view.id,
  name: view.name,
  trait: view.trait.key,
  skills: Object.fromEntries(
    ALL_SKILLS.map((skill) => [skill, { level: view.skills[skill].level, xp: hundredths(view.skills[skill].xp) }]),
  ) as CrewMember["skills"],
  fatigue: view.fatigue,
});

/**
 * A jump pays only its fuel, and only when it starts. All other orders were paid when they were queued. Returns undefined if the
 * lead is not aboard: the crew may be read after a turn in which the lead was lost, and the world before.
 */
function taskOf(view: TaskView, turn: number, aboard: readonly number[]): Task | undefined {
  if (!aboard.includes(view.lead.id)) return undefined;
  const task: Task = {
    id: view.id,
    target: targetOf(view),
    leadId: view.lead.id,
    helperIds: view.helpers.map(({ id }) => id).filter((id) => aboard.includes(id)),
    paid: view.kind === "jump" ? {} : goodsOf(view.cost),
    queuedOnTurn: turn,
  };
  if (view.status !== "active") return task;
  const baseTurns = view.explain.find(({ factor }) => factor === "base turns")?.value ?? view.durationTurns;
  return {
    ...task,
    run: {
      startedOnTurn: view.startsOnTurn,
      durationTurns: view.durationTurns,
      remainingTurns: view.remainingTurns,
      baseTurns,
      power: hundredths(view.power),
      difficulty: Math.round(view.difficulty * 1_000),
      ratio: hundredths(view.ratio),
      fuel: hundredths(view.cost.fuel ?? 0),
      explain: view.explain,
    },
  };
}

const goodsOf = (cost: Goods): Task["paid"] =>
  Object.fromEntries(Object.entries(cost).map(([name, amount]) => [name, hundredths(amount)]));

/** The view's target has only the fields of its kind. */
const targetOf = ({ kind, target }: TaskView): Target => ({ kind, ...target }) as Target;
