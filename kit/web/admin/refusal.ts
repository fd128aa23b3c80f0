/** Distributes a refused change of a row to messages: one for each field, and one for the whole row. */
import { detailOf, fieldErrors, ProblemError } from "../problem.ts";

export interface RowRefusal {
  /** Message by column. */
  readonly fields: Readonly<Record<string, string>>;
  /** Shown above the form; undefined if the fields say everything. */
  readonly message: string | undefined;
  /** The rules of the game that the change would break. */
  readonly violations: readonly string[];
}

/** `table` is the changed one: fields of another table's constraint are not in this form. */
export function rowRefusal(error: unknown, table: string, columns: readonly string[]): RowRefusal {
  const { details = {} } = error instanceof ProblemError ? error.problem : {};
  const named = fieldErrors(error);
  const own = details.table === table ? strings(details.columns).filter((name) => columns.includes(name)) : [];
  const fields = Object.fromEntries([
    ...Object.entries(named).filter(([name]) => columns.includes(name)),
    ...own.map((name) => [name, constraintText(details.kind, detailOf(error))]),
  ]);
  const isAtFields = Object.keys(fields).length > 0 && Object.keys(named).every((name) => columns.includes(name));
  return { fields, message: isAtFields ? undefined : detailOf(error), violations: strings(details.violations) };
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The service's sentence, preceded by the kind of the constraint. */
function constraintText(kind: unknown, detail: string): string {
  const name = CONSTRAINTS[String(kind)];
  return name === undefined ? detail : `${name}: ${detail}`;
}

const CONSTRAINTS: Readonly<Record<string, string>> = {
  "not-null": "Not null",
  check: "Check",
  unique: "Unique",
  "foreign-key": "Foreign key",
};
