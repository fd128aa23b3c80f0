/** Which pending tasks would not start, checked against the rules that start them. */
import type { Game } from "../../rules/game/game.ts";
import { checkTarget } from "../../rules/orders/orders.ts";
import { projectOne } from "../../rules/orders/projection.ts";

/**
 * Why each pending task would fail, by id. Explorations count as their guaranteed 2 fuel only, so a fuel shortage may
 * resolve itself.
 */
export function blockedTasks(game: Game): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let ahead = game;
  for (const task of game.tasks) {
    const refusal = task.run ? undefined : checkTarget(ahead, task.target);
    if (refusal) found.set(task.id, refusal.detail);
    // A failed task changes nothing for those behind it.
    else ahead = projectOne(ahead, task);
  }
  return found;
}
