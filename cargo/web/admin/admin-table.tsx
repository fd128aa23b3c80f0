/** A table of the admin panel: its last column holds what can be done, and stays in view. */
import { Card } from "@mantine/core";
import { DataTable, type DataTableProps } from "@outbound/kit/web/table/data-table.tsx";
import classes from "./admin-table.module.css";

export const AdminTable = <Row extends { readonly id: number }, SortKey extends string = never>(
  props: Omit<DataTableProps<Row, SortKey>, "rowKey" | "className">,
) => (
  <Card padding={0} bg="var(--outbound-surface)">
    <DataTable {...props} rowKey={({ id }) => id} className={classes.table ?? ""} />
  </Card>
);
