/** Finds pending tasks that would not start, with the rules that start them. */
import type { Game } from "../../rules/game/game.ts";
import { checkTarget } from "../../rules/orders/orders.ts";
import { projectOne } from "../../rules/orders/projection.ts";

/**
 * Returns why each pending task would fail, by id. An exploration counts as the 2 fuel that it always yields, so a fuel shortage
 * may not occur in the end.
 */
export function blockedTasks(game: Game): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let ahead = game;
  for (const task of game.tasks) {
    const refusal = task.run ? undefined : checkTarget(ahead, task.target);
    if (refusal) found.set(task.id, refusal.detail);
    // A failed task does not affect the tasks after it.
    else ahead = projectOne(ahead, task);
  }
  return found;
}
