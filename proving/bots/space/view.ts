/** What a player can know of a game: bots decide by this alone, in the process and over HTTP alike. */
import { signalsOf } from "@outbound/space/rules/game/effects.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import { RUN_LIMIT } from "@outbound/space/rules/values/limits.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";

/**
 * A game in which hidden facts are blank: no system shows its fragment. Facts that the API does not show and no bot needs
 * (arrivals, places that an expedition has seen, the cost of a task) may be blank too. `signals` are the ids of the systems that
 * show a fragment's signal now. Amounts are hundredths, as in the rules, so that the rules' read functions work on it.
 */
export interface View extends Game {
  readonly signals: readonly number[];
}

/** A player without memory: the same view always produces the same command. */
export type Bot = (view: View) => Command;

/** Ends turns until the queue is empty. */
export const RUN: Command = { do: "run", maxTurns: RUN_LIMIT, until: "idle" };

export function viewOf(game: Game): View {
  return {
    ...game,
    systems: game.systems.map((system) =>
      system.fragment || system.revealed ? { ...system, fragment: false, revealed: false } : system,
    ),
    signals: signalsOf(game).map((system) => system.id),
  };
}
