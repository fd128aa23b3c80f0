/** Rows as a scrolling table: columns sort, and each row opens. */
import { ActionIcon, Box, Table, VisuallyHidden } from "@mantine/core";
import { IconEye, IconKey, IconPencil } from "@tabler/icons-react";
import { directionOf, SortHeader } from "../../table/sort-header.tsx";
import { mayEdit, type Row, type TableColumn, type TableDescription, type TablePage } from "../tables.ts";
import { Cell } from "./cell.tsx";
import type { Listing } from "./listing.ts";
import { rowId, rowName } from "./row-key.ts";
import classes from "./rows-table.module.css";

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
              <VisuallyHidden>{mayEdit(table) ? "Edit" : "View"}</VisuallyHidden>
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

/** Rows with a secret key are identified by their position. */
const keyOf = (table: TableDescription, row: Row, index: number) =>
  table.primaryKey.length === 0 ? index : rowId(table, row);

const isNumber = ({ type, instant, references }: TableColumn) =>
  (type === "integer" || type === "real") && instant === undefined && references === undefined;

interface ColumnHeadProps extends Pick<RowsTableProps, "listing" | "onSort"> {
  readonly table: TableDescription;
  readonly column: TableColumn;
}

function ColumnHead({ table, column, listing, onSort }: ColumnHeadProps) {
  const isKey = table.primaryKey.includes(column.name);
  return (
    <SortHeader
      label={<span className={classes.name}>{column.name}</span>}
      direction={directionOf(listing.orderBy === column.name, listing.direction === "desc")}
      onSort={() => onSort(column.name)}
      figures={isNumber(column)}
      className={classes.cell}
    >
      <span className={classes.kind}>
        {isKey && (
          <>
            <IconKey size={12} aria-hidden /> key,{" "}
          </>
        )}
        {column.instant === undefined ? column.type : `${column.instant} time`}
        {column.nullable && " or null"}
      </span>
    </SortHeader>
  );
}

interface RowLineProps {
  readonly table: TableDescription;
  readonly row: Row;
  onOpen(row: Row): void;
}

function RowLine({ table, row, onOpen }: RowLineProps) {
  const verb = mayEdit(table) ? "Edit" : "View";
  const Icon = mayEdit(table) ? IconPencil : IconEye;
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
        <Table.Td key={column.name} className={classes.cell} data-figures={isNumber(column) || undefined}>
          <Cell column={column} value={row[column.name]} />
        </Table.Td>
      ))}
      <Table.Td className={classes.rest} aria-hidden />
    </Table.Tr>
  );
}
