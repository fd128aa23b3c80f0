/** What each plane brought, in a table that can be sorted by each of its columns. */
import { Group, Table, Text, UnstyledButton } from "@mantine/core";
import { euros, signedEuros } from "@outbound/kit/web/format.ts";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
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
            <SortHeader by="name" label="Plane" order={order} sort={sort} />
            {PROFIT_COLUMNS.map((column) => (
              <SortHeader key={column} by={column} label={LABELS[column]} order={order} sort={sort} />
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

interface SortHeaderProps {
  readonly by: ProfitOrder["by"];
  readonly label: string;
  readonly order: ProfitOrder;
  readonly sort: (by: ProfitOrder["by"]) => void;
}

function SortHeader({ by, label, order, sort }: SortHeaderProps) {
  const isSorted = order.by === by;
  const Icon = !isSorted ? IconArrowsSort : order.descending ? IconArrowDown : IconArrowUp;
  const sorted = order.descending ? "descending" : "ascending";
  return (
    <Table.Th scope="col" aria-sort={isSorted ? sorted : "none"}>
      <UnstyledButton onClick={() => sort(by)} className={classes.sort} w="100%">
        <Group gap={4} wrap="nowrap" justify={by === "name" ? "flex-start" : "flex-end"}>
          <span>{label}</span>
          <Icon size={14} aria-hidden opacity={isSorted ? 1 : 0.6} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  );
}
