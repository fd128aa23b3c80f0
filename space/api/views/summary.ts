/** The score and the end of a game as the API shows them. */
import type { Static } from "typebox";
import { endingOf } from "../../rules/game/ending.ts";
import { epilogueOf } from "../../rules/game/epilogue.ts";
import type { Game, GameEvent } from "../../rules/game/game.ts";
import { scoreItems, scoreOf } from "../../rules/game/score.ts";
import type * as schemas from "../schemas.ts";

/** `events` are those that the epilogue mentions, oldest first. */
export const summaryView = (game: Game, events: readonly GameEvent[]): Static<typeof schemas.SaveSummary> => ({
  turn: game.turn,
  status: game.status,
  ending: endingOf(game),
  epilogue: epilogueOf(game, events),
  score: scoreOf(game),
  items: scoreItems(game).map((item) => ({ ...item })),
});
