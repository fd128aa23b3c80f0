/** Seasons and their first players. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { SEASON_FIGURES } from "../../../rules/values/goals/season.ts";
import { id, nullable, object, oneOf, pageLimit, sentence, type View } from "../shape.ts";

const MONTH = "^\\d{4}-(0[1-9]|1[0-2])$";
const month = (description: string) =>
  Type.String({ pattern: MONTH, "x-must": "be a month such as 2026-11", description, example: "2026-11" });

export const SeasonsQuery = object({
  by: oneOf(SEASON_FIGURES, "The figure to rank by.", { default: "net" }),
  hand: Type.Optional(Type.Boolean({ description: "True leaves out what planes on routes did." })),
  limit: pageLimit(12),
  before: Type.Optional(
    month("Only seasons before this one. For the next page, give the `nextBefore` of the previous one."),
  ),
});

export const SeasonEntry = object(
  {
    rank: Type.Integer({ minimum: 1, description: "1 is the first." }),
    playerId: nullable(id("the player; null if the account is gone")),
    username: nullable(sentence("Name of the player; null if the account is gone.")),
    companyName: nullable(sentence("Name of the company; null if the account is gone.")),
    value: Type.Number({
      description: "Whole euros, whole tonne-kilometres, or the share of deliveries on time, 0 to 1.",
    }),
  },
  { $id: "SeasonEntry", description: "A player in a season." },
);

export const Season = object(
  {
    season: month("The UTC month, as `2026-11`."),
    isRunning: Type.Boolean({ description: "It has not ended." }),
    entries: Type.Array(ref(SeasonEntry), { description: "The first ten, in order." }),
    own: nullable(ref(SeasonEntry, { description: "The viewer's entry in the running season." })),
  },
  { $id: "Season", description: "A month in which companies are compared." },
);
export type SeasonView = View<typeof Season>;

export const SeasonPage = object(
  {
    items: Type.Array(ref(Season), { description: "Newest first." }),
    nextBefore: nullable(month("`before` of the next page; null on the last page.")),
  },
  { $id: "SeasonPage", description: "Seasons with their first players by one figure." },
);
export type SeasonPageView = View<typeof SeasonPage>;
