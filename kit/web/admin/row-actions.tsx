/** What can be done with the row of a form: save it, delete it, take the call along as a command. */
import { Button, Code, Group, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { CurlMenu } from "../action-button.tsx";
import type { Call } from "../call.ts";
import { counted } from "../format.ts";
import { ConfirmCall } from "./confirm.tsx";
import classes from "./row-form.module.css";
import { keyParameters, rowName } from "./row-key.ts";
import { useRefresh, useTableService } from "./table-context.ts";
import type { Row, TableDescription } from "./tables.ts";
import { shownText } from "./values.ts";

interface RowActionsProps {
  readonly table: TableDescription;
  readonly stored: Row | undefined;
  /** What would be sent. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether a field holds what is no value. */
  readonly isWrong: boolean;
  readonly call: () => Call<Row>;
  readonly busy: boolean;
  /** The row was deleted. */
  onGone(): void;
}

export function RowActions({ table, stored, values, isWrong, call, busy, onGone }: RowActionsProps) {
  const { signedIn } = useTableService();
  const changes = Object.keys(values).length;
  if (table.readOnly) return null;
  return (
    <div className={classes.actions}>
      {stored !== undefined && <Changes table={table} stored={stored} values={values} isWrong={isWrong} />}
      <Group justify="space-between" wrap="nowrap">
        <Group gap={2} wrap="nowrap">
          <Button type="submit" loading={busy} disabled={stored !== undefined && changes === 0 && !isWrong}>
            {stored === undefined ? "Add the row" : changes === 0 ? "Save" : `Save ${counted(changes, "change")}`}
          </Button>
          <CurlMenu call={call()} of={stored === undefined ? "adding the row" : "saving the row"} signedIn={signedIn} />
        </Group>
        {stored !== undefined && <DeleteButton table={table} stored={stored} onGone={onGone} />}
      </Group>
    </div>
  );
}

const SHOWN_LENGTH = 40;

interface ChangesProps extends Pick<RowActionsProps, "table" | "values" | "isWrong"> {
  readonly stored: Row;
}

/** What saving would do. */
function Changes({ table, stored, values, isWrong }: ChangesProps) {
  const changed = table.columns.filter(({ name }) => name in values);
  const short = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} …` : text);
  return (
    <Text size="sm" c="dimmed" component="div" role="status" className={classes.changes}>
      {changed.length === 0
        ? isWrong
          ? "What you typed is no value of the column yet."
          : "Nothing is changed yet."
        : changed.map((column) => (
            <div key={column.name}>
              {column.name}: {short(shownText(column, stored[column.name]))} →{" "}
              <strong>{short(shownText(column, values[column.name]))}</strong>
            </div>
          ))}
    </Text>
  );
}

function DeleteButton({ table, stored, onGone }: Pick<RowActionsProps, "table" | "onGone"> & { readonly stored: Row }) {
  const { calls } = useTableService();
  const refresh = useRefresh();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        c="var(--outbound-bad)"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        Delete
      </Button>
      <ConfirmCall
        opened={asks}
        onClose={() => setAsks(false)}
        title={`Delete a row of ${table.name}?`}
        confirm="Delete the row"
        call={() => calls.remove(table.name, keyParameters(table, stored))}
        done={`Deleted ${rowName(table, stored)} of ${table.name}.`}
        onDone={() => {
          onGone();
          void refresh();
        }}
      >
        <Text>
          The row with <Code>{rowName(table, stored)}</Code> is gone from the game at once, and nothing brings it back.
        </Text>
      </ConfirmCall>
    </>
  );
}
