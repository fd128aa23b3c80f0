/** Figures by which companies can be ranked. */
import { SegmentedControl } from "@mantine/core";
import { euros, integer } from "@outbound/kit/web/format.ts";
import type { Column } from "@outbound/kit/web/table/data-table.tsx";
import type { Leaderboard } from "../api.ts";

export type Order = Leaderboard["by"];
type Ranked = Pick<Leaderboard["own"], "worth" | "reputation" | "deliveries" | "km">;

const FIGURES: readonly {
  readonly by: Order;
  readonly label: string;
  readonly show: (entry: Ranked) => string;
}[] = [
  { by: "worth", label: "Worth", show: ({ worth }) => euros(worth) },
  { by: "reputation", label: "Reputation", show: ({ reputation }) => reputation.toFixed(1) },
  { by: "deliveries", label: "Deliveries", show: ({ deliveries }) => integer(deliveries) },
  { by: "km", label: "Distance", show: ({ km }) => `${integer(km)} km` },
];

interface RankByProps {
  readonly by: Order;
  readonly onChange: (by: Order) => void;
}

export const RankBy = ({ by, onChange }: RankByProps) => (
  <SegmentedControl
    aria-label="Rank by"
    value={by}
    onChange={(value) => onChange(value as Order)}
    data={FIGURES.map(({ by: value, label }) => ({ value, label }))}
  />
);

/** Returns the columns, the ranking figure first, because a phone has no room for the others. */
export const figureColumns = (by: Order, deciding?: string): readonly Column<Ranked, Order>[] =>
  FIGURES.toSorted((a, b) => Number(b.by === by) - Number(a.by === by)).map((figure) => ({
    label: figure.label,
    sort: figure.by,
    figures: true,
    cell: figure.show,
    ...(figure.by === by ? { className: deciding } : { visibleFrom: "sm" }),
  }));
