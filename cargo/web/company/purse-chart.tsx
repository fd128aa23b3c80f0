/** The purse over time as a chart. Loaded only when it is shown: the library is large. */
import "@mantine/charts/styles.css";
import { AreaChart } from "@mantine/charts";
import { euros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import { realInstant } from "../history/real-time.ts";

const compact = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });
const instant = (at: unknown): string => realInstant(new Date(Number(at)).toISOString());

export default function PurseChart({ purse }: { readonly purse: HistorySummary["purse"] }) {
  const data = purse.map(({ at, money }) => ({ at: Date.parse(at), Purse: money }));
  return (
    <AreaChart
      h={240}
      data={data}
      dataKey="at"
      series={[{ name: "Purse", color: "var(--outbound-accent-text)" }]}
      curveType="stepAfter"
      withDots={false}
      gridAxis="y"
      valueFormatter={euros}
      xAxisProps={{
        type: "number",
        scale: "time",
        domain: ["dataMin", "dataMax"],
        tickFormatter: instant,
        minTickGap: 48,
      }}
      yAxisProps={{ width: 52, tickFormatter: (value: number) => `${compact.format(value)} €` }}
      tooltipProps={{ labelFormatter: instant }}
      // The figures are in a table besides, where a keyboard and a screen reader get at them.
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}
