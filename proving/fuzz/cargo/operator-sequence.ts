/** A sequence for what generated requests reach only by luck: an operator who finds a player, edits a row, reverts it and adjusts cash. */
import type { AuditPageView, StateView } from "@outbound/cargo/api/schemas.ts";
import { PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client } from "../../harness/client.ts";
import type { Stage } from "../game.ts";

const REFUND = 2_500;

/** `adminToken` signs in if the admin's session has ended. */
export const operatorAndPlayer =
  (adminToken: () => Promise<string>) =>
  async ({ url, name, options }: Stage): Promise<readonly string[]> => {
    const player = await registerPlayer(url, name, options);
    const { player: settled } = await player.settle();
    const admin = new Client(url, { ...options, headers: { ...options.headers, ...bearer(await adminToken()) } });
    await admin.ok("GET", `/api/admin/players?search=${name}`);
    await admin.ok("GET", `/api/admin/tables/players/rows?where.id=${settled.id}`);
    await admin.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${settled.id}`, { money: settled.money + 1 });
    const { items } = await admin.ok<AuditPageView>("GET", "/api/admin/audit?limit=1");
    await admin.ok("POST", `/api/admin/audit/${items[0]?.id}/revert`, {});
    await admin.ok("POST", `/api/admin/players/${settled.id}/cash`, {
      amount: REFUND,
      reason: "Refund of a lost plane",
    });
    const { player: after } = await player.ok<StateView>("GET", "/api/state");
    await player.ok("DELETE", "/api/auth/account", { password: PASSWORD });
    admin.close();
    player.client.close();
    const expected = settled.money + REFUND;
    return after.money === expected ? [] : [`the player has ${after.money} €, not ${expected}`];
  };
