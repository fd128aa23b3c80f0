/** A table of rows and columns. It scrolls sideways if it is too wide, and its headers can sort. */
import { type MantineBreakpoint, Table, type TableProps, type TableTrProps } from "@mantine/core";
import type { Key, ReactNode } from "react";
import { directionOf, SortHeader } from "./sort-header.tsx";
import type { Sorting } from "./sorting.ts";

export interface Column<Row, SortKey extends string = never> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The key by which the header sorts. */
  readonly sort?: SortKey;
  /** True: aligned to the end, on one line. */
  readonly figures?: boolean;
  /** True for the column that names the row. */
  readonly isHeader?: boolean;
  readonly className?: string | undefined;
  /** Hidden on narrower screens. */
  readonly visibleFrom?: MantineBreakpoint;
}

export interface DataTableProps<Row, SortKey extends string> extends Omit<TableProps, "onSort" | "children"> {
  /** Accessible name of the table and of its scrolling region. */
  readonly label: string;
  readonly columns: readonly Column<Row, SortKey>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  readonly rowProps?: (row: Row) => TableTrProps;
  readonly sorting?: Sorting<SortKey>;
  /** Without it the headers only show the sorting. */
  readonly onSort?: (by: SortKey) => void;
  /** Minimum width in pixels. */
  readonly minWidth: number;
}

export function DataTable<Row, SortKey extends string = never>(props: DataTableProps<Row, SortKey>) {
  const { label, columns, rows, rowKey, rowProps, sorting, onSort, minWidth, ...look } = props;
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      scrollAreaProps={{ offsetScrollbars: false, viewportProps: { tabIndex: 0, role: "region", "aria-label": label } }}
    >
      <Table aria-label={label} {...look}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.label} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} {...rowProps?.(row)}>
              {columns.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const lookOf = <Row,>({ figures, className = "", visibleFrom }: Column<Row, string>) => ({
  className: figures ? `figures ${className}` : className,
  ...(visibleFrom && { visibleFrom }),
});

interface HeadProps<Row, SortKey extends string> {
  readonly column: Column<Row, SortKey>;
  readonly sorting: Sorting<SortKey> | undefined;
  readonly onSort: ((by: SortKey) => void) | undefined;
}

function Head<Row, SortKey extends string>({ column, sorting, onSort }: HeadProps<Row, SortKey>) {
  const { label, sort, figures = false, visibleFrom } = column;
  const direction =
    sorting === undefined ? undefined : directionOf(sort !== undefined && sort === sorting.by, sorting.descending);
  if (sort !== undefined && onSort !== undefined) {
    const look = { label, figures, direction, visibleFrom };
    return <SortHeader {...look} onSort={() => onSort(sort)} />;
  }
  return (
    <Table.Th scope="col" aria-sort={direction} {...lookOf(column)}>
      {label}
    </Table.Th>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row, string>; readonly row: Row }) {
  if (!column.isHeader) return <Table.Td {...lookOf(column)}>{column.cell(row)}</Table.Td>;
  return (
    // A name of one long word must not push the figures off a phone.
    <Table.Th scope="row" fw={600} style={{ overflowWrap: "anywhere" }} {...lookOf(column)}>
      {column.cell(row)}
    </Table.Th>
  );
}
