/** A row's columns as fields. Only changes are sent, and refusals are shown at their fields. */
import { List, Stack } from "@mantine/core";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { RefusalAlert } from "../../elements/refusal-alert.tsx";
import { useAction } from "../../use-action.ts";
import { rowRefusal } from "../refusal.ts";
import { useTableService } from "../table-context.ts";
import type { Row, TableDescription } from "../tables.ts";
import { draftOfNewRow, draftOfRow, type FieldDraft, readDraft } from "./draft.ts";
import { RowActions } from "./row-actions.tsx";
import { RowField } from "./row-field.tsx";
import classes from "./row-form.module.css";
import { keyParameters, rowName } from "./row-key.ts";

interface RowFormProps {
  readonly table: TableDescription;
  /** Undefined for a row to add. */
  readonly stored: Row | undefined;
  /** Called when the form gets or loses unsaved changes. */
  onChanged(isChanged: boolean): void;
  onDelete(): void;
  onLeave(): void;
}

export function RowForm({ table, stored, onChanged, onDelete, onLeave }: RowFormProps) {
  const { calls } = useTableService();
  const action = useAction();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => (stored ? draftOfRow(table, stored) : draftOfNewRow(table)));
  const [refused, setRefused] = useState<unknown>();
  const [attempts, setAttempts] = useState(0);
  const { values, faults } = readDraft(table, draft, stored);
  const names = table.columns.map(({ name }) => name);
  const refusal = refused === undefined ? undefined : rowRefusal(refused, table.name, names);

  useFaultFocus(form, attempts);

  function change(name: string, field: FieldDraft) {
    setDraft({ ...draft, [name]: field });
    setRefused(undefined);
    onChanged(true);
  }
  const call = () =>
    stored ? calls.edit(table.name, keyParameters(table, stored), values) : calls.add(table.name, values);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isWrong = Object.keys(faults).length > 0;
    const saved =
      !isWrong && (await action.run(call(), { onRefused: setRefused, done: (row) => doneText(table, row, stored) }));
    if (!saved) return setAttempts(attempts + 1);
    onLeave();
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label="The row">
      <Stack gap="md">
        <RefusalAlert error={refusal?.message}>
          <Violations violations={refusal?.violations ?? []} />
        </RefusalAlert>
        {table.columns.map((column) => {
          const { name } = column;
          // Errors are shown after the first attempt to save: a field that grows on blur would move the button away from the
          // pointer.
          const fault = attempts > 0 ? faults[name] : undefined;
          return (
            <RowField
              key={name}
              table={table}
              column={column}
              field={draft[name] ?? { text: "", is: "text" }}
              isNew={stored === undefined}
              isChanged={stored !== undefined && name in values}
              error={fault ?? refusal?.fields[name]}
              onChange={(field) => change(name, field)}
            />
          );
        })}
        <RowActions
          table={table}
          stored={stored}
          values={values}
          faults={faults}
          call={call}
          busy={action.busy}
          onDelete={onDelete}
        />
      </Stack>
    </form>
  );
}

/** Moves the focus to the first invalid field after each failed attempt. */
function useFaultFocus(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    const field = attempts > 0 ? form.current?.querySelector<HTMLElement>("[aria-invalid=true]") : undefined;
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  }, [form, attempts]);
}

/** Lists the violated rules. A single one is already in the refusal's message. */
const Violations = ({ violations }: { readonly violations: readonly string[] }) =>
  violations.length > 1 && (
    <List size="sm">
      {violations.map((violation) => (
        <List.Item key={violation}>{violation}</List.Item>
      ))}
    </List>
  );

/** Message after success, with the row's key. */
function doneText(table: TableDescription, row: Row, stored: Row | undefined): string {
  if (stored === undefined) return `Added ${rowName(table, row)} to ${table.name}.`;
  return `Saved ${rowName(table, row)} of ${table.name}.`;
}
