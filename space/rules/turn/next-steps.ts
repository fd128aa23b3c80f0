/** Suggested next calls: requests with bodies that the rules would accept now, the most useful first. */

import { worthAccepting } from "../advice/board.ts";
import { buildCore, powerCore, refits, research, shipWork } from "../advice/ship-work.ts";
import { adviseTeam, type Suggestion } from "../advice/suggestion.ts";
import {
  anything,
  dueMission,
  exploration,
  firstExploration,
  nextStop,
  type Outlook,
  outlookOn,
  survival,
} from "../advice/travel.ts";
import { bestOption } from "../encounters/best-option.ts";
import { openEncounterOf } from "../encounters/trigger.ts";
import { wordedIn } from "../encounters/wording.ts";
import { hasBuilt } from "../game/effects.ts";
import type { Game, Target, TaskKind } from "../game/game.ts";
import { missionText } from "../missions/missions.ts";
import { Refusal } from "../values/refusals.ts";
import { accept, type OrderTarget, placeOrder } from "./command.ts";
import { canRelight } from "./turn.ts";

export interface NextStep {
  readonly title: string;
  readonly reason: string;
  readonly method: "POST";
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** API paths of the orders. */
export const ORDER_PATHS = {
  jump: "/api/jump",
  explore: "/api/explore",
  research: "/api/research",
  upgrade: "/api/ship/upgrade",
  expand: "/api/ship/expand",
  build: "/api/ship/build",
} as const satisfies Record<TaskKind, string>;

const MOST_STEPS = 8;

/**
 * Returns at most eight steps, the most important first: the open encounter, relight, the Core, preventing the next death,
 * missions, the first exploration of the game, an accepted mission with little time left, the way to the Core, an exploration, a
 * jump, upgrades that missions pay for. The rules have accepted each of them.
 */
export function nextSteps(game: Game): NextStep[] {
  if (game.status !== "active") {
    const reason = "This game is over.";
    return [{ title: "Start a new game", reason, method: "POST", path: "/api/save/new", body: {} }];
  }
  const outlook = outlookOn(game);
  const first = [...relight(outlook), ...core(outlook.ahead), ...survival(outlook)];
  const later = [
    ...firstExploration(outlook),
    ...dueMission(outlook),
    ...powerCore(outlook.ahead),
    ...research(outlook.ahead),
    ...shipWork(outlook.ahead),
    ...exploration(outlook),
    ...nextStop(outlook),
    ...refits(outlook.ahead),
  ];
  const steps = [
    ...deciding(game),
    ...endTurn(game),
    ...orders(outlook, first),
    ...acceptances(outlook),
    ...orders(outlook, later.length > 0 ? later : anything(outlook)),
  ];
  return withoutTwins(steps).slice(0, MOST_STEPS);
}

/** Suggests the Core, or the power that it still needs once it is aboard. */
const core = (ahead: Game): Suggestion[] => (hasBuilt(ahead, "core") ? powerCore(ahead) : buildCore(ahead));

/** Suggests the most valuable option of the open encounter. */
function deciding(game: Game): NextStep[] {
  const open = openEncounterOf(game);
  if (!open) return [];
  const option = bestOption(game, open);
  return [
    {
      title: `Decide: ${wordedIn(game, open, option.title)}`,
      reason: "Undecided, it takes its cautious option when the next turn is worked.",
      method: "POST",
      path: `/api/encounters/${open.id}/choose`,
      body: { option: option.key },
    },
  ];
}

function endTurn(game: Game): NextStep[] {
  if (game.tasks.length === 0) return [];
  return [{ title: "End turn", reason: "Continues the active task.", method: "POST", path: "/api/turn", body: {} }];
}

function relight({ ahead, here }: Outlook): Suggestion[] {
  if (!canRelight(ahead)) return [];
  const target: Target = { kind: "explore", systemId: here.id, focus: "survey" };
  return [{ target, title: "Relight the Apex", reason: "The Core is aboard and has power: explore here once to win." }];
}

const acceptances = ({ now, ahead, routes }: Outlook): NextStep[] =>
  worthAccepting(ahead, routes)
    .filter((mission) => !(accept(now, mission.id) instanceof Refusal))
    .map((mission) => ({
      title: `Accept mission ${mission.id}: ${missionText(now, mission)}`,
      reason: "Free, can be done in time, and costs nothing if it fails.",
      method: "POST",
      path: `/api/missions/${mission.id}/accept`,
      body: {},
    }));

/** Returns steps for those orders that the rules accept. */
function orders({ now, ahead }: Outlook, suggestions: readonly Suggestion[]): NextStep[] {
  return suggestions.flatMap(({ target, title, reason }): NextStep[] => {
    if (harvests(now, target)) return [];
    const team = adviseTeam(ahead, target);
    const order = orderOf(target);
    if (team === undefined || placeOrder(now, { ...order, ...team }) instanceof Refusal) return [];
    const { kind, ...fields } = order;
    const given = "build" in fields ? { kind: fields.build } : fields;
    const { leadId, helperIds } = team;
    const body = { ...given, leadId, ...(helperIds.length > 0 ? { helperIds } : {}) };
    return [{ title, reason, method: "POST", path: ORDER_PATHS[kind], body }];
  });
}

/** Whether the queue has this harvest: what it brings decides whether another one is needed. */
const harvests = ({ tasks }: Game, target: Target): boolean =>
  target.kind === "explore" &&
  target.focus === "harvest" &&
  tasks.some((task) => {
    const queued = task.target;
    return queued.kind === "explore" && queued.focus === "harvest" && queued.systemId === target.systemId;
  });

/** The order that brings a target about: the rest of the target follows from the game. */
function orderOf(target: Target): OrderTarget {
  if (target.kind === "explore") return { kind: "explore", focus: target.focus };
  return target.kind === "upgrade" ? { kind: "upgrade", moduleId: target.moduleId } : target;
}

/** Of steps with the same call, keeps the first. */
function withoutTwins(steps: readonly NextStep[]): NextStep[] {
  const seen = new Set<string>();
  return steps.filter(({ path, body }) => {
    const call = `${path} ${JSON.stringify(body)}`;
    return !seen.has(call) && seen.add(call);
  });
}
