/** Tables of seasons: scores of the current one, and the first players of past ones. */
import { boolean, defineTable, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { SEASON_FIGURES, type SeasonFigure } from "../rules/values/goals/season.ts";
import { count, references } from "./columns.ts";

/** One row per player; the id is the player's. */
export const seasonScores = defineTable(
  "season_scores",
  {
    id: integer({ min: 1 }),
    /** Months since January of year 0. */
    season: count(),
    net: integer({ defaultValue: 0 }),
    kg_km: count(),
    timed: count(),
    on_time: count(),
    route_net: integer({ defaultValue: 0 }),
    route_kg_km: count(),
    route_timed: count(),
    route_on_time: count(),
  },
  { primaryKey: ["id"], foreignKeys: [references("id", "players")], readOnly: true },
);

/** The hall of fame. Deleting an account leaves a row without a name. */
export const seasons = defineTable(
  "seasons",
  {
    season: count(),
    figure: text<SeasonFigure>({ oneOf: SEASON_FIGURES }),
    is_by_hand: boolean(),
    rank: integer({ min: 1, max: 10 }),
    player_id: nullable(integer()),
    username: nullable(text()),
    company_name: nullable(text()),
    value: integer(),
  },
  { primaryKey: ["season", "figure", "is_by_hand", "rank"], indexes: [["player_id"]], readOnly: true },
);
