/** Totals of each player's ledger and deliveries in a simulated cargo world. */
import type { LedgerReason } from "@outbound/cargo/rules/values/ledger.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";

interface Totals {
  money: number;
  /** The least since the start money. */
  leastMoney: number;
  readonly byReason: Map<string, number>;
  deliveries: number;
  specials: number;
}

export class CargoTotals {
  readonly #players = new Map<number, Totals>();

  /** Adds the world's new ledger entries and events. */
  add({ ledger, events }: World): void {
    for (const { player_id, amount, reason } of ledger.items) {
      const totals = this.#of(player_id);
      totals.money += amount;
      totals.byReason.set(reason, (totals.byReason.get(reason) ?? 0) + amount);
      if (reason !== "start") totals.leastMoney = Math.min(totals.leastMoney, totals.money);
    }
    for (const { player_id, kind, data } of events.items) {
      if (kind !== "delivered") continue;
      const totals = this.#of(player_id);
      totals.deliveries += 1;
      if (data.special !== null) totals.specials += 1;
    }
  }

  /** Whole euros with this reason, negative when they were paid. */
  sum(playerId: number, reason: LedgerReason): number {
    return this.#of(playerId).byReason.get(reason) ?? 0;
  }

  /** Share of special jobs in the deliveries. */
  specialShare(playerId: number): number {
    const { deliveries, specials } = this.#of(playerId);
    return deliveries === 0 ? 0 : specials / deliveries;
  }

  leastMoney(playerId: number): number {
    const { leastMoney, money } = this.#of(playerId);
    return Number.isFinite(leastMoney) ? leastMoney : money;
  }

  #of(playerId: number): Totals {
    const infinite = { leastMoney: Number.POSITIVE_INFINITY, byReason: new Map<string, number>() };
    const totals = this.#players.get(playerId) ?? { money: 0, deliveries: 0, specials: 0, ...infinite };
    this.#players.set(playerId, totals);
    return totals;
  }
}
