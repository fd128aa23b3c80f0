/** Schemas of the table admin's requests and answers, for validation and the API's description. */

import type { Static } from "typebox";
import { ref } from "../http/request/schemas.ts";
import { Type } from "../http/request/type.ts";

const MAX_PAGE_ROWS = 500;
const DEFAULT_PAGE_ROWS = 50;

export const TableName = Type.Object(
  { name: Type.String({ description: "A name from the list of tables.", example: "events" }) },
  { additionalProperties: false },
);

export const TableNames = Type.Array(Type.String(), { description: "The names of all tables, in alphabetical order." });

export const Row = Type.Record(Type.String(), Type.Unknown(), {
  $id: "TableRow",
  description: "A row: a value for each listed column, typed as the table's description says.",
});

export const PartialRow = Type.Record(Type.String(), Type.Unknown(), {
  description:
    "Values by column: integers and reals as JSON numbers, booleans as true or false, json as a JSON value, null where " +
    "the column is nullable.",
});

const oneOf = <Name extends string>(names: readonly Name[], options: object = {}) =>
  Type.Unsafe<Name>({ type: "string", enum: [...names], ...options });

export type ColumnDescription = Static<typeof ColumnDescription>;
const ColumnDescription = Type.Object(
  {
    name: Type.String(),
    type: oneOf(["integer", "real", "text", "boolean", "json"]),
    nullable: Type.Boolean(),
    hasDefault: Type.Boolean({
      description:
        "May be omitted from a new row: the database sets `defaultValue`, or the next number if there is none.",
    }),
    defaultValue: Type.Optional(Type.Unknown({ description: "Value of a new row that omits the column." })),
    min: Type.Optional(Type.Number({ description: "Least value, or least length of a text in characters." })),
    max: Type.Optional(Type.Number({ description: "Greatest value, or greatest length of a text in characters." })),
    oneOf: Type.Optional(Type.Array(Type.String(), { description: "The only values allowed." })),
    instant: Type.Optional(
      oneOf(["real", "simulated"], { description: "Milliseconds since 1970, in real or simulated time." }),
    ),
    references: Type.Optional(
      Type.Object(
        { table: Type.String(), column: Type.String() },
        { additionalProperties: false, description: "The value must exist in this column." },
      ),
    ),
  },
  {
    $id: "TableColumn",
    additionalProperties: false,
    description: "A column, the type of its values, and the values that it takes.",
  },
);

export type TableDescription = Static<typeof TableDescription>;
const TableDescription = Type.Object(
  {
    name: Type.String(),
    readOnly: Type.Boolean({ description: "Rows can be read but not changed." }),
    deleteOnly: Type.Boolean({ description: "Rows can be read and deleted, but not changed." }),
    canAdd: Type.Boolean({
      description:
        "True if rows can be added: false for a read-only or delete-only table, and if a row needs a secret.",
    }),
    primaryKey: Type.Array(Type.String(), { description: "The columns that identify a row, in order." }),
    unique: Type.Array(Type.Array(Type.String()), {
      description: "Sets of columns, besides the primary key, whose values are unique together.",
    }),
    columns: Type.Array(ref(ColumnDescription), { description: "The visible columns, in order." }),
  },
  { $id: "TableDescription", additionalProperties: false, description: "A table's columns and constraints." },
);

export const RowPage = Type.Object(
  {
    table: ref(TableDescription),
    rows: Type.Array(ref(Row)),
    total: Type.Integer({
      minimum: 0,
      description: "Rows that match the filters, on all pages. A lower bound if `totalIsExact` is false.",
    }),
    totalIsExact: Type.Boolean({ description: "False if more than 10,000 rows would have to be counted." }),
    next: Type.Union([Type.String(), Type.Null()], {
      description: "`after` of the next page, which may be shorter than `limit`. Null on the last page.",
    }),
  },
  {
    $id: "TablePage",
    additionalProperties: false,
    description: "One page of a table's rows, with the table's description.",
  },
);

/** Passed to `createApp` as `schemas`. */
export const tableAdminSchemas = [Row, ColumnDescription, TableDescription, RowPage] as const;

const pageParameters = {
  limit: Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE_ROWS,
    default: DEFAULT_PAGE_ROWS,
    description: "Maximum number of rows on the page.",
  }),
  offset: Type.Integer({
    minimum: 0,
    default: 0,
    description: "Rows to skip: at most 10,000 in a longer table. `after` has no such limit.",
  }),
  after: Type.String({
    maxLength: 2000,
    description: "`next` of an earlier page with the same filters, order and direction, in place of `offset`.",
    example: "[50]",
  }),
  orderBy: Type.String({
    description:
      "The column to sort by, and then by the primary key. Default: the primary key. A table of more than 10,000 rows can be " +
      "sorted only as one of its indexes is, after the columns of the filters.",
    example: "id",
  }),
  direction: oneOf(["asc", "desc"], {
    default: "asc",
    description: "Ascending or descending. Null comes first in ascending order.",
  }),
};

/** One parameter for each column. */
const columnParameters = (prefix: string) => ({ [`^${prefix}\\..+$`]: Type.String() });

export const PageQuery = Type.Unsafe<Record<string, unknown>>({
  type: "object",
  properties: pageParameters,
  patternProperties: columnParameters("where"),
  additionalProperties: false,
});

export const RowKeyQuery = Type.Unsafe<Record<string, unknown>>({
  type: "object",
  properties: {},
  patternProperties: columnParameters("pk"),
  additionalProperties: false,
});
