/** The draft of a row that is edited or added: a text per column, and the values to send. */
import type { Row, TableColumn, TableDescription } from "../tables.ts";
import { editableText, readText } from "../values.ts";

export interface FieldDraft {
  readonly text: string;
  /** Null and the default replace the text. */
  readonly is: "text" | "null" | "default";
}

export type RowDraft = Readonly<Record<string, FieldDraft>>;

/** The draft of a stored row. */
export const draftOfRow = ({ columns }: TableDescription, row: Row): RowDraft =>
  Object.fromEntries(columns.map((column) => [column.name, draftOfValue(column, row[column.name])]));

const draftOfValue = (column: TableColumn, value: unknown): FieldDraft =>
  value === null ? { text: startText(column), is: "null" } : { text: editableText(column, value), is: "text" };

/** The draft of a new row: columns with a default use it, nullable ones are null, and the others must be filled in. */
export const draftOfNewRow = ({ columns }: TableDescription): RowDraft =>
  Object.fromEntries(
    columns.map((column) => {
      const is = column.hasDefault ? "default" : column.nullable ? "null" : "text";
      return [column.name, { text: startText(column), is }];
    }),
  );

/** Returns the first text of an input when a value replaces null or the default. */
function startText(column: TableColumn): string {
  if (column.defaultValue !== undefined) return editableText(column, column.defaultValue);
  if (column.oneOf !== undefined) return column.oneOf[0] ?? "";
  if (column.type === "boolean") return "false";
  return column.type === "json" ? "{}" : "";
}

export interface DraftReading {
  /** The values to send: for a stored row those that differ, for a new row all except the defaults. */
  readonly values: Record<string, unknown>;
  /** The reason why a text is invalid, by column. */
  readonly faults: Readonly<Record<string, string>>;
}

export function readDraft(table: TableDescription, draft: RowDraft, stored?: Row): DraftReading {
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const column of table.columns) {
    const field = draft[column.name];
    if (field === undefined || field.is === "default") continue;
    const read = field.is === "null" ? { value: null } : readText(column, field.text);
    if ("fault" in read) {
      // A stored value is never an error: only edited fields are checked.
      if (stored === undefined || field.text !== editableText(column, stored[column.name]))
        faults[column.name] = read.fault;
    } else if (stored === undefined || JSON.stringify(read.value) !== JSON.stringify(stored[column.name])) {
      values[column.name] = read.value;
    }
  }
  return { values, faults };
}
