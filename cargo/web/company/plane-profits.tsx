/** What each plane brought, in a table that can be sorted by each of its columns. */
import { Table, Text } from "@mantine/core";
import { euros, signedEuros } from "@outbound/kit/web/format.ts";
import { directionOf, SortHeader } from "@outbound/kit/web/sort-header.tsx";
import { useMemo, useState } from "react";
import type { HistorySummary } from "../api.ts";
import { useNames } from "../history/use-names.ts";
import { useGame } from "../live/live.tsx";
import { PROFIT_COLUMNS, type ProfitColumn, type ProfitOrder, planeProfits, sortedProfits } from "./balance.ts";
import classes from "./company-page.module.css";

const LABELS: Readonly<Record<ProfitColumn, string>> = {
  earned: "Earned",
  fuel: "Fuel",
  repairs: "Repairs",
  penalties: "Penalties",
  purchase: "Purchase",
  profit: "Profit",
};

export function PlaneProfits({ money }: { readonly money: HistorySummary["money"] }) {
  const { planes } = useGame();
  const names = useNames();
  const [order, setOrder] = useState<ProfitOrder>({ by: "profit", descending: true });
  const profits = useMemo(
    () => sortedProfits(planeProfits(money, planes, names.plane), order),
    [money, planes, names, order],
  );
  const sort = (by: ProfitOrder["by"]) =>
    setOrder({ by, descending: order.by === by ? !order.descending : by !== "name" });
  return (
    <Table.ScrollContainer
      minWidth={720}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": "Profit of each plane" } }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(["name", ...PROFIT_COLUMNS] as const).map((column) => (
              <SortHeader
                key={column}
                label={column === "name" ? "Plane" : LABELS[column]}
                figures={column !== "name"}
                direction={directionOf(order.by === column, order.descending)}
                onSort={() => sort(column)}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {profits.map((profit) => (
            <Table.Tr key={profit.planeId}>
              <Table.Th scope="row" fw={600}>
                {profit.name}
                <Text size="xs" c="dimmed">
                  {profit.modelId === null ? "no longer yours" : names.model(profit.modelId)}
                </Text>
              </Table.Th>
              {PROFIT_COLUMNS.map((column) => (
                <Table.Td key={column} className={classes.figure}>
                  {column === "profit" ? <Profit amount={profit.profit} /> : euros(profit[column])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Profit({ amount }: { readonly amount: number }) {
  const className = amount > 0 ? "good" : amount < 0 ? "bad" : "";
  return (
    <Text span inherit fw={650} className={className}>
      {signedEuros(amount)}
    </Text>
  );
}
