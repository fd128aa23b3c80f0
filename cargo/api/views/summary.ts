/** A player's history in sums: by reason and plane, cash over time, and event counts. */
import type { CargoTables } from "../../store/tables.ts";
import type { HistorySummaryView, LedgerEntryView } from "../schemas.ts";

export interface Summed {
  /** The latest first. */
  readonly entries: readonly LedgerRow[];
  readonly events: readonly { readonly kind: string; readonly at: number }[];
  /** Cash after the latest entry. */
  readonly money: number;
  /** Nothing older counts; 0: everything. */
  readonly since: number;
}

type LedgerRow = Pick<CargoTables["ledger"], "amount" | "reason" | "plane_id" | "clock_ms" | "at">;

/** Most points of cash over time. */
const POINTS = 200;

export function summaryView({ entries, events, money, since }: Summed): HistorySummaryView {
  const counted = entries.filter(({ at }) => at >= since);
  const shown = events.filter(({ at }) => at >= since);
  const first = Math.min(counted.at(-1)?.at ?? Number.POSITIVE_INFINITY, shown.at(-1)?.at ?? Number.POSITIVE_INFINITY);
  const from = since > 0 || !Number.isFinite(first) ? since : first;
  return {
    since: new Date(from).toISOString(),
    money: sums(counted),
    purse: cashOver(counted, money),
    events: [...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, those]) => ({ kind, count: those.length })),
  };
}

function sums(entries: readonly LedgerRow[]): HistorySummaryView["money"] {
  const groups = Map.groupBy(entries, ({ reason, plane_id }) => `${reason} ${plane_id}`);
  return [...groups.values()].map((those) => ({
    reason: those[0]?.reason as LedgerEntryView["reason"],
    planeId: those[0]?.plane_id ?? null,
    amount: those.reduce((sum, { amount }) => sum + amount, 0),
    count: those.length,
  }));
}

/** The last of several entries in one span of time counts. */
function cashOver(entries: readonly LedgerRow[], money: number): HistorySummaryView["purse"] {
  const [oldest, newest] = [entries.at(-1), entries[0]];
  if (oldest === undefined || newest === undefined) return [];
  const span = Math.max(1, (newest.at - oldest.at) / POINTS);
  let cash = entries.reduce((left, { amount }) => left - amount, money);
  const points = new Map<number, HistorySummaryView["purse"][number]>();
  points.set(-1, pointOf(oldest, cash));
  for (const entry of entries.toReversed()) {
    cash += entry.amount;
    points.set(Math.min(POINTS - 1, Math.floor((entry.at - oldest.at) / span)), pointOf(entry, cash));
  }
  return [...points.values()];
}

const pointOf = ({ at, clock_ms }: LedgerRow, money: number) => ({
  at: new Date(at).toISOString(),
  clockMs: clock_ms,
  money,
});
