/** Income and costs by reason. */
import { Progress, Table, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import type { HistorySummary } from "../api.ts";
import { balanceOf, type ReasonSum } from "./balance.ts";
import { reasonName } from "./reasons.ts";

export function MoneyByReason({ money }: { readonly money: HistorySummary["money"] }) {
  const { income, costs, incomeTotal, costsTotal } = balanceOf(money);
  const greatest = Math.max(1, ...[...income, ...costs].map(({ amount }) => amount));
  return (
    <>
      <ReasonTable title="Income" sums={income} total={incomeTotal} greatest={greatest} color="teal" />
      <ReasonTable title="Costs" sums={costs} total={costsTotal} greatest={greatest} color="amber" />
    </>
  );
}

interface ReasonTableProps {
  readonly title: string;
  readonly sums: readonly ReasonSum[];
  readonly total: number;
  readonly greatest: number;
  readonly color: string;
}

function ReasonTable({ title, sums, total, greatest, color }: ReasonTableProps) {
  return (
    <Table mb="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{title}</Table.Th>
          <Table.Th scope="col" className="figures">
            {euros(total)}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sums.length === 0 && (
          <Table.Tr>
            <Table.Td colSpan={2}>
              <Note>None yet</Note>
            </Table.Td>
          </Table.Tr>
        )}
        {sums.map(({ reason, amount, count }) => (
          <Table.Tr key={reason}>
            <Table.Td>
              {reasonName(reason)}{" "}
              <Text span size="xs" c="dimmed">
                {counted(count, "entry", "entries")}
              </Text>
              <Progress value={(100 * amount) / greatest} size={4} mt={4} color={color} aria-hidden />
            </Table.Td>
            <Table.Td className="figures">{euros(amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
