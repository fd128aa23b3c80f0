/** One table: its rows by page, sorted and filtered by the address, with a form per row. */
import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { IconArrowLeft, IconLock, IconPlus, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { CurlMenu } from "../action-button.tsx";
import { IconButton } from "../elements/icon-button.tsx";
import { Note } from "../elements/note.tsx";
import { TextLink } from "../elements/text-link.tsx";
import { usePageTitle } from "../page.tsx";
import { ProblemError } from "../problem.ts";
import { EmptyState, FailedState, LoadingState } from "../states.tsx";
import { FilterBar } from "./rows/filter-bar.tsx";
import { type Listing, listingOf, queryOf, searchOf, sortedBy, tableAddress } from "./rows/listing.ts";
import { NoSuchPage } from "./rows/no-such-page.tsx";
import { Pager } from "./rows/pager.tsx";
import { RowDrawer } from "./rows/row-drawer.tsx";
import { RowsTable } from "./rows/rows-table.tsx";
import { useRows, useTableNames, useTableService } from "./table-context.ts";
import classes from "./table-page.module.css";
import type { Row, TablePage as RowsPage, TableDescription } from "./tables.ts";

export function TablePage({ name }: { readonly name: string }) {
  usePageTitle(name);
  const { calls, signedIn } = useTableService();
  const [search, setSearch] = useSearchParams();
  const listing = listingOf(search);
  const rows = useRows(name, queryOf(listing));
  const [opened, setOpened] = useState<Row | "new">();
  const table = rows.data?.table;
  return (
    <div className={classes.page}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <div>
          <Group gap="sm" mb={4}>
            <TextLink href="/admin/tables" size="sm">
              <IconArrowLeft size={14} aria-hidden style={{ verticalAlign: "-2px" }} /> All tables
            </TextLink>
            <TableSwitch name={name} />
          </Group>
          <Title order={1} ff="monospace" className="breaks">
            {name}
          </Title>
        </div>
        <Group gap="xs">
          <IconButton
            icon={IconRefresh}
            variant="default"
            size={36}
            label="Refresh"
            tooltip="Refresh"
            loading={rows.isFetching && !rows.isPending}
            onClick={() => void rows.refetch()}
          />
          {table?.canAdd && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened("new")}>
              Add row
            </Button>
          )}
          <CurlMenu call={calls.rows(name, queryOf(listing))} of={name} signedIn={signedIn} />
        </Group>
      </Group>
      {table && <Limits table={table} />}
      <Rows
        name={name}
        rows={rows}
        listing={listing}
        onChange={(next) => setSearch(searchOf(next))}
        onOpen={setOpened}
      />
      {table && <RowDrawer table={table} opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** Goes to another table. */
function TableSwitch({ name }: { readonly name: string }) {
  const [, navigate] = useLocation();
  const { data: names = [] } = useTableNames();
  return (
    <NativeSelect
      size="xs"
      aria-label="Another table"
      data={[{ value: "", label: "Another table …" }, ...names.filter((other) => other !== name)]}
      value=""
      onChange={(event) => navigate(tableAddress(event.currentTarget.value))}
    />
  );
}

/** Explains what cannot be done with this table. */
function Limits({ table }: { readonly table: TableDescription }) {
  if (!table.readOnly && table.canAdd) return null;
  return (
    <Note>
      <IconLock size={14} aria-hidden style={{ verticalAlign: "-2px" }} />{" "}
      {table.readOnly
        ? "Read only here: the service writes it, or another page of this panel."
        : table.deleteOnly
          ? "Rows can be deleted but not changed."
          : "Rows cannot be added here, since each holds a secret that is never shown. They can be edited and deleted."}
    </Note>
  );
}

interface RowsProps {
  readonly name: string;
  readonly rows: ReturnType<typeof useRows>;
  readonly listing: Listing;
  onChange(listing: Listing): void;
  onOpen(row: Row): void;
}

function Rows({ name, rows, listing, onChange, onOpen }: RowsProps) {
  if (rows.isPending) return <LoadingState what="the rows" />;
  if (rows.isError) {
    const unknown = rows.error instanceof ProblemError && rows.error.problem.status === 404;
    if (unknown) {
      return (
        <Stack align="flex-start">
          <FailedState error={rows.error} />
          <Button component={Link} href="/admin/tables" variant="default">
            All tables
          </Button>
        </Stack>
      );
    }
    const places = rows.error instanceof ProblemError ? (rows.error.problem.errors ?? []) : [];
    return (
      <Stack align="flex-start">
        <FailedState error={rows.error} retry={() => void rows.refetch()} />
        {places.map(({ path, message }) => (
          <Text key={path} size="sm">
            {path.replace("/query/", "")} {message}
          </Text>
        ))}
        {places.length > 0 && (
          <Button component={Link} href={tableAddress(name)} variant="default">
            Show all rows
          </Button>
        )}
      </Stack>
    );
  }
  const { table, total } = rows.data;
  return (
    <>
      <FilterBar table={table} listing={listing} onChange={onChange} />
      {rows.data.rows.length > 0 ? (
        <RowsTable
          page={rows.data}
          listing={listing}
          onSort={(column) => onChange(sortedBy(listing, column))}
          onOpen={onOpen}
        />
      ) : (
        <NoRows page={rows.data} listing={listing} onChange={onChange} />
      )}
      <Pager
        listing={listing}
        total={total}
        uncounted={rows.data.totalIsExact ? undefined : rows.data}
        onChange={onChange}
      />
    </>
  );
}

interface NoRowsProps extends Pick<RowsProps, "listing" | "onChange"> {
  readonly page: RowsPage;
}

function NoRows({ page: { table, total, next }, listing, onChange }: NoRowsProps) {
  if (next !== null)
    return <EmptyState title="No matching rows so far">The next page looks through more rows.</EmptyState>;
  if (total > 0) return <NoSuchPage onFirst={() => onChange({ ...listing, page: 1 })} />;
  if (Object.keys(listing.filters).length === 0) {
    return (
      <EmptyState title="The table is empty">
        {table.canAdd ? "Add a row, or let the game add one." : "The service adds rows when needed."}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matching rows"
      action={
        <Button variant="default" onClick={() => onChange({ ...listing, page: 1, filters: {} })}>
          Remove filters
        </Button>
      }
    >
      Filters match exact values.
    </EmptyState>
  );
}
