/** A table of the admin panel. Its last column holds the actions and stays in view, unless there are none. */
import { Card } from "@mantine/core";
import { DataTable, type DataTableProps } from "@outbound/kit/web/table/data-table.tsx";
import classes from "./admin-table.module.css";

export const AdminTable = <Row extends { readonly id: number }, SortKey extends string = never>({
  isReadOnly = false,
  ...props
}: Omit<DataTableProps<Row, SortKey>, "rowKey" | "className"> & {
  readonly isReadOnly?: boolean;
}) => (
  <Card padding={0} bg="var(--outbound-surface)">
    <DataTable {...props} rowKey={({ id }) => id} className={(isReadOnly ? classes.read : classes.table) ?? ""} />
  </Card>
);
