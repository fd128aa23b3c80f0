/** A player's history as sums: by reason and plane, cash over time, and event counts. */
import { BROUGHT_FORWARD, isRouteReason } from "../../rules/values/ledger.ts";
import type { Cash } from "../../store/cash-over-time.ts";
import type { Summary } from "../../store/history-sums.ts";
import type { CargoTables } from "../../store/tables.ts";
import type { HistorySummaryView, LedgerEntryView } from "../schemas.ts";

export const summaryView = ({ since, sums, cash }: Summary): HistorySummaryView => ({
  since: new Date(since).toISOString(),
  money: sums
    .filter(({ log }) => log === "ledger")
    .map(({ kind, plane_id, amount, count }) => ({
      reason: kind as LedgerEntryView["reason"],
      planeId: plane_id === 0 ? null : plane_id,
      amount,
      count,
    })),
  purse: cashOver(cash),
  events: sums.filter(({ log }) => log === "events").map(({ kind, count }) => ({ kind, count })),
});

/**
 * Starts with the cash before the first entry. The amount of an entry of a route grows, so there it starts with the cash after its
 * first amount.
 */
const cashOver = (cash: Cash | undefined): HistorySummaryView["purse"] =>
  cash === undefined
    ? []
    : [pointOf(cash.oldest, cashBefore(cash.oldest)), ...cash.entries.map((entry) => pointOf(entry, entry.balance))];

const cashBefore = ({ reason, balance, amount }: CargoTables["ledger"]): number =>
  reason === BROUGHT_FORWARD || isRouteReason(reason) ? balance : balance - amount;

const pointOf = ({ at, clock_ms }: Pick<CargoTables["ledger"], "at" | "clock_ms">, money: number) => ({
  at: new Date(at).toISOString(),
  clockMs: clock_ms,
  money,
});
