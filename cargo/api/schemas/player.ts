/** The signed-in player, and the ranking of all players. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { ONBOARDING_STEPS } from "../../rules/company/onboarding.ts";
import {
  amount,
  count,
  euros,
  icao,
  id,
  nullable,
  object,
  oneOf,
  pageLimit,
  reputation,
  sentence,
  type View,
} from "./shape.ts";

export const OnboardingStep = object(
  {
    step: oneOf(
      ONBOARDING_STEPS,
      "home: choose where to start; load, fly, deliver: do it once; expand: own a second plane.",
    ),
    done: Type.Boolean({ description: "Done steps stay done." }),
  },
  { $id: "OnboardingStep", description: "One of the first steps of a player." },
);

const nameFields = { username: sentence("Name to sign in with."), companyName: sentence("Name of the company.") };

const playerFields = {
  id: id("the player"),
  ...nameFields,
  money: euros("The player's cash."),
  owed: count(
    "Whole euros of penalties for abandoned packages that cash did not cover. Half of what deliveries, routes, campaigns and sales pay goes to them. While anything is owed, a player who has a plane can buy no other and no base.",
  ),
  reputation,
  homeIcao: nullable(icao("The home airport; null until it is chosen.")),
  onboarding: Type.Array(ref(OnboardingStep), { description: "The first steps, in order." }),
  liveryId: Type.Optional(sentence("Id of the livery that the player chose among those earned; absent without one.")),
  title: Type.Optional(sentence("The title that the player chose among those earned; absent without one.")),
  companyPage: Type.Boolean({ description: "Anybody may read the company's page." }),
  sharePlanes: Type.Boolean({ description: "Members of the player's alliance may see the player's planes." }),
  guest: Type.Boolean({
    description: "A guest, who is deleted after 7 days without a request unless POST /api/auth/keep is called.",
  }),
};

export const Player = object(playerFields, { $id: "Player", description: "The signed-in player." });
export type PlayerView = View<typeof Player>;

export const CoolingOff = object(
  {
    icao: icao("The airport."),
    untilRealMs: Type.Integer({
      minimum: 1,
      description: "Real milliseconds until jobs can be loaded and accepted there again, at the instant of the answer.",
    }),
  },
  { $id: "CoolingOff", description: "An airport where the player abandoned three packages within 10 real minutes." },
);

export const StatePlayer = object(
  {
    ...playerFields,
    alliance: Type.Optional(
      object(
        { id: id("the alliance"), name: sentence("Its name.") },
        { description: "The player's alliance; absent without one." },
      ),
    ),
    scouting: object(
      {
        left: count("How many airports that are not yet open to the player queued legs may open now."),
        nextRealMs: count(
          "Real milliseconds until `left` grows, at the instant of the answer; 0 if none was opened within the hour.",
        ),
      },
      {
        description:
          "How many airports the player may still open by legs of a queue, a dispatch or a route. Flying is never refused.",
      },
    ),
    coolingOff: Type.Array(ref(CoolingOff), {
      description: "Airports where the player can neither load nor accept for now, by ICAO code.",
    }),
    desks: object(
      { used: count("Planes that are on a route."), total: count("Planes that may be on one.") },
      { description: "Dispatch desks: a plane on a route takes one." },
    ),
    routesUntilRealMs: count(
      "Real milliseconds for which routes still run, at the instant of the answer: 48 hours from the last request of the player, which is written once an hour.",
    ),
  },
  { $id: "StatePlayer", description: "The signed-in player in a snapshot." },
);
export type StatePlayerView = View<typeof StatePlayer>;

const LEADERBOARD_KEYS = ["worth", "reputation", "deliveries", "km"] as const;

export const LeaderboardEntry = object(
  {
    rank: Type.Integer({ minimum: 1, description: "1 is the first." }),
    playerId: id("the player"),
    ...nameFields,
    worth: euros("Net worth: cash plus the sale value of all planes, less what is owed."),
    reputation,
    deliveries: count("Packages delivered."),
    km: amount("Kilometres flown, with one decimal."),
    companyPage: Type.Boolean({ description: "Anybody may read the company's page." }),
  },
  { $id: "LeaderboardEntry", description: "A player in the ranking." },
);
export type LeaderboardEntryView = View<typeof LeaderboardEntry>;

/** Query of the leaderboard. */
export const LeaderboardQuery = object({
  by: oneOf(LEADERBOARD_KEYS, "The figure to rank by.", { default: "worth" }),
  limit: pageLimit(20),
});

export const Leaderboard = object(
  {
    by: oneOf(LEADERBOARD_KEYS, "Figure of the ranking."),
    players: count("Number of ranked players."),
    entries: Type.Array(ref(LeaderboardEntry), { description: "The first entries, in order of rank." }),
    own: ref(LeaderboardEntry, { description: "The viewer's own entry." }),
  },
  { $id: "Leaderboard", description: "The first players by one figure, and the viewer among them." },
);
export type LeaderboardView = View<typeof Leaderboard>;
