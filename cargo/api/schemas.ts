/** The schemas of the API: they validate requests, type the handlers and describe both. */
import type { TSchema } from "typebox";
import * as account from "./schemas/account.ts";
import * as action from "./schemas/action.ts";
import * as admin from "./schemas/admin.ts";
import * as airport from "./schemas/airport.ts";
import * as base from "./schemas/base.ts";
import * as demand from "./schemas/demand.ts";
import * as economy from "./schemas/economy.ts";
import * as company from "./schemas/goals/company.ts";
import * as goal from "./schemas/goals/goal.ts";
import * as season from "./schemas/goals/season.ts";
import * as history from "./schemas/history.ts";
import * as invite from "./schemas/invite.ts";
import * as market from "./schemas/market.ts";
import * as overview from "./schemas/overview.ts";
import * as cargoPackage from "./schemas/package.ts";
import * as plane from "./schemas/plane.ts";
import * as player from "./schemas/player.ts";
import * as ranking from "./schemas/public/ranking.ts";
import * as status from "./schemas/public/status.ts";
import * as route from "./schemas/route.ts";
import * as state from "./schemas/state.ts";
import * as stream from "./schemas/stream.ts";
import * as testHook from "./schemas/test-hook.ts";
import * as alliance from "./schemas/together/alliance.ts";
import * as campaign from "./schemas/together/campaign.ts";
import * as worldEvent from "./schemas/world-event.ts";

export * from "./schemas/account.ts";
export * from "./schemas/action.ts";
export * from "./schemas/admin.ts";
export * from "./schemas/airport.ts";
export * from "./schemas/base.ts";
export * from "./schemas/demand.ts";
export * from "./schemas/economy.ts";
export * from "./schemas/goals/company.ts";
export * from "./schemas/goals/goal.ts";
export * from "./schemas/goals/season.ts";
export * from "./schemas/history.ts";
export * from "./schemas/invite.ts";
export * from "./schemas/market.ts";
export * from "./schemas/overview.ts";
export * from "./schemas/package.ts";
export * from "./schemas/plane.ts";
export * from "./schemas/player.ts";
export * from "./schemas/public/ranking.ts";
export * from "./schemas/public/status.ts";
export * from "./schemas/route.ts";
export { answer } from "./schemas/shape.ts";
export * from "./schemas/state.ts";
export * from "./schemas/stream.ts";
export * from "./schemas/test-hook.ts";
export * from "./schemas/together/alliance.ts";
export * from "./schemas/together/campaign.ts";
export * from "./schemas/world-event.ts";

const named = (...files: readonly Readonly<Record<string, unknown>>[]): readonly TSchema[] =>
  files
    .flatMap((shapes) => Object.values(shapes))
    .filter((shape): shape is TSchema => typeof shape === "object" && shape !== null && "$id" in shape);

/** Schemas with an `$id`, which the description names. */
export const API_SCHEMAS = named(
  account,
  action,
  admin,
  airport,
  base,
  alliance,
  campaign,
  demand,
  company,
  economy,
  goal,
  history,
  invite,
  market,
  overview,
  cargoPackage,
  plane,
  player,
  ranking,
  season,
  route,
  state,
  status,
  stream,
  worldEvent,
);

export const TEST_HOOK_SCHEMAS = named(testHook);
