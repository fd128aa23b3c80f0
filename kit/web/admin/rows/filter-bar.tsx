/** The filters of a listing: each can be removed, and another one added. */
import { Button, Checkbox, Group, NativeSelect, Popover, Stack, TextInput } from "@mantine/core";
import { IconFilter, IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import type { TableColumn, TableDescription } from "../tables.ts";
import { describeValues, readText } from "../values.ts";
import { filteredBy, type Listing } from "./listing.ts";

interface FilterBarProps {
  readonly table: TableDescription;
  readonly listing: Listing;
  onChange(listing: Listing): void;
}

export function FilterBar({ table, listing, onChange }: FilterBarProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Group gap="xs">
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withRoles shadow="md" width={300}>
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconFilter size={16} aria-hidden />}
            onClick={() => setOpened(!opened)}
            aria-label="Filter the rows"
          >
            Filter
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Filter">
          <FilterForm
            table={table}
            onFilter={(column, value) => {
              setOpened(false);
              onChange(filteredBy(listing, column, value));
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {Object.entries(listing.filters).map(([column, value]) => {
        const text = `${column} ${filterText(table, column, value)}`;
        return (
          <Button
            key={column}
            variant="light"
            rightSection={<IconX size={14} aria-hidden />}
            aria-label={`Remove the filter ${text}`}
            onClick={() => onChange(filteredBy(listing, column, undefined))}
          >
            {text}
          </Button>
        );
      })}
    </Group>
  );
}

function filterText({ columns }: TableDescription, name: string, value: string): string {
  const column = columns.find((one) => one.name === name);
  if (value !== "") return `= ${value}`;
  return column !== undefined && canBeNull(column) ? "is null" : "is empty";
}

/** The service reads an empty filter as null, except for text columns. */
const canBeNull = ({ type, nullable }: TableColumn) => nullable && type !== "text";

interface FilterFormProps {
  readonly table: TableDescription;
  onFilter(column: string, value: string): void;
}

function FilterForm({ table: { columns }, onFilter }: FilterFormProps) {
  const [name, setName] = useState(columns[0]?.name ?? "");
  const [text, setText] = useState("");
  const [isNull, setIsNull] = useState(false);
  const [fault, setFault] = useState<string>();
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return null;
  const choices = choicesOf(column);
  const given = choices === undefined || choices.includes(text) ? text : (choices[0] ?? "");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (column === undefined) return;
    if (isNull && canBeNull(column)) return onFilter(name, "");
    // Values out of bounds may be filtered for; they match no row.
    const { min: _min, max: _max, ...unbounded } = column;
    const read = readText(unbounded, given);
    if ("fault" in read) return setFault(read.fault);
    onFilter(name, column.type === "json" ? JSON.stringify(read.value) : String(read.value));
  }

  return (
    <form onSubmit={submit} aria-label="Filter the rows">
      <Stack gap="sm">
        <NativeSelect
          label="Column"
          data={columns.map((one) => one.name)}
          value={name}
          data-autofocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        {choices === undefined ? (
          <TextInput
            label="Is equal to"
            description={column.type === "json" ? "JSON as stored" : describeValues(column)}
            value={given}
            error={fault}
            disabled={isNull && canBeNull(column)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : (
          <NativeSelect
            label="Is equal to"
            data={[...choices]}
            value={given}
            disabled={isNull && canBeNull(column)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {canBeNull(column) && (
          <Checkbox label="Is null" checked={isNull} onChange={(event) => setIsNull(event.currentTarget.checked)} />
        )}
        <Button type="submit">Apply filter</Button>
      </Stack>
    </form>
  );
}

const choicesOf = ({ type, oneOf }: TableColumn): readonly string[] | undefined =>
  type === "boolean" ? ["true", "false"] : oneOf;
