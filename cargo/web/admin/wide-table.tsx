/** A table that may be wider than the screen: it scrolls in a region of its own. */
import { Box, Card, Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./wide-table.module.css";

interface WideTableProps {
  readonly label: string;
  /** The last one holds what can be done, and stays in view. */
  readonly heads: readonly string[];
  readonly minWidth: number;
  readonly children: ReactNode;
}

export function WideTable({ label, heads, minWidth, children }: WideTableProps) {
  return (
    <Card padding={0} bg="var(--outbound-surface)">
      <Box role="region" aria-label={label} tabIndex={0} style={{ overflowX: "auto" }}>
        <Table className={classes.table} miw={minWidth}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Box>
    </Card>
  );
}
