/** An admin's correction of a player's cash: an entry of the ledger with a reason, never an edited total. */
import { figure } from "../../rules/values/figure.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { shortfall } from "../../rules/values/shortfall.ts";
import type { WorldDraft } from "../world-draft.ts";
import { recordAudit } from "./audit.ts";

export interface CashAdjustment {
  /** Whole euros; a negative amount is deducted. */
  readonly amount: number;
  /** As the player is shown it. */
  readonly reason: string;
}

/**
 * Returns what was added, which is less than the amount where cash would exceed its limit, and the cash after it. Refuses: 409
 * `purse-too-small` for taking more than there is. Callers have checked that the player exists.
 */
export function adjustCash(
  draft: WorldDraft,
  adminId: number,
  playerId: number,
  { amount, reason }: CashAdjustment,
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
    const audit = { action: "cash-adjusted", target: `players ${playerId}`, data: { amount: cash - money, reason } };
    recordAudit(world, scene.now, adminId, audit);
    return { amount: cash - money, cash };
  });
}
