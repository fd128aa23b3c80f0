/** Which tasks of the queue will not start as things stand, held against the same rules that start them. */
import type { Game } from "../../rules/game/game.ts";
import { checkTarget } from "../../rules/orders/orders.ts";
import { projectOne } from "../../rules/orders/projection.ts";

/**
 * Why each waiting task would fail, by its id. What explores bring beyond their sure 2 fuel is not counted, so a lack of
 * fuel may still turn out well.
 */
export function troubles(game: Game): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let ahead = game;
  for (const task of game.tasks) {
    const refusal = task.run ? undefined : checkTarget(ahead, task.target);
    if (refusal) found.set(task.id, refusal.detail);
    // One that fails changes nothing for those behind it.
    else ahead = projectOne(ahead, task);
  }
  return found;
}
