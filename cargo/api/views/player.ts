/** The signed-in player's own view. */
import { onboardingSteps } from "../../rules/company/home.ts";
import { rounded } from "../../rules/values/figure.ts";
import { reputationPoints } from "../../rules/values/player.ts";
import type { Account } from "../../world/state/accounts.ts";
import type { PlayerView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

export const playerView = (account: Account): PlayerView => ({
  id: account.id,
  username: account.username,
  companyName: account.companyName,
  money: account.money,
  reputation: rounded(reputationPoints(account), 1),
  homeIcao: account.homeIcao,
  onboarding: onboardingSteps(account),
});

/** The same as JSON text. */
export const playerJson = textOnce((account: Account) => JSON.stringify(playerView(account)));
