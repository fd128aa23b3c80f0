/** What players show of themselves to others. */
import type { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { guestAccount } from "./guest.ts";

export interface Privacy {
  readonly companyPage?: boolean | undefined;
  readonly sharePlanes?: boolean | undefined;
}

/** Changes what is given. Refuses: `guest-account` for the page of a guest. */
export function changePrivacy(
  scene: Scene,
  playerId: number,
  { companyPage, sharePlanes }: Privacy,
): Refusal | undefined {
  const player = scene.player(playerId);
  if (companyPage === true && player.isGuest) return guestAccount(player);
  scene.putPlayer({
    ...player,
    hasCompanyPage: companyPage ?? player.hasCompanyPage,
    sharesPlanes: sharePlanes ?? player.sharesPlanes,
  });
  return undefined;
}
