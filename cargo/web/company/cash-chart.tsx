/** A chart of cash over time. It is loaded only when it is shown, because the library is large. */
import "@mantine/charts/styles.css";
import { AreaChart } from "@mantine/charts";
import { euros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import { cashPoints, instantLabel, ticksOf } from "./cash-points.ts";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

export default function CashChart({ balances }: { readonly balances: HistorySummary["purse"] }) {
  const points = cashPoints(balances, Date.now());
  return (
    <AreaChart
      h={240}
      data={points}
      dataKey="at"
      series={[{ name: "Cash", color: "var(--outbound-accent-text)" }]}
      curveType="stepAfter"
      withDots={false}
      valueFormatter={euros}
      xAxisProps={{
        type: "number",
        scale: "time",
        domain: ["dataMin", "dataMax"],
        ticks: ticksOf(points),
        interval: "preserveStartEnd",
        tickFormatter: instantLabel,
      }}
      yAxisProps={{ width: 48, tickFormatter: compact.format }}
      tooltipProps={{ labelFormatter: instantLabel }}
      // Keyboard and screen reader users have the table beside the chart.
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}
