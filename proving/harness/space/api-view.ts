/** The view that a bot decides by, built from the API alone. */
import type { missionsView, missionView } from "@outbound/space/api/views/mission.ts";
import type { crewView, shipView, techView } from "@outbound/space/api/views/ship.ts";
import type { worldView } from "@outbound/space/api/views/world.ts";
import {
  type CrewMember,
  type Mission,
  type MissionGoal,
  RESOURCES,
  type Resources,
  type Target,
  type Task,
} from "@outbound/space/rules/game/game.ts";
import type { View } from "../../bots/space/view.ts";
import type { Client } from "../client.ts";

/** What a program needs of a client: `ok` throws for a refusal. */
export type Api = Pick<Client, "ok">;

export type WorldAnswer = ReturnType<typeof worldView>;
type MissionAnswer = ReturnType<typeof missionView>;
type TaskAnswer = NonNullable<WorldAnswer["activeTask"]>;
type MemberAnswer = ReturnType<typeof crewView>["members"][number];

/** The rules version of the service. */
export const rulesVersionOf = async (api: Api): Promise<number> =>
  (await api.ok<{ readonly rulesVersion: number }>("GET", "/api/rules")).rulesVersion;

/** The game as the API shows it; the fields it does not show are 0. */
export async function apiView(api: Api, rulesVersion: number): Promise<View> {
  const [world, crew, ship, techs, missions] = await Promise.all([
    api.ok<WorldAnswer>("GET", "/api/world"),
    api.ok<ReturnType<typeof crewView>>("GET", "/api/crew"),
    api.ok<ReturnType<typeof shipView>>("GET", "/api/ship"),
    api.ok<ReturnType<typeof techView>>("GET", "/api/tech"),
    api.ok<ReturnType<typeof missionsView>>("GET", "/api/missions"),
  ]);
  const { seed, turn, limit, difficulty, status, endReason } = world.save;
  return {
    ...BLANK,
    ...{ rulesVersion, seed, turn, limit, difficulty, status, endReason },
    resources: resourcesOf(world),
    hull: hundredths(ship.hull),
    positionId: world.position.systemId,
    expansions: ship.expansion.done,
    systems: world.systems.map(({ id, name, x, y, starClass, danger, apex, visits }) => ({
      ...{ id, name, starClass, danger, apex, visits },
      ...{ x: hundredths(x), y: hundredths(y), arrivals: 0, fragment: false, revealed: false },
    })),
    crew: crew.members.map(memberOf),
    modules: ship.modules.map(({ id, kind, tier }) => ({ id, kind, tier })),
    techs: techs.filter((tech) => tech.state === "known").map((tech) => tech.id),
    tasks: [...(world.activeTask ? [world.activeTask] : []), ...world.pendingTasks].map(taskOf),
    missions: missions.map(missionOf),
    signals: world.signals,
  };
}

/** Fields that no answer shows and no bot reads. */
const BLANK = {
  starvingTurns: 0,
  missionsCompleted: 0,
  nextCrewId: 0,
  nextModuleId: 0,
  nextTaskId: 0,
  nextMissionId: 0,
  eventCount: 0,
  endedCount: 0,
} as const;

const hundredths = (amount: number): number => Math.round(100 * amount);

const resourcesOf = ({ resources }: WorldAnswer): Resources =>
  Object.fromEntries(RESOURCES.map((name) => [name, hundredths(resources[name].amount)])) as Resources;

function memberOf({ id, name, fatigue, skills }: MemberAnswer): CrewMember {
  const levels = Object.entries(skills).map(([skill, { level, xp }]) => [skill, { level, xp: hundredths(xp) }]);
  return { id, name, fatigue, skills: Object.fromEntries(levels) as CrewMember["skills"] };
}

function taskOf({ id, kind, target, lead, helpers }: TaskAnswer): Task {
  return {
    id,
    target: { kind, ...target } as Target,
    leadId: lead.id,
    helperIds: helpers.map((helper) => helper.id),
    paid: {},
    queuedOnTurn: 0,
  };
}

function missionOf(mission: MissionAnswer): Mission {
  const { id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn } = mission;
  return {
    ...{ id, status, hops, deadline, offeredOnTurn, acceptedOnTurn, endedOnTurn },
    goal: goalOf(mission),
    reward: {},
    progress: [],
  };
}

/** With fields of other kinds too, which nobody reads. */
function goalOf({ kind, systemId = 0, supplies = 0, progress, ...goal }: MissionAnswer): MissionGoal {
  const { techId, module, toTier, starClass } = goal;
  const needed = progress?.needed ?? 0;
  return { kind, systemId, supplies: hundredths(supplies), techId, module, toTier, starClass, needed } as MissionGoal;
}
