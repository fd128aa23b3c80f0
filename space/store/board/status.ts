/** Counts games and wins, for the status of the service. */
import type { Kysely } from "kysely";
import type { SpaceTables } from "../tables.ts";

/** Commands since the wall clock `since` count as recent; the creation of a game is none. */
export async function countGames(db: Kysely<SpaceTables>, since: number) {
  const { games, listed, played } = await db
    .selectFrom("games")
    .select((eb) => [
      eb.fn.countAll<number | string>().as("games"),
      eb.fn.countAll<number | string>().filterWhere("listed", "=", true).as("listed"),
      eb.fn
        .countAll<number | string>()
        .filterWhere("last_command_at", ">=", since)
        .filterWhere("last_command_at", "!=", eb.ref("created_at"))
        .as("played"),
    ])
    .executeTakeFirstOrThrow();
  const { scores } = await db
    .selectFrom("scores")
    .select((eb) => eb.fn.countAll<number | string>().as("scores"))
    .executeTakeFirstOrThrow();
  return { games: Number(games), gamesListed: Number(listed), gamesPlayed: Number(played), scores: Number(scores) };
}
