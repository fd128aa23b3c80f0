/** The shapes of the table admin's requests and answers: they validate, and the API's description is made from them. */
import Type from "typebox";
import { ref } from "../http/request/schemas.ts";
import { DEFAULT_PAGE_ROWS, MAX_PAGE_ROWS } from "./requests.ts";

export const TableName = Type.Object(
  { name: Type.String({ description: "A name from the list of tables." }) },
  { additionalProperties: false },
);

export const TableNames = Type.Array(Type.String(), { description: "The names of all tables, in alphabetical order." });

export const Row = Type.Record(Type.String(), Type.Unknown(), {
  $id: "TableRow",
  description: "A row: a value for each listed column, typed as the table's description says.",
});

export const PartialRow = Type.Record(Type.String(), Type.Unknown(), {
  description:
    "Values by column: integers and reals as JSON numbers, booleans as true or false, json as JSON of every sort, null where " +
    "the column is nullable.",
});

const oneOf = <Name extends string>(names: readonly Name[], options: object = {}) =>
  Type.Unsafe<Name>({ type: "string", enum: [...names], ...options });

const ColumnDescription = Type.Object(
  {
    name: Type.String(),
    type: oneOf(["integer", "real", "text", "boolean", "json"]),
    nullable: Type.Boolean(),
    hasDefault: Type.Boolean({
      description: "May be left out of a row to add: the store gives `defaultValue`, or without one the next number.",
    }),
    defaultValue: Type.Optional(
      Type.Unknown({ description: "What the store gives to a row that is added without it." }),
    ),
    min: Type.Optional(Type.Number({ description: "Smallest value, or the fewest characters of a text." })),
    max: Type.Optional(Type.Number({ description: "Greatest value, or the most characters of a text." })),
    oneOf: Type.Optional(Type.Array(Type.String(), { description: "The only values allowed." })),
    instant: Type.Optional(
      oneOf(["real", "simulated"], { description: "Milliseconds since 1970, of real time or of the game's." }),
    ),
    references: Type.Optional(
      Type.Object(
        { table: Type.String(), column: Type.String() },
        { additionalProperties: false, description: "The column of another row that this value must be found in." },
      ),
    ),
  },
  {
    $id: "TableColumn",
    additionalProperties: false,
    description: "A column: what its values are and what they may be.",
  },
);

const TableDescription = Type.Object(
  {
    name: Type.String(),
    readOnly: Type.Boolean({ description: "Its rows can be read but not changed here." }),
    canAdd: Type.Boolean({
      description: "Whether rows can be added here: not to a read-only table, and not where a row needs a secret.",
    }),
    primaryKey: Type.Array(Type.String(), { description: "The columns that name a row, in order." }),
    unique: Type.Array(Type.Array(Type.String()), {
      description: "Columns whose values together are found in one row only, besides the primary key.",
    }),
    columns: Type.Array(ref(ColumnDescription), { description: "Those that may be seen, in the order of a row." }),
  },
  { $id: "TableDescription", additionalProperties: false, description: "What a table holds and what it refuses." },
);

export const RowPage = Type.Object(
  {
    table: ref(TableDescription),
    rows: Type.Array(ref(Row)),
    total: Type.Integer({ minimum: 0, description: "How many rows the filters let through, on all pages." }),
  },
  {
    $id: "TablePage",
    additionalProperties: false,
    description: "One page of a table's rows, with the table's description.",
  },
);

/** To be given to `createApp` among its schemas. */
export const tableAdminSchemas = [Row, ColumnDescription, TableDescription, RowPage] as const;

const pageParameters = {
  limit: Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE_ROWS,
    default: DEFAULT_PAGE_ROWS,
    description: "Rows on the page.",
  }),
  offset: Type.Integer({ minimum: 0, default: 0, description: "Rows to skip." }),
  orderBy: Type.String({ description: "The column to sort by; the primary key follows it. Default: the primary key." }),
  direction: oneOf(["asc", "desc"], { default: "asc", description: "Null comes first in ascending order." }),
};

/** One parameter for each column of interest; their names depend on the table. */
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
