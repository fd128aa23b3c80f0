/** A game of the service as the API shows it. */
import type { Static } from "typebox";
import type { ListedGame } from "../../store/games.ts";
import type * as schemas from "../schemas.ts";

/** `id` is given only for those who may play. */
export const gameView = (game: ListedGame, id?: string): Static<typeof schemas.Game> => ({
  ...(id === undefined ? {} : { id }),
  watchId: game.watch_id,
  name: game.name,
  seed: game.seed,
  difficulty: game.difficulty as Static<typeof schemas.Game>["difficulty"],
  daily: game.daily,
  listed: game.listed,
  clean: game.clean,
  rulesVersion: game.rules_version,
  turn: game.turn,
  limit: game.turn_limit,
  status: game.status as Static<typeof schemas.Game>["status"],
  ending: game.ending as Static<typeof schemas.Game>["ending"],
  score: game.score,
  createdAt: new Date(game.created_at).toISOString(),
  lastCommandAt: new Date(game.last_command_at).toISOString(),
});
