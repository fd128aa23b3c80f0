/** The profit of each plane, sorted by any column. */
import { Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { euros, signedEuros } from "@outbound/kit/web/format.ts";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import { useSorting } from "@outbound/kit/web/table/use-sorting.ts";
import { useMemo } from "react";
import type { HistorySummary } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { type Names, useNames } from "../names.ts";
import { type PlaneProfit, type ProfitColumn, planeProfits, sortedProfits } from "./balance.ts";

export function PlaneProfits({ money }: { readonly money: HistorySummary["money"] }) {
  const { planes } = useGame();
  const names = useNames();
  const [sorting, sort] = useSorting<ProfitColumn>("profit", (by) => by !== "name");
  const profits = useMemo(() => planeProfits(money, planes, names.plane), [money, planes, names]);
  return (
    <DataTable
      label="Profit of each plane"
      columns={columnsOf(names)}
      rows={sortedProfits(profits, sorting)}
      rowKey={({ planeId }) => planeId ?? "routes"}
      sorting={sorting}
      onSort={sort}
      minWidth={720}
    />
  );
}

function aboutText({ planeId, modelId }: PlaneProfit, names: Names): string {
  if (planeId === null) return "Fuel with repairs; the dispatcher is paid";
  return modelId === null ? "no longer yours" : names.model(modelId);
}

const columnsOf = (names: Names): readonly Column<PlaneProfit, ProfitColumn>[] => [
  {
    label: "Plane",
    sort: "name",
    isHeader: true,
    cell: (profit) => (
      <>
        {profit.name}
        <Note size="xs">{aboutText(profit, names)}</Note>
      </>
    ),
  },
  { label: "Earned", sort: "earned", figures: true, cell: ({ earned }) => euros(earned) },
  { label: "Fuel", sort: "fuel", figures: true, cell: ({ fuel }) => euros(fuel) },
  { label: "Repairs", sort: "repairs", figures: true, cell: ({ repairs }) => euros(repairs) },
  { label: "Penalties", sort: "penalties", figures: true, cell: ({ penalties }) => euros(penalties) },
  { label: "Purchase", sort: "purchase", figures: true, cell: ({ purchase }) => euros(purchase) },
  { label: "Profit", sort: "profit", figures: true, cell: ({ profit }) => <Profit amount={profit} /> },
];

const Profit = ({ amount }: { readonly amount: number }) => (
  <Text span inherit fw={650} className={amount > 0 ? "good" : amount < 0 ? "bad" : ""}>
    {signedEuros(amount)}
  </Text>
);
