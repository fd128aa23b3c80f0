/** Plans the path to a technology: the missing technologies, prerequisites first, with data and time. */

import { pathTo, type TechId } from "../../rules/catalog/techs.ts";
import { fragmentsOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { priceOf } from "../../rules/orders/orders.ts";
import { turnsAlone } from "../../rules/orders/route.ts";
import { shown } from "../../rules/values/amount.ts";
import { QUEUE_LIMIT } from "../../rules/values/limits.ts";

export interface PathStep {
  readonly techId: TechId;
  /** Data at current prices. */
  readonly data: number;
  /** Turns that the best scientist takes alone and rested. */
  readonly turns: number;
  /** True if it is queued, and therefore paid. */
  readonly queued: boolean;
}

export interface PathPlan {
  readonly steps: readonly PathStep[];
  /** Data still to be paid, in total. */
  readonly data: number;
  /** Data that is not available yet. */
  readonly missing: number;
  readonly turns: number;
  /** The next step to queue; undefined if all are queued or researched. */
  readonly next: PathStep | undefined;
  /** The next steps that the data on board pays for and that fit in the queue. */
  readonly affordable: readonly TechId[];
}

export function planPath(game: Game, goal: TechId): PathPlan {
  const queued = new Set(game.tasks.flatMap(({ target }) => (target.kind === "research" ? [target.techId] : [])));
  const steps: PathStep[] = [];
  let ahead = game;
  for (const techId of pathTo(goal, new Set(game.techs), fragmentsOf(game))) {
    const data = shown(priceOf(game, { kind: "research", techId }).data ?? 0);
    steps.push({ techId, data, turns: turnsAlone(ahead, { kind: "research", techId }), queued: queued.has(techId) });
    ahead = { ...ahead, techs: [...ahead.techs, techId] };
  }
  const data = steps.reduce((sum, step) => sum + (step.queued ? 0 : step.data), 0);
  return {
    steps,
    data,
    missing: Math.max(0, data - shown(game.resources.data)),
    turns: steps.reduce((sum, step) => sum + step.turns, 0),
    next: steps.find((step) => !step.queued),
    affordable: affordableSteps(game, steps),
  };
}

function affordableSteps(game: Game, steps: readonly PathStep[]): TechId[] {
  let left = shown(game.resources.data);
  const open = steps.filter((step) => !step.queued);
  const unpaid = open.findIndex((step) => {
    left -= step.data;
    return left < 0;
  });
  const count = Math.min(unpaid < 0 ? open.length : unpaid, QUEUE_LIMIT - game.tasks.length);
  return open.slice(0, Math.max(0, count)).map(({ techId }) => techId);
}
