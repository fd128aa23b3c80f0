/** Proposed teams: the strongest, and the smallest that is equally fast. */
import type { Game } from "../../rules/game/game.ts";
import { ownPower, TASK_SKILL } from "../../rules/orders/power.ts";
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import { estimateOrder, type TaskFigures } from "./estimate/order-estimate.ts";

interface Choice {
  readonly team: Team;
  readonly figures: TaskFigures;
}

/** Most power; of equal ones the least tired lead. Null if no one is aboard. */
export const strongestTeam = (game: Game, target: OrderTarget): Team | null =>
  mostPower(choices(game, target, HELPER_LIMIT))?.team ?? null;

/** The smallest team that needs no more turns than the strongest; of equally small ones the strongest. */
export function smallestTeam(game: Game, target: OrderTarget): Team | null {
  const strongest = mostPower(choices(game, target, HELPER_LIMIT));
  if (strongest === undefined) return null;
  for (let helpers = 0; helpers < strongest.team.helperIds.length; helpers++) {
    const fewer = mostPower(choices(game, target, helpers));
    if (fewer && fewer.figures.durationTurns <= strongest.figures.durationTurns) return fewer.team;
  }
  return strongest.team;
}

/** One team per lead: helpers count by their own power alone, so the strongest others are best. */
function choices(game: Game, target: OrderTarget, helperCount: number): Choice[] {
  const skill = TASK_SKILL[target.kind];
  const byPower = game.crew.toSorted((a, b) => ownPower(b, skill) - ownPower(a, skill) || a.fatigue - b.fatigue);
  return byPower.flatMap(({ id: leadId }) => {
    const others = byPower.filter(({ id }) => id !== leadId);
    const helperIds = others.slice(0, helperCount).map(({ id }) => id);
    const { figures } = estimateOrder(game, { ...target, leadId, helperIds });
    return figures ? [{ team: { leadId, helperIds }, figures }] : [];
  });
}

const mostPower = (all: readonly Choice[]): Choice | undefined =>
  all.reduce<Choice | undefined>(
    (best, one) => (best && best.figures.power >= one.figures.power ? best : one),
    undefined,
  );
