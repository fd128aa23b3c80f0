/** All tables of the store: number of rows, primary key, and access. */
import { Alert, Anchor, Card, Skeleton, Table, Text, TextInput } from "@mantine/core";
import { IconInfoCircle, IconLock, IconPencil, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { integer } from "../format.ts";
import { Page } from "../page.tsx";
import { EmptyState, FailedState, LoadingState } from "../states.tsx";
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
      {names.isPending && <LoadingState what="the tables" />}
      {names.isError && <FailedState error={names.error} retry={() => void names.refetch()} />}
      {names.isSuccess && found.length === 0 && (
        <EmptyState title="No matching table">Try another part of the name.</EmptyState>
      )}
      {found.length > 0 && <TableList names={found} />}
    </Page>
  );
}

function TableList({ names }: { readonly names: readonly string[] }) {
  const summaries = useSummaries(names);
  return (
    <Card padding={0}>
      <Table highlightOnHover aria-label="Tables">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Table</Table.Th>
            <Table.Th ta="right">Rows</Table.Th>
            <Table.Th visibleFrom="sm">Primary key</Table.Th>
            <Table.Th>Access</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name, index) => (
            <TableLine key={name} name={name} summary={summaries[index]?.data} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function TableLine({ name, summary }: { readonly name: string; readonly summary: TablePage | undefined }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={tableAddress(name)} ff="monospace" size="sm" c="var(--outbound-accent-text)">
          {name}
        </Anchor>
      </Table.Td>
      <Table.Td ta="right">
        {summary === undefined ? <Skeleton height={14} width={36} ml="auto" /> : integer(summary.total)}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text span size="sm" c="dimmed" ff="monospace">
          {summary?.table.primaryKey.join(" + ")}
        </Text>
      </Table.Td>
      <Table.Td>{summary && <Access table={summary.table} />}</Table.Td>
    </Table.Tr>
  );
}

function Access({ table }: { readonly table: TableDescription }) {
  const [Icon, text] = table.readOnly
    ? [IconLock, "Read only"]
    : [IconPencil, table.canAdd ? "Editable" : "Edit, delete"];
  return (
    <Text span size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
      <Icon size={14} aria-hidden style={{ verticalAlign: "-2px" }} /> {text}
    </Text>
  );
}
