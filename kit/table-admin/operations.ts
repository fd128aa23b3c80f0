/** The five operations as the API describes them: what validates a request and what is said about it. */
import type { RawParameter } from "../http/request/route-config.ts";
import { ref } from "../http/request/schemas.ts";
import { PageQuery, PartialRow, Row, RowKeyQuery, RowPage, TableName, TableNames } from "./schemas.ts";

const takesEffect = "It takes effect at once in the running game.";

/** Parameters whose names depend on the table: `where.<column>` and `pk.<column>`. */
const columnParameters = (name: string, description: string, required: boolean): RawParameter => ({
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
  },
});

const filters = columnParameters(
  "where",
  "`where.<column>=value` for each column to filter by; all must hold. Integers in plain decimals, booleans as true or " +
    "false, json as JSON text, which is compared with the text that the store keeps. An empty value is null where the " +
    "column is nullable and not text.",
  false,
);

const rowKey = columnParameters(
  "pk",
  "`pk.<column>=value` for each column of the table's primary key, written as in a filter.",
  true,
);

export const listTables = {
  schema: {
    operationId: "adminListTables",
    summary: "List the tables",
    description: "Gives the names of all tables of the store. Changes nothing.",
    response: { 200: TableNames },
  },
};

export const listRows = {
  schema: {
    operationId: "adminListRows",
    summary: "Read rows of a table",
    description:
      "Gives one page of a table's rows together with the table's description. Changes nothing. The order is total: by " +
      "`orderBy`, then by the primary key. An unknown column, and a value that is not of its column's type, is 400.",
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
      "Adds a row and gives it as stored. Columns with a default and nullable ones may be left out; a missing column of " +
      `the primary key is 400, any other 409. ${takesEffect}`,
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
      "Changes the columns given, those of the key too, and gives the row as stored. Without a column nothing changes. " +
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
    description: `Deletes a row that no other row points at, and gives it as it was. ${takesEffect}`,
    params: TableName,
    querystring: RowKeyQuery,
    response: { 200: ref(Row) },
  },
  config: {
    problems: ["unknown-table", "unknown-row", "read-only-table", "constraint-violation"],
    openapi: { parameters: [rowKey] },
  },
};
