/** Detects games that cannot continue. */
import type { Game } from "../rules/game/game.ts";
import { placeOrder, takeTurn } from "../rules/turn/command.ts";
import { QUEUE_LIMIT } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";

/**
 * Returns why an active game cannot continue; undefined if an exploration is accepted (unless the queue is full) and a turn works
 * on the queue.
 */
export function softLockOf(game: Game): string | undefined {
  const explored = placeOrder(game, { kind: "explore", focus: "survey", leadId: game.crew[0]?.id ?? 0, helperIds: [] });
  if (explored instanceof Refusal && game.tasks.length < QUEUE_LIMIT)
    return `an exploration is refused: ${explored.code}`;
  const busy = explored instanceof Refusal ? game : explored.game;
  if (!busy.tasks[0]?.run) return "no task is worked on";
  const turned = takeTurn(busy);
  if (turned instanceof Refusal) return `a turn is refused: ${turned.code}`;
  return turned.game.turn === game.turn + 1 && !turned.answer.skipped ? undefined : "a turn does not pass";
}
