/** Cash over time as a chart. Loaded only when it is shown: the library is large. */
import "@mantine/charts/styles.css";
import { AreaChart } from "@mantine/charts";
import { euros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import { realInstant } from "../history/real-time.ts";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
/** Empty for the label of a tooltip that points at nothing. */
const instant = (at: unknown): string =>
  typeof at === "number" && Number.isFinite(at) ? realInstant(new Date(at).toISOString()) : "";

export default function CashChart({ balances }: { readonly balances: HistorySummary["purse"] }) {
  const moves = balances.map(({ at, money }) => ({ at: Date.parse(at), Cash: money }));
  // It has stayed since it moved last.
  const data = [...moves, { at: Date.now(), Cash: moves.at(-1)?.Cash ?? 0 }];
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
      // The figures are in a table besides, where a keyboard and a screen reader get at them.
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}

const TICKS = 4;

/** Evenly over the time, not where money happened to move; in the first minutes fewer, for each says another time. */
function ticksOf(data: readonly { readonly at: number }[]): number[] {
  const [first, last] = [data[0]?.at ?? 0, data.at(-1)?.at ?? 0];
  const even = Array.from({ length: TICKS + 1 }, (_, index) => Math.round(first + ((last - first) * index) / TICKS));
  return even.filter((at, index) => instant(at) !== instant(even[index - 1]));
}
