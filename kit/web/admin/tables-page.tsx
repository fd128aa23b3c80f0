/** All tables of the store: number of rows, primary key, and access. */
import { Alert, Card, Skeleton, TextInput } from "@mantine/core";
import { IconInfoCircle, IconLock, IconPencil, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Note } from "../elements/note.tsx";
import { TextLink } from "../elements/text-link.tsx";
import { integer } from "../format.ts";
import { Page } from "../page.tsx";
import { EmptyState, QueryState } from "../states.tsx";
import { type Column, DataTable } from "../table/data-table.tsx";
import { tableAddress } from "./rows/listing.ts";
import { useSummaries, useTableNames } from "./table-context.ts";
import type { TableDescription, TablePage } from "./tables.ts";

export function TablesPage({ note }: { readonly note: ReactNode }) {
  const names = useTableNames();
  const [sought, setSought] = useState("");
  const found = (names.data ?? []).filter((name) => name.includes(sought.trim().toLowerCase()));
  return (
    <Page title="Tables" lead="All stored data, row by row." width={900}>
      <Alert variant="default" icon={<IconInfoCircle aria-hidden />}>
        {note}
      </Alert>
      <TextInput
        label="Find a table"
        placeholder="Part of its name"
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        maw={360}
      />
      <QueryState query={names} what="the tables" />
      {names.isSuccess && found.length === 0 && (
        <EmptyState title="No matching table">Try another part of the name.</EmptyState>
      )}
      {found.length > 0 && <TableList names={found} />}
    </Page>
  );
}

interface NamedTable {
  readonly name: string;
  /** Undefined while it loads. */
  readonly summary: TablePage | undefined;
}

function TableList({ names }: { readonly names: readonly string[] }) {
  const summaries = useSummaries(names);
  return (
    <Card padding={0}>
      <DataTable
        label="Tables"
        highlightOnHover
        columns={COLUMNS}
        rows={names.map((name, index): NamedTable => ({ name, summary: summaries[index]?.data }))}
        rowKey={({ name }) => name}
        minWidth={0}
      />
    </Card>
  );
}

const rowsText = ({ total, totalIsExact }: TablePage): string => `${totalIsExact ? "" : "over "}${integer(total)}`;

const COLUMNS: readonly Column<NamedTable>[] = [
  {
    label: "Table",
    cell: ({ name }) => (
      <TextLink href={tableAddress(name)} ff="monospace" size="sm">
        {name}
      </TextLink>
    ),
  },
  {
    label: "Rows",
    figures: true,
    cell: ({ summary }) => (summary ? rowsText(summary) : <Skeleton height={14} width={36} ml="auto" />),
  },
  {
    label: "Primary key",
    visibleFrom: "sm",
    cell: ({ summary }) => (
      <Note span ff="monospace">
        {summary?.table.primaryKey.join(" + ")}
      </Note>
    ),
  },
  { label: "Access", cell: ({ summary }) => summary && <Access table={summary.table} /> },
];

function Access({ table }: { readonly table: TableDescription }) {
  const [Icon, text] = table.readOnly
    ? [IconLock, "Read only"]
    : [IconPencil, table.canAdd ? "Editable" : table.deleteOnly ? "Delete" : "Edit, delete"];
  return (
    <Note span style={{ whiteSpace: "nowrap" }}>
      <Icon size={14} aria-hidden style={{ verticalAlign: "-2px" }} /> {text}
    </Note>
  );
}
