/** Describes the five operations: schemas and texts. */
import type { RawParameter } from "../http/request/route-config.ts";
import { ref } from "../http/request/schemas.ts";
import type { Table } from "../store/table.ts";
import { PageQuery, PartialRow, Row, RowKeyQuery, RowPage, TableName, TableNames } from "./schemas.ts";

const takesEffect = "It takes effect at once in the running game.";

/** Parameters with names that depend on the table: `where.<column>` and `pk.<column>`. */
const columnParameters = (
  name: string,
  description: string,
  required: boolean,
  example: Readonly<Record<string, string>>,
): RawParameter => ({
  name,
  in: "query",
  required,
  description,
  style: "form",
  explode: true,
  schema: {
    type: "object",
    propertyNames: { pattern: `^${name}\\..+$` },
    additionalProperties: { type: "string" },
    ...(required ? {} : { examples: [example] }),
  },
  ...(required ? { example } : {}),
});

const filters = columnParameters(
  "where",
  "`where.<column>=value` for each column to filter by. A row must match all filters. Integers are plain decimals, booleans are true or false, json is JSON text, which is compared with the stored text. An empty value means null if the column is nullable and not text.",
  false,
  { "where.id": "1" },
);

const rowKey = columnParameters(
  "pk",
  "`pk.<column>=value` for each column of the table's primary key, written as in a filter.",
  true,
  { "pk.id": "1" },
);

export const listTables = (tables: readonly Table[]) => ({
  schema: {
    operationId: "adminListTables",
    summary: "List the tables",
    description: `Returns the names of all tables. Changes nothing.${access(tables)}`,
    response: { 200: TableNames },
  },
});

function access(tables: readonly Table[]): string {
  const names = (those: readonly Table[]) => those.map(({ name }) => `\`${name}\``).join(", ");
  const [readOnly, deleteOnly] = [tables.filter((one) => one.readOnly), tables.filter((one) => one.deleteOnly)];
  return [
    readOnly.length === 0 ? "" : ` Read-only are ${names(readOnly)}.`,
    deleteOnly.length === 0 ? "" : ` Rows of ${names(deleteOnly)} can be deleted but not changed.`,
  ].join("");
}

export const listRows = {
  schema: {
    operationId: "adminListRows",
    summary: "Read rows of a table",
    description:
      "Returns one page of a table's rows and the table's description. Changes nothing. Rows are sorted by `orderBy`, " +
      "then by the primary key. An unknown column, or a value of the wrong type, is 400. The service searches at most " +
      "10,000 rows for a page. So a page of a longer table may be short or empty although `next` leads to more.",
    params: TableName,
    querystring: PageQuery,
    response: { 200: ref(RowPage) },
  },
  config: { problems: ["unknown-table"], openapi: { parameters: [filters] } },
};

export const addRow = {
  schema: {
    operationId: "adminAddRow",
    summary: "Add a row",
    description:
      "Adds a row and returns it as stored. Nullable columns and columns with a default may be omitted. If another column " +
      `is missing, the answer is 400 for a key column and 409 otherwise. ${takesEffect}`,
    params: TableName,
    body: PartialRow,
    response: { 201: ref(Row) },
  },
  config: { problems: ["unknown-table", "read-only-table", "constraint-violation"] },
};

export const editRow = {
  schema: {
    operationId: "adminEditRow",
    summary: "Edit a row",
    description:
      "Changes the given columns, key columns included, and returns the row as stored. An empty object changes nothing. " +
      takesEffect,
    params: TableName,
    querystring: RowKeyQuery,
    body: PartialRow,
    response: { 200: ref(Row) },
  },
  config: {
    problems: ["unknown-table", "unknown-row", "read-only-table", "constraint-violation"],
    openapi: { parameters: [rowKey] },
  },
};

export const deleteRow = {
  schema: {
    operationId: "adminDeleteRow",
    summary: "Delete a row",
    description: `Deletes a row that no other row references, and returns it. ${takesEffect}`,
    params: TableName,
    querystring: RowKeyQuery,
    response: { 200: ref(Row) },
  },
  config: {
    problems: ["unknown-table", "unknown-row", "read-only-table", "constraint-violation"],
    openapi: { parameters: [rowKey] },
  },
};
