/** Suggested next calls: requests with bodies that the rules would accept now. */

import { TIERED_KINDS } from "../catalog/modules.ts";
import { pathTo, TECHS } from "../catalog/techs.ts";
import { fragmentsOf, signalsOf } from "../game/effects.ts";
import { type Game, type Skill, systemOf, type TaskKind } from "../game/game.ts";
import { goalSystemOf, isOpen } from "../missions/missions.ts";
import { TASK_SKILL } from "../orders/power.ts";
import { project } from "../orders/projection.ts";
import { routesFrom } from "../orders/route.ts";
import { Refusal } from "../values/refusals.ts";
import { accept, type OrderTarget, placeOrder } from "./command.ts";
import { canRelight } from "./turn.ts";

export interface NextStep {
  readonly title: string;
  readonly method: "POST";
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The paths of the orders in the API. */
export const ORDER_PATHS = {
  jump: "/api/jump",
  explore: "/api/explore",
  research: "/api/research",
  upgrade: "/api/ship/upgrade",
  expand: "/api/ship/expand",
  build: "/api/ship/build",
} as const satisfies Record<TaskKind, string>;

interface Suggestion {
  readonly title: string;
  readonly order: OrderTarget;
}

/** The member with the highest level in a skill, the less tired first. */
function bestLead(game: Game, skill: Skill): number | undefined {
  return [...game.crew].sort(
    (a, b) => b.skills[skill].level - a.skills[skill].level || a.fatigue - b.fatigue || a.id - b.id,
  )[0]?.id;
}

/** A handful of steps, the most important first. Each was checked against the rules and accepted. */
export function nextSteps(game: Game): NextStep[] {
  if (game.status !== "active") {
    return [{ title: "Start a new game", method: "POST", path: "/api/save/new", body: {} }];
  }
  const ahead = project(game, game.tasks);
  const suggested = [exploring(ahead), jumping(game, ahead), researching(ahead), upgrading(game), building(game)];
  const steps = [acceptable(game), ...suggested.map((suggestions) => firstAccepted(game, suggestions))];
  const turn: NextStep = { title: "End turn", method: "POST", path: "/api/turn", body: {} };
  return [game.tasks.length > 0 ? turn : undefined, ...steps].filter((step) => step !== undefined);
}

function acceptable(game: Game): NextStep | undefined {
  const offered = game.missions.find(
    (mission) => mission.status === "offered" && !(accept(game, mission.id) instanceof Refusal),
  );
  return (
    offered && {
      title: `Accept mission ${offered.id}`,
      method: "POST",
      path: `/api/missions/${offered.id}/accept`,
      body: {},
    }
  );
}

/** The step for the first order that the rules accept with the best lead. */
function firstAccepted(game: Game, suggestions: readonly Suggestion[]): NextStep | undefined {
  for (const { title, order } of suggestions) {
    const leadId = bestLead(game, TASK_SKILL[order.kind]);
    if (leadId === undefined || placeOrder(game, { ...order, leadId, helperIds: [] }) instanceof Refusal) continue;
    const { kind, ...fields } = order;
    const body = "build" in fields ? { kind: fields.build } : fields;
    return { title, method: "POST", path: ORDER_PATHS[kind], body: { ...body, leadId } };
  }
  return undefined;
}

function exploring(ahead: Game): Suggestion[] {
  const { name } = systemOf(ahead, ahead.positionId);
  if (canRelight(ahead)) return [{ title: "Relight the Apex", order: { kind: "explore", focus: "survey" } }];
  const focus = ahead.resources.fuel < 700 ? "harvest" : "survey";
  return [{ title: `Explore ${name}`, order: { kind: "explore", focus } }];
}

/** Towards an accepted mission, a signal, or the nearest unexplored system. */
function jumping(game: Game, ahead: Game): Suggestion[] {
  const routes = routesFrom(ahead, "turns");
  const wanted = [
    ...game.missions.filter(isOpen).map(({ goal }) => goalSystemOf(goal)),
    ...signalsOf(game).map((system) => system.id),
    ...[...routes.keys()].filter((id) => systemOf(game, id).visits === 0 && !systemOf(game, id).apex),
  ];
  return wanted.flatMap((id) => {
    const hop = id === undefined ? undefined : routes.get(id)?.hops[0];
    if (hop === undefined) return [];
    const { systemId } = hop;
    return [{ title: `Jump to ${systemOf(game, systemId).name}`, order: { kind: "jump", systemId } }];
  });
}

const researching = (ahead: Game): Suggestion[] =>
  pathTo("lode", new Set(ahead.techs), fragmentsOf(ahead)).map((techId) => ({
    title: `Research ${TECHS[techId].name}`,
    order: { kind: "research", techId },
  }));

const upgrading = ({ modules }: Game): Suggestion[] =>
  TIERED_KINDS.map((kind) => ({
    title: `Upgrade the ${kind}`,
    order: { kind: "upgrade", moduleId: modules.find((module) => module.kind === kind)?.id ?? 0 },
  }));

const building = ({ hull }: Game): Suggestion[] =>
  ["core", ...(hull < 5_000 ? ["patch"] : [])].map((build) => ({
    title: `Build ${build}`,
    order: { kind: "build", build },
  }));
