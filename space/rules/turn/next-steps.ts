/** Suggested next calls: requests with bodies that the rules would accept now. */

import { TIERED_KINDS } from "../catalog/modules.ts";
import { pathTo, TECHS } from "../catalog/techs.ts";
import { signalsOf } from "../game/effects.ts";
import { type Game, type Skill, systemOf } from "../game/game.ts";
import { goalSystemOf, isOpen } from "../missions/missions.ts";
import { TASK_SKILL } from "../orders/power.ts";
import { project } from "../orders/projection.ts";
import { routesFrom } from "../orders/route.ts";
import { Refusal } from "../values/refusals.ts";
import { accept, type Order, placeOrder } from "./command.ts";
import { canRelight } from "./turn.ts";

export interface NextStep {
  readonly title: string;
  readonly method: "POST";
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
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
  const steps = [
    ...acceptable(game),
    ...exploring(game),
    ...jumping(game),
    ...researching(game),
    ...upgrading(game),
    ...building(game),
  ];
  const turn: NextStep = { title: "End turn", method: "POST", path: "/api/turn", body: {} };
  return game.tasks.length > 0 ? [turn, ...steps] : steps;
}

function acceptable(game: Game): NextStep[] {
  const offered = game.missions.find(
    (mission) => mission.status === "offered" && !(accept(game, mission.id) instanceof Refusal),
  );
  return offered
    ? [{ title: `Accept mission ${offered.id}`, method: "POST", path: `/api/missions/${offered.id}/accept`, body: {} }]
    : [];
}

/** The step for an order, if the rules accept it with the best lead. */
function step(
  game: Game,
  title: string,
  path: string,
  order: OrderWithoutTeam,
  body: Record<string, unknown>,
): NextStep[] {
  const leadId = bestLead(game, TASK_SKILL[order.kind]);
  if (leadId === undefined) return [];
  const refused = placeOrder(game, { ...order, leadId, helperIds: [] } as Order) instanceof Refusal;
  return refused ? [] : [{ title, method: "POST", path, body: { ...body, leadId } }];
}

type OrderWithoutTeam =
  | { readonly kind: "jump"; readonly systemId: number }
  | { readonly kind: "explore"; readonly focus: "survey" | "harvest" }
  | { readonly kind: "upgrade"; readonly moduleId: number }
  | { readonly kind: "build"; readonly build: string }
  | { readonly kind: "research"; readonly techId: string };

function exploring(game: Game): NextStep[] {
  const ahead = project(game, game.tasks);
  const here = systemOf(game, ahead.positionId);
  if (canRelight(ahead)) {
    return step(game, "Relight the Apex", "/api/explore", { kind: "explore", focus: "survey" }, { focus: "survey" });
  }
  const focus = ahead.resources.fuel < 700 ? "harvest" : "survey";
  return step(game, `Explore ${here.name}`, "/api/explore", { kind: "explore", focus }, { focus });
}

/** Towards an accepted mission, a signal, or the nearest unexplored system. */
function jumping(game: Game): NextStep[] {
  const ahead = project(game, game.tasks);
  const routes = routesFrom(ahead, "turns");
  const wanted = [
    ...game.missions.filter((mission) => isOpen(mission)).map((mission) => goalSystemOf(mission.goal)),
    ...signalsOf(game).map((system) => system.id),
    ...[...routes.keys()].filter((id) => systemOf(game, id).visits === 0 && !systemOf(game, id).apex),
  ].filter((id): id is number => id !== undefined && id !== ahead.positionId);
  for (const id of wanted) {
    const hop = routes.get(id)?.hops[0];
    if (!hop) continue;
    const { systemId } = hop;
    const found = step(
      game,
      `Jump to ${systemOf(game, systemId).name}`,
      "/api/jump",
      { kind: "jump", systemId },
      { systemId },
    );
    if (found.length > 0) return found;
  }
  return [];
}

function researching(game: Game): NextStep[] {
  const ahead = project(game, game.tasks);
  for (const techId of pathTo("lode", new Set(ahead.techs))) {
    const title = `Research ${TECHS[techId].name}`;
    const found = step(game, title, "/api/research", { kind: "research", techId }, { techId });
    if (found.length > 0) return found;
  }
  return [];
}

function upgrading(game: Game): NextStep[] {
  for (const kind of TIERED_KINDS) {
    const moduleId = game.modules.find((module) => module.kind === kind)?.id ?? 0;
    const found = step(game, `Upgrade the ${kind}`, "/api/ship/upgrade", { kind: "upgrade", moduleId }, { moduleId });
    if (found.length > 0) return found;
  }
  return [];
}

function building(game: Game): NextStep[] {
  for (const kind of ["core", ...(game.hull < 5_000 ? ["patch"] : [])]) {
    const found = step(game, `Build ${kind}`, "/api/ship/build", { kind: "build", build: kind }, { kind });
    if (found.length > 0) return found;
  }
  return [];
}
