/** For tests: reads requests as routes do, starting with their schemas. */
import { validatorCompiler } from "../../http/request/validation.ts";
import type { AdminTable } from "../registry.ts";
import * as requests from "../requests.ts";
import { PageQuery, PartialRow, RowKeyQuery } from "../schemas.ts";

function validator(schema: object, httpPart: string) {
  const validate = validatorCompiler([])({ schema, httpPart, method: "", url: "" });
  return <Values>(given: unknown): Values => {
    const { value, error } = validate(given) as { readonly value?: unknown; readonly error?: Error };
    if (error !== undefined) throw error;
    return value as Values;
  };
}

const page = validator(PageQuery, "querystring");
const rowKey = validator(RowKeyQuery, "querystring");
const row = validator(PartialRow, "body");

export const parsePage = (table: AdminTable, query: object) => requests.parsePage(table, page(query));
export const parseRowKey = (table: AdminTable, query: object) => requests.parseRowKey(table, rowKey(query));
export const parseNewRow = (table: AdminTable, body: unknown) => requests.parseNewRow(table, row(body));
export const parseChanges = (table: AdminTable, body: unknown) => requests.parseChanges(table, row(body));
