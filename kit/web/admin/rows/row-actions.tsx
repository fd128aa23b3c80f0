/** The actions of a row's form: save, delete, copy as curl. */
import { Button, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { CurlMenu } from "../../action-button.tsx";
import type { Call } from "../../call.ts";
import { counted } from "../../format.ts";
import { useTableService } from "../table-context.ts";
import { mayEdit, type Row, type TableColumn, type TableDescription } from "../tables.ts";
import { shortened, shownText } from "../values.ts";
import classes from "./row-form.module.css";

interface RowActionsProps {
  readonly table: TableDescription;
  readonly stored: Row | undefined;
  /** The values to send. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The reason why a text is invalid, by column. */
  readonly faults: Readonly<Record<string, string>>;
  readonly call: () => Call<Row>;
  readonly busy: boolean;
  onDelete(): void;
}

export function RowActions({ table, stored, values, faults, call, busy, onDelete }: RowActionsProps) {
  const { signedIn } = useTableService();
  const changes = Object.keys(values).length;
  if (table.readOnly) return null;
  return (
    <div className={classes.actions}>
      {stored !== undefined && mayEdit(table) && (
        <Changes table={table} stored={stored} values={values} faults={faults} />
      )}
      <Group justify="space-between" wrap="nowrap">
        {mayEdit(table) && (
          <Group gap={2} wrap="nowrap">
            <Button
              type="submit"
              loading={busy}
              disabled={stored !== undefined && changes === 0 && Object.keys(faults).length === 0}
            >
              {stored === undefined ? "Add row" : changes === 0 ? "Save" : `Save ${counted(changes, "change")}`}
            </Button>
            <CurlMenu
              call={call()}
              of={stored === undefined ? "adding the row" : "saving the row"}
              signedIn={signedIn}
            />
          </Group>
        )}
        {stored !== undefined && (
          <Button
            variant="subtle"
            color="red"
            c="var(--outbound-bad)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Greatest length of a shown value, and greatest number of shown changes. */
const SHOWN_LENGTH = 40;
const SHOWN_LINES = 4;

interface ChangesProps extends Pick<RowActionsProps, "table" | "values" | "faults"> {
  readonly stored: Row;
}

/** Lists what saving would change. */
function Changes({ table, stored, values, faults }: ChangesProps) {
  const changed = table.columns.filter(({ name }) => name in values);
  const short = (column: TableColumn, row: Row) => shortened(shownText(column, row[column.name]), SHOWN_LENGTH);
  const lines = [
    ...changed.map((column) => (
      <div key={column.name}>
        {column.name}: {short(column, stored)} → <strong>{short(column, values)}</strong>
      </div>
    )),
    ...Object.entries(faults).map(([name, fault]) => (
      <div key={name}>
        {name} {fault}
      </div>
    )),
  ];
  return (
    <Text size="sm" c="dimmed" component="div" role="status" className={classes.changes}>
      {lines.length === 0 && "No changes yet."}
      {lines.slice(0, SHOWN_LINES)}
      {lines.length > SHOWN_LINES && <div>and {lines.length - SHOWN_LINES} more</div>}
    </Text>
  );
}
