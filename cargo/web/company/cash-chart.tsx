/** Cash over time as a chart. The library is large, so it is loaded only when the chart is shown. */
import "@mantine/charts/styles.css";
import { AreaChart } from "@mantine/charts";
import { euros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import { realInstant } from "../real-time.ts";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
/** Empty without an instant, as in the label of a tooltip that points at nothing. */
const instant = (at: unknown): string =>
  typeof at === "number" && Number.isFinite(at) ? realInstant(new Date(at).toISOString()) : "";

export default function CashChart({ balances }: { readonly balances: HistorySummary["purse"] }) {
  const moves = balances.map(({ at, money }) => ({ at: Date.parse(at), Cash: money }));
  // Cash has not changed since the last entry.
  const last = moves.at(-1);
  // This machine's clock may be behind the service's.
  const data = [...moves, { at: Math.max(Date.now(), last?.at ?? 0), Cash: last?.Cash ?? 0 }];
  return (
    <AreaChart
      h={240}
      data={data}
      dataKey="at"
      series={[{ name: "Cash", color: "var(--outbound-accent-text)" }]}
      curveType="stepAfter"
      withDots={false}
      valueFormatter={euros}
      xAxisProps={{
        type: "number",
        scale: "time",
        domain: ["dataMin", "dataMax"],
        ticks: ticksOf(data),
        interval: "preserveStartEnd",
        tickFormatter: instant,
      }}
      yAxisProps={{ width: 48, tickFormatter: compact.format }}
      tooltipProps={{ labelFormatter: instant }}
      // Keyboards and screen readers use the table beside it.
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}

const TICKS = 4;

/** Evenly spaced instants; fewer in the first minutes, so that no label repeats. */
function ticksOf(data: readonly { readonly at: number }[]): number[] {
  const [first, last] = [data[0]?.at ?? 0, data.at(-1)?.at ?? 0];
  const even = Array.from({ length: TICKS + 1 }, (_, index) => Math.round(first + ((last - first) * index) / TICKS));
  return even.filter((at, index) => instant(at) !== instant(even[index - 1]));
}
