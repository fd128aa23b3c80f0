/** An admin's correction of a player's cash: a ledger entry with a reason, never an overwritten total. */
import { figure } from "../../rules/values/figure.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { shortfall } from "../../rules/values/shortfall.ts";
import type { WorldDraft } from "../world-draft.ts";
import { recordAudit } from "./audit.ts";

export interface CashAdjustment {
  /** Whole euros; a negative amount is deducted. */
  readonly amount: number;
  /** Shown to the player. */
  readonly reason: string;
  /** The entry of the audit that it takes back. */
  readonly reverts?: number;
}

/** In the audit. */
export const CASH_ADJUSTED = "cash-adjusted";

/**
 * Returns the amount that was added, limited by the most cash of a player, and the cash after it. Refuses: 409 `purse-too-small`
 * for deducting more than the player has. The caller must check that the player exists.
 */
export function adjustCash(
  draft: WorldDraft,
  adminId: number,
  playerId: number,
  { amount, reason, reverts }: CashAdjustment,
): { readonly amount: number; readonly cash: number } | Refusal {
  return draft.run((scene, world) => {
    const { money } = scene.player(playerId);
    if (money + amount < 0) {
      const sentence = `The player has ${figure(money)} €, so ${figure(-amount)} € cannot be taken away.`;
      return new Refusal("purse-too-small", sentence, shortfall(-amount, money));
    }
    scene.pay(playerId, amount, "adjustment");
    const cash = scene.player(playerId).money;
    scene.emit(playerId, "cash-adjusted", {}, { amount: cash - money, reason });
    const data = { amount: cash - money, reason, ...(reverts !== undefined && { reverts }) };
    recordAudit(world, scene.now, adminId, { action: CASH_ADJUSTED, target: `players ${playerId}`, data });
    return { amount: cash - money, cash };
  });
}
