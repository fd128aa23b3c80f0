/** Reads the hall of fame. */
import type { Kysely } from "kysely";
import type { SeasonFigure } from "../rules/values/goals/season.ts";
import type { CargoTables } from "./tables.ts";

type Db = Kysely<CargoTables>;

/**
 * Returns the first players of the latest finished seasons before the given one, the newest season first, at most `limit`
 * seasons.
 */
export async function loadSeasons(
  db: Db,
  { figure, hand, before, limit }: { figure: SeasonFigure; hand: boolean; before: number; limit: number },
): Promise<CargoTables["seasons"][]> {
  const found = db.selectFrom("seasons").selectAll().where("figure", "=", figure).where("is_by_hand", "=", hand);
  const last = await db
    .selectFrom("seasons")
    .select("season")
    .distinct()
    .where("season", "<", before)
    .orderBy("season", "desc")
    .limit(limit)
    .execute();
  if (last.length === 0) return [];
  const seasons = last.map(({ season }) => season);
  return found.where("season", "in", seasons).orderBy("season", "desc").orderBy("rank").execute();
}

/** Returns a player's places in finished seasons, the newest first. */
export const loadPlaces = (db: Db, playerId: number, limit: number): Promise<CargoTables["seasons"][]> =>
  db
    .selectFrom("seasons")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("season", "desc")
    .orderBy("rank")
    .orderBy("figure")
    .orderBy("is_by_hand")
    .limit(limit)
    .execute();
