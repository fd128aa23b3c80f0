/** Income, of which a player who owes penalties pays half to settle them. */
import type { About, Scene } from "./scene.ts";

/** The fraction of income that settles what the player owes. */
export const DEBT_SHARE = 0.5;

/** Pays the player for a delivery, a sale or a campaign, `promised` in whole euros. Relief and gifts are no income. */
export function payIncome(
  scene: Scene,
  playerId: number,
  promised: number,
  reason: "delivery" | "route" | "sell" | "base-sale" | "campaign",
  about: About,
): void {
  const before = scene.player(playerId);
  scene.pay(playerId, promised, reason, about);
  if (before.owed === 0) return;
  const player = scene.player(playerId);
  const settled = Math.min(before.owed, Math.floor((player.money - before.money) * DEBT_SHARE));
  if (settled === 0) return;
  scene.pay(playerId, -settled, "debt", about);
  scene.putPlayer({ ...scene.player(playerId), owed: before.owed - settled });
}
