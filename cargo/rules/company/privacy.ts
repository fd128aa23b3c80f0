/** What players show other players about themselves. */
import type { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { guestAccount } from "./guest.ts";

export interface Privacy {
  readonly companyPage?: boolean | undefined;
  readonly sharePlanes?: boolean | undefined;
}

/** Changes the given fields. Refuses: `guest-account` if a guest wants a public page. */
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
