/** Rows as a table that scrolls by itself: columns sort, and each row opens. */
import { ActionIcon, Box, Table, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconEye, IconKey, IconPencil } from "@tabler/icons-react";
import { Cell } from "./cell.tsx";
import type { Listing } from "./listing.ts";
import { rowId, rowName } from "./row-key.ts";
import classes from "./rows-table.module.css";
import type { Row, TableColumn, TableDescription, TablePage } from "./tables.ts";

export interface RowsTableProps {
  readonly page: TablePage;
  readonly listing: Listing;
  onSort(column: string): void;
  onOpen(row: Row): void;
}

export function RowsTable({ page: { table, rows }, listing, onSort, onOpen }: RowsTableProps) {
  return (
    <Box className={classes.region} role="region" aria-label={`Rows of ${table.name}`} tabIndex={0}>
      <Table stickyHeader highlightOnHover verticalSpacing={5} highlightOnHoverColor="var(--outbound-raised)">
        <Table.Thead className={classes.head}>
          <Table.Tr>
            <Table.Th className={classes.first}>
              <VisuallyHidden>{table.readOnly ? "View" : "Edit"}</VisuallyHidden>
            </Table.Th>
            {table.columns.map((column) => (
              <ColumnHead key={column.name} table={table} column={column} listing={listing} onSort={onSort} />
            ))}
            <Table.Th className={classes.rest} aria-hidden />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            <RowLine key={keyOf(table, row, index)} table={table} row={row} onOpen={onOpen} />
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

/** Rows whose key is secret are told apart by their place. */
const keyOf = (table: TableDescription, row: Row, index: number) =>
  table.primaryKey.length === 0 ? index : rowId(table, row);

const isNumber = ({ type, instant, references }: TableColumn) =>
  (type === "integer" || type === "real") && instant === undefined && references === undefined;

interface ColumnHeadProps extends Pick<RowsTableProps, "listing" | "onSort"> {
  readonly table: TableDescription;
  readonly column: TableColumn;
}

function ColumnHead({ table, column, listing, onSort }: ColumnHeadProps) {
  const sorted = listing.orderBy === column.name ? listing.direction : undefined;
  const Icon = sorted === undefined ? IconArrowsSort : sorted === "asc" ? IconArrowUp : IconArrowDown;
  const isKey = table.primaryKey.includes(column.name);
  return (
    <Table.Th
      className={classes.cell}
      data-number={isNumber(column) || undefined}
      aria-sort={sorted === undefined ? "none" : sorted === "asc" ? "ascending" : "descending"}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(column.name)}>
        {column.name}
        <Icon size={14} aria-hidden opacity={sorted === undefined ? 0.45 : 1} />
      </UnstyledButton>
      <span className={classes.kind}>
        {isKey && (
          <>
            <IconKey size={12} aria-hidden /> key,{" "}
          </>
        )}
        {column.instant === undefined ? column.type : `${column.instant} time`}
        {column.nullable && " or null"}
      </span>
    </Table.Th>
  );
}

interface RowLineProps {
  readonly table: TableDescription;
  readonly row: Row;
  onOpen(row: Row): void;
}

function RowLine({ table, row, onOpen }: RowLineProps) {
  const verb = table.readOnly ? "View" : "Edit";
  const Icon = table.readOnly ? IconEye : IconPencil;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.first}>
        <ActionIcon
          className={classes.open}
          variant="subtle"
          size="lg"
          aria-label={`${verb} ${rowName(table, row)}`}
          onClick={() => onOpen(row)}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Table.Td>
      {table.columns.map((column) => (
        <Table.Td key={column.name} className={classes.cell} data-number={isNumber(column) || undefined}>
          <Cell column={column} value={row[column.name]} />
        </Table.Td>
      ))}
      <Table.Td className={classes.rest} aria-hidden />
    </Table.Tr>
  );
}
