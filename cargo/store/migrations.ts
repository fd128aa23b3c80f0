/** The migrations, run at the start. A released one never changes; together they produce `TABLES`. */
import type { Migration } from "@outbound/kit/store/migrate.ts";
import { addApiTokens } from "./migrations/api-tokens.ts";
import { keepCash } from "./migrations/cash-by-hour.ts";
import { addCommitTokens } from "./migrations/commit-token.ts";
import { addDemand } from "./migrations/demand.ts";
import { addBases } from "./migrations/goals/bases.ts";
import { addMilestones } from "./migrations/goals/milestones.ts";
import { addPrivacy } from "./migrations/goals/privacy.ts";
import { addSeasons } from "./migrations/goals/seasons.ts";
import { addGuests } from "./migrations/guests.ts";
import { addHealth } from "./migrations/health.ts";
import { addInvites } from "./migrations/invites.ts";
import { knowDevices } from "./migrations/known-devices.ts";
import { workPoolsLazily } from "./migrations/lazy-pools.ts";
import { addLedger } from "./migrations/ledger.ts";
import { beginLiveWorld } from "./migrations/live-world.ts";
import { addOpenings } from "./migrations/openings.ts";
import { addOwedPenalties } from "./migrations/owed-penalties.ts";
import { permuteJobIds } from "./migrations/permuted-job-ids.ts";
import { addPlayers } from "./migrations/players.ts";
import { addQueues } from "./migrations/queues.ts";
import { addLoadedByRoute } from "./migrations/routes/loaded-by-route.ts";
import { addRouteNet } from "./migrations/routes/route-net.ts";
import { addRoutes } from "./migrations/routes/routes.ts";
import { shortenHistory } from "./migrations/short-history/short-history.ts";
import { makeSinglePlayerGame, SINGLE_PLAYER_TABLES } from "./migrations/single-player.ts";
import { explainSuspensions } from "./migrations/suspensions.ts";
import { addAlliances } from "./migrations/together/alliances.ts";
import { addCampaignMidnights } from "./migrations/together/campaign-midnights.ts";
import { addCampaigns } from "./migrations/together/campaigns.ts";
import { weighPackages } from "./migrations/weights.ts";

export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: "the single-player game", baseline: SINGLE_PLAYER_TABLES, up: makeSinglePlayerGame },
  { id: 2, name: "players and owners", up: addPlayers },
  { id: 3, name: "weights and payload", up: weighPackages },
  { id: 4, name: "queues", up: addQueues },
  { id: 5, name: "health and repair", up: addHealth },
  { id: 6, name: "ledger and history", up: addLedger },
  { id: 7, name: "one live world", up: beginLiveWorld },
  { id: 8, name: "a token of each commit", up: addCommitTokens },
  { id: 9, name: "known devices", up: knowDevices },
  { id: 10, name: "unpredictable ids of open jobs", up: permuteJobIds },
  { id: 11, name: "reasons and ends of suspensions", up: explainSuspensions },
  { id: 12, name: "penalties owed and cooling off", up: addOwedPenalties },
  { id: 13, name: "invites", up: addInvites },
  { id: 14, name: "short histories", up: shortenHistory },
  { id: 15, name: "pools that are worked when somebody looks", up: workPoolsLazily },
  { id: 16, name: "airports opened by players", up: addOpenings },
  { id: 17, name: "cash by the hour", up: keepCash },
  { id: 18, name: "milestones", up: addMilestones },
  { id: 19, name: "bases", up: addBases },
  { id: 20, name: "demand", up: addDemand },
  { id: 21, name: "privacy", up: addPrivacy },
  { id: 22, name: "seasons", up: addSeasons },
  { id: 23, name: "routes", up: addRoutes },
  { id: 24, name: "campaigns", up: addCampaigns },
  { id: 25, name: "alliances", up: addAlliances },
  { id: 26, name: "midnights at which campaigns begin", up: addCampaignMidnights },
  { id: 27, name: "API tokens", up: addApiTokens },
  { id: 28, name: "guests", up: addGuests },
  { id: 29, name: "packages that routes loaded", up: addLoadedByRoute },
  { id: 30, name: "net results of routes", up: addRouteNet },
];
