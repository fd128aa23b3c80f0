/** What players show of themselves to others. */
import type { Scene } from "../values/scene.ts";

export interface Privacy {
  readonly companyPage?: boolean | undefined;
  readonly sharePlanes?: boolean | undefined;
}

/** Changes what is given. */
export function changePrivacy(scene: Scene, playerId: number, { companyPage, sharePlanes }: Privacy): undefined {
  const player = scene.player(playerId);
  scene.putPlayer({
    ...player,
    hasCompanyPage: companyPage ?? player.hasCompanyPage,
    sharesPlanes: sharePlanes ?? player.sharesPlanes,
  });
}
