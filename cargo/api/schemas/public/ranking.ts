/** The ranking for people without an account. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { Leaderboard, LeaderboardEntry } from "../player.ts";
import { count, nullable, object, sentence, type View } from "../shape.ts";

const { rank, worth, reputation, deliveries, km } = LeaderboardEntry.properties;

export const PublicRankingEntry = object(
  {
    rank,
    username: nullable(sentence("Name of the player; null unless the company shows its page.")),
    companyName: nullable(sentence("Name of the company; null unless it shows its page.")),
    worth,
    reputation,
    deliveries,
    km,
  },
  { $id: "PublicRankingEntry", description: "A company in the public ranking." },
);

export const PublicRanking = object(
  {
    by: Leaderboard.properties.by,
    players: count("Number of ranked players."),
    entries: Type.Array(ref(PublicRankingEntry), { description: "The first entries, in order of rank." }),
  },
  { $id: "PublicRanking", description: "The first companies by one figure, for anybody." },
);
export type PublicRankingView = View<typeof PublicRanking>;
