/** Computes income and costs by reason, and the profit of each plane, from the history's sums. */
import { type Sorting, sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import { isRouteReason } from "../../rules/values/ledger.ts";
import type { HistorySummary, Plane } from "../api.ts";

type Sums = HistorySummary["money"];
type Reason = Sums[number]["reason"];

export interface ReasonSum {
  readonly reason: Reason;
  readonly amount: number;
  readonly count: number;
}

export interface Balance {
  /** Largest first. */
  readonly income: readonly ReasonSum[];
  /** Positive amounts, largest first. */
  readonly costs: readonly ReasonSum[];
  readonly incomeTotal: number;
  readonly costsTotal: number;
}

export function balanceOf(money: Sums): Balance {
  const sums = [...Map.groupBy(money, ({ reason }) => reason)].map(([reason, parts]) => ({
    reason,
    amount: amountOf(parts),
    count: parts.reduce((sum, { count }) => sum + count, 0),
  }));
  const income = sortedByValues(sums, ({ amount }) => [amount], true).filter(({ amount }) => amount > 0);
  const costs = sortedByValues(sums, ({ amount }) => [amount])
    .filter(({ amount }) => amount < 0)
    .map((sum) => ({ ...sum, amount: -sum.amount }));
  return { income, costs, incomeTotal: amountOf(income), costsTotal: amountOf(costs) };
}

const amountOf = (sums: readonly { readonly amount: number }[]): number =>
  sums.reduce((total, { amount }) => total + amount, 0);

export interface PlaneProfit {
  /** Null in the combined row of all planes on routes. */
  readonly planeId: number | null;
  readonly name: string;
  readonly modelId: string | null;
  readonly earned: number;
  /** Positive, like all costs. */
  readonly fuel: number;
  readonly repairs: number;
  /** Purchase price minus sale price. */
  readonly purchase: number;
  /** For abandoned and lapsed jobs. */
  readonly penalties: number;
  readonly profit: number;
}

/**
 * Returns a row for each plane, including sold ones, without its route flights; and one row for all routes together, because
 * their sums name no plane.
 */
export function planeProfits(
  money: Sums,
  planes: readonly Plane[],
  nameOf: (planeId: number) => string,
): readonly PlaneProfit[] {
  const ids = new Set([...planes.map(({ id }) => id), ...money.flatMap(({ planeId }) => planeId ?? [])]);
  const profits = [...ids].map((planeId) => {
    const own = money.filter((sum) => sum.planeId === planeId && !isRouteReason(sum.reason));
    const of = (...reasons: readonly Reason[]) => amountOf(own.filter(({ reason }) => reasons.includes(reason)));
    return {
      planeId,
      name: nameOf(planeId),
      modelId: planes.find(({ id }) => id === planeId)?.modelId ?? null,
      earned: of("delivery"),
      fuel: 0 - of("fuel"),
      repairs: 0 - of("repair"),
      purchase: 0 - of("buy", "sell"),
      penalties: 0 - of("abandon", "lapse", "debt"),
      profit: amountOf(own),
    };
  });
  const routes = profitOfRoutes(money);
  return routes === undefined ? profits : [...profits, routes];
}

/**
 * Returns the combined row of the routes: income minus the dispatcher's share, and one sum for fuel and repairs. Undefined
 * without any.
 */
function profitOfRoutes(money: Sums): PlaneProfit | undefined {
  const own = money.filter(({ reason }) => isRouteReason(reason));
  if (own.length === 0) return undefined;
  const fuel = 0 - amountOf(own.filter(({ reason }) => reason === "route-costs"));
  const profit = amountOf(own);
  return {
    ...{ planeId: null, name: "Routes of all planes", modelId: null, repairs: 0, purchase: 0, penalties: 0 },
    ...{ earned: profit + fuel, fuel, profit },
  };
}

export type ProfitColumn = "name" | "earned" | "fuel" | "repairs" | "penalties" | "purchase" | "profit";

/** Returns the profits sorted by a column, ties by name. */
export const sortedProfits = (profits: readonly PlaneProfit[], { by, descending }: Sorting<ProfitColumn>) =>
  sortedByValues(profits, (profit) => [profit[by], profit.name], descending);
