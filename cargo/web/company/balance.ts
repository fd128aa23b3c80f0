/** Income and costs by reason, and what each plane brought, from the sums of the history. */
import type { HistorySummary, Plane } from "../api.ts";

type Sums = HistorySummary["money"];
type Reason = Sums[number]["reason"];

export interface ReasonSum {
  readonly reason: Reason;
  readonly amount: number;
  readonly count: number;
}

export interface Balance {
  /** The greatest first. */
  readonly income: readonly ReasonSum[];
  /** Amounts above 0: the greatest first. */
  readonly costs: readonly ReasonSum[];
  readonly incomeTotal: number;
  readonly costsTotal: number;
}

export function balanceOf(money: Sums): Balance {
  const sums = [...Map.groupBy(money, ({ reason }) => reason)].map(([reason, those]) => ({
    reason,
    amount: those.reduce((sum, { amount }) => sum + amount, 0),
    count: those.reduce((sum, { count }) => sum + count, 0),
  }));
  const greatestFirst = (a: ReasonSum, b: ReasonSum) => b.amount - a.amount;
  const income = sums.filter(({ amount }) => amount > 0).sort(greatestFirst);
  const costs = sums
    .filter(({ amount }) => amount < 0)
    .map((sum) => ({ ...sum, amount: -sum.amount }))
    .sort(greatestFirst);
  const total = (those: readonly ReasonSum[]) => those.reduce((sum, { amount }) => sum + amount, 0);
  return { income, costs, incomeTotal: total(income), costsTotal: total(costs) };
}

export interface PlaneProfit {
  readonly planeId: number;
  readonly name: string;
  readonly modelId: string | null;
  readonly earned: number;
  /** Above 0, like all that was paid. */
  readonly fuel: number;
  readonly repairs: number;
  /** What it cost to buy, less what its sale paid. */
  readonly purchase: number;
  /** Penalties for cargo that was given up. */
  readonly penalties: number;
  readonly profit: number;
}

/** Also of planes that were sold since. `nameOf` gives what those are called. */
export function planeProfits(
  money: Sums,
  planes: readonly Plane[],
  nameOf: (planeId: number) => string,
): readonly PlaneProfit[] {
  const ids = new Set([...planes.map(({ id }) => id), ...money.flatMap(({ planeId }) => planeId ?? [])]);
  return [...ids].map((planeId) => {
    const own = money.filter((sum) => sum.planeId === planeId);
    const of = (...reasons: readonly Reason[]): number =>
      own.reduce((sum, { reason, amount }) => (reasons.includes(reason) ? sum + amount : sum), 0);
    return {
      planeId,
      name: nameOf(planeId),
      modelId: planes.find(({ id }) => id === planeId)?.modelId ?? null,
      earned: of("delivery"),
      fuel: 0 - of("fuel"),
      repairs: 0 - of("repair"),
      purchase: 0 - of("buy", "sell"),
      penalties: 0 - of("abandon", "lapse"),
      profit: own.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}

export const PROFIT_COLUMNS = ["earned", "fuel", "repairs", "penalties", "purchase", "profit"] as const;
export type ProfitColumn = (typeof PROFIT_COLUMNS)[number];

export interface ProfitOrder {
  readonly by: ProfitColumn | "name";
  readonly descending: boolean;
}

export function sortedProfits(profits: readonly PlaneProfit[], { by, descending }: ProfitOrder): PlaneProfit[] {
  const byName = (a: PlaneProfit, b: PlaneProfit) => a.name.localeCompare(b.name, "en", { numeric: true });
  const ascending = by === "name" ? byName : (a: PlaneProfit, b: PlaneProfit) => a[by] - b[by] || byName(a, b);
  return profits.toSorted((a, b) => (descending ? ascending(b, a) : ascending(a, b)));
}
