/** Income. A player who owes penalties pays half of it to settle them. */
import type { About, Scene } from "./scene.ts";

/** The fraction of income that settles debt. */
export const DEBT_SHARE = 0.5;

/** Pays the player `promised` whole euros for a delivery, a sale or a campaign. Relief and gifts are no income. */
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
