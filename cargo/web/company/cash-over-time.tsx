/** Cash over time as a chart and as a table. */
import { ScrollArea, Table } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { lazyPage } from "@outbound/kit/web/lazy-page.tsx";
import { EmptyState, LoadingState } from "@outbound/kit/web/states.tsx";
import { Suspense } from "react";
import type { HistorySummary } from "../api.ts";
import { clockInstant } from "../live/clock-text.ts";
import { realInstant } from "../real-time.ts";
import classes from "./company-page.module.css";

const CashChart = lazyPage(() => import("./cash-chart.tsx"));

type Balances = HistorySummary["purse"];

/** A chart needs zero, the starting cash, and one change. */
const LEAST_POINTS = 3;

export function CashOverTime({ balances }: { readonly balances: Balances }) {
  if (balances.length < LEAST_POINTS) {
    return <EmptyState title="No transactions yet">The chart starts with your first fuel and delivery.</EmptyState>;
  }
  return (
    <>
      <div className={classes.chart} role="img" aria-label={outlineOf(balances)}>
        <Suspense fallback={<LoadingState what="the chart" />}>
          <CashChart balances={balances} />
        </Suspense>
      </div>
      <details className={classes.alternative}>
        <summary>Show as table</summary>
        <ScrollArea.Autosize
          mah={320}
          viewportProps={{ tabIndex: 0, role: "region", "aria-label": "Cash over time as a table" }}
        >
          <Table stickyHeader data={tableOf(balances)} />
        </ScrollArea.Autosize>
      </details>
    </>
  );
}

function outlineOf(balances: Balances): string {
  const amounts = balances.map(({ money }) => money);
  const [first, last] = [amounts[0] ?? 0, amounts.at(-1) ?? 0];
  return `Cash over time: from ${euros(first)} to ${euros(last)}, at least ${euros(Math.min(...amounts))}, at most ${euros(Math.max(...amounts))}.`;
}

const tableOf = (balances: Balances) => ({
  head: ["Real time", "World's clock", "Cash"],
  body: balances.toReversed().map(({ at, clockMs, money }) => [realInstant(at), clockInstant(clockMs), euros(money)]),
});
