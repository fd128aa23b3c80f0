/** The signed-in player's own view. */
import { onboardingSteps } from "../../rules/company/onboarding.ts";
import { coolingOff } from "../../rules/jobs/cooling-off.ts";
import { desksOf } from "../../rules/routes/assignment.ts";
import { routesRunFor } from "../../rules/routes/serve.ts";
import { rounded } from "../../rules/values/figure.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { reputationPoints } from "../../rules/values/player.ts";
import { scoutingOf } from "../../rules/values/scouting.ts";
import type { Account } from "../../world/state/accounts.ts";
import type { PlayerView, StatePlayerView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

export const playerView = (account: Account): PlayerView => ({
  id: account.id,
  username: account.username,
  companyName: account.companyName,
  money: account.money,
  owed: account.owed,
  reputation: rounded(reputationPoints(account), 1),
  homeIcao: account.homeIcao,
  onboarding: onboardingSteps(account),
  ...(account.liveryId === null ? {} : { liveryId: account.liveryId }),
  ...(account.title === null ? {} : { title: account.title }),
  companyPage: account.hasCompanyPage,
  sharePlanes: account.sharesPlanes,
  guest: account.isGuest,
});

const fieldsJson = textOnce((account: Account) => JSON.stringify(playerView(account)).slice(0, -1));

/** Returns the player of a snapshot as JSON text, for these planes and number of bases at the real instant `now`. */
export function playerJson(
  account: Account,
  planes: readonly Plane[],
  bases: number,
  now: number,
  alliance: string,
): string {
  const scouting: StatePlayerView["scouting"] = scoutingOf(account, planes.length, now);
  const desks: StatePlayerView["desks"] = desksOf(planes, bases);
  const routes = `"desks":${JSON.stringify(desks)},"routesUntilRealMs":${routesRunFor(account, now)}`;
  const cooling: StatePlayerView["coolingOff"] = coolingOff(account, now).map(({ icao, until }) => ({
    icao,
    untilRealMs: until - now,
  }));
  return `${fieldsJson(account)},"scouting":${JSON.stringify(scouting)},"coolingOff":${JSON.stringify(cooling)},${routes}${alliance}}`;
}

/** Returns a text without countdowns. While it is the same, so is the player of a snapshot. */
export function lastingPlayer(
  account: Account,
  planes: readonly Plane[],
  bases: number,
  now: number,
  alliance: string,
): string {
  const { left, nextRealMs } = scoutingOf(account, planes.length, now);
  const nextAt = nextRealMs === 0 ? 0 : now + nextRealMs;
  const { used, total } = desksOf(planes, bases);
  const cooling = coolingOff(account, now).map(({ icao, until }) => `${icao}${until}`);
  return `${storedPlayerJson(account)} ${account.seenAt} ${left} ${nextAt} ${used} ${total} ${cooling} ${alliance}`;
}

/** Returns the player's text without what changes with time; it is never shorter than the text with it. */
export const storedPlayerJson = textOnce(
  (account: Account) =>
    `${fieldsJson(account)},"scouting":{"left":360,"nextRealMs":3600000},"abandonments":${JSON.stringify(account.abandonments)},"desks":{"used":60,"total":14},"routesUntilRealMs":172800000}`,
);
