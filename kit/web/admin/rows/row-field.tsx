/** The field of one column: an input for its type, and checkboxes for null and the default. */
import { Badge, Checkbox, Group, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { TextLink } from "../../elements/text-link.tsx";
import { mayEdit, type TableColumn, type TableDescription } from "../tables.ts";
import { describeValues, instantText, readText, shownText } from "../values.ts";
import type { FieldDraft } from "./draft.ts";
import { rowsAddress, tableAddress } from "./listing.ts";

export interface RowFieldProps {
  readonly table: TableDescription;
  readonly column: TableColumn;
  readonly field: FieldDraft;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly error: string | undefined;
  onChange(field: FieldDraft): void;
}

export function RowField(props: RowFieldProps) {
  const { column, field, onChange } = props;
  const isChoice = column.type === "boolean" || column.oneOf !== undefined;
  return (
    <div>
      {isChoice ? <ChoiceInput {...props} /> : <TypedInput {...props} />}
      {!isChoice && mayEdit(props.table) && (
        <Group gap="md" mt={6}>
          {column.nullable && (
            <Checkbox
              size="xs"
              label="null"
              aria-label={`${column.name} is null`}
              checked={field.is === "null"}
              onChange={() => onChange({ ...field, is: field.is === "null" ? "text" : "null" })}
            />
          )}
          {props.isNew && column.hasDefault && (
            <Checkbox
              size="xs"
              label={defaultText(column)}
              aria-label={`${column.name} is the default`}
              checked={field.is === "default"}
              onChange={() => onChange({ ...field, is: field.is === "default" ? "text" : "default" })}
            />
          )}
        </Group>
      )}
    </div>
  );
}

const defaultText = (column: TableColumn): string =>
  column.defaultValue === undefined ? "the next number" : `the default, ${shownText(column, column.defaultValue)}`;

function inputProps({ table, column, field, isChanged, error }: RowFieldProps) {
  const isKey = table.primaryKey.includes(column.name);
  return {
    label: (
      <>
        <Text span inherit ff="monospace">
          {column.name}
        </Text>
        {isKey && (
          <Badge component="span" size="xs" variant="outline" ml={8}>
            key
          </Badge>
        )}
        {isChanged && (
          <Badge component="span" size="xs" color="amber" variant="light" ml={8}>
            changed
          </Badge>
        )}
      </>
    ),
    description: <Description column={column} field={field} />,
    error,
  };
}

function Description({ column, field }: Pick<RowFieldProps, "column" | "field">) {
  const { references } = column;
  const read = field.is === "text" ? readText(column, field.text) : undefined;
  const instant = column.instant && read && "value" in read ? instantText(read.value) : undefined;
  return (
    <>
      {describeValues(column)}
      {instant !== undefined && `: ${instant}`}
      {references !== undefined && (
        <>
          {", the "}
          {references.column} of a row of{" "}
          <TextLink
            inherit
            underline="always"
            href={
              read && "value" in read
                ? rowsAddress(references.table, references.column, read.value)
                : tableAddress(references.table)
            }
          >
            {references.table}
          </TextLink>
        </>
      )}
    </>
  );
}

function ChoiceInput(props: RowFieldProps) {
  const { table, column, field, isNew, onChange } = props;
  const choices = column.type === "boolean" ? ["true", "false"] : (column.oneOf ?? []);
  // The stored value may be missing from the choices.
  const values = choices.includes(field.text) || field.is !== "text" ? choices : [field.text, ...choices];
  const instead = [
    ...(isNew && column.hasDefault ? [{ value: "default", label: `(${defaultText(column)})` }] : []),
    ...(column.nullable ? [{ value: "null", label: "(null)" }] : []),
  ];
  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    const [is = "", ...text] = value.split(":");
    onChange(is === "text" ? { is, text: text.join(":") } : { ...field, is: is === "null" ? "null" : "default" });
  }
  return (
    <NativeSelect
      {...inputProps(props)}
      data={[...instead, ...values.map((value) => ({ value: `text:${value}`, label: value }))]}
      value={field.is === "text" ? `text:${field.text}` : field.is}
      disabled={!mayEdit(table)}
      onChange={choose}
    />
  );
}

const MONOSPACE = { input: { fontFamily: "var(--mantine-font-family-monospace)" } };

/** A text area with at least this many characters does not grow, because growing would slow down typing. */
const GROWING_LENGTH = 20_000;

function TypedInput(props: RowFieldProps) {
  const { table, column, field, onChange } = props;
  const shared = {
    ...inputProps(props),
    value: field.is === "text" ? field.text : "",
    placeholder: field.is === "text" ? "" : field.is === "null" ? "null" : defaultText(column),
    readOnly: !mayEdit(table),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ is: "text", text: value }),
  };
  // By the first text only: another element in place of the field would take the focus away while the admin types.
  const [isLong] = useState(column.type === "json" || field.text.length > 60 || field.text.includes("\n"));
  if (isLong) {
    const size = field.text.length < GROWING_LENGTH ? { autosize: true, minRows: 2, maxRows: 16 } : { rows: 16 };
    return <Textarea {...shared} {...size} styles={column.type === "json" ? MONOSPACE : {}} spellCheck={false} />;
  }
  const isNumber = column.type === "integer" || column.type === "real";
  return <TextInput {...shared} inputMode={isNumber ? "decimal" : "text"} autoComplete="off" spellCheck={false} />;
}
