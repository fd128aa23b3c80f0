/** The table admin as tests call it. */
import type { Answer } from "@outbound/kit/testing/app-client.ts";
import type { AdminClient } from "./cargo-app.ts";

export type Row = Readonly<Record<string, unknown>>;

export interface TablePage {
  readonly table: { readonly primaryKey: readonly string[]; readonly columns: readonly { readonly name: string }[] };
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Rows of one table, addressed by their key: an object of columns, or the id. */
export interface TableRows {
  page(query?: string): Promise<TablePage>;
  all(where?: Row): Promise<readonly Row[]>;
  /** Returns the only row with these values. */
  one(where: Row): Promise<Row>;
  add(row: Row): Promise<Answer<Row>>;
  edit(key: Row | number, change: Row): Promise<Answer<Row>>;
  remove(key: Row | number): Promise<Answer<Row>>;
}

export function tableRows(admin: Pick<AdminClient, "call" | "ok">, table: string): TableRows {
  const path = `/api/admin/tables/${table}/rows`;
  const page = (query = "?limit=500") => admin.ok<TablePage>("GET", `${path}${query}`);
  const all = async (where: Row = {}) => (await page(`?limit=500${parameters("where", where, "&")}`)).rows;
  return {
    page,
    all,
    one: async (where) => {
      const [row, ...more] = await all(where);
      if (row === undefined || more.length > 0) throw new Error(`${more.length + 1} rows of ${table} or none`);
      return row;
    },
    add: (row) => admin.call<Row>("POST", path, row),
    edit: (key, change) => admin.call<Row>("PATCH", `${path}${parameters("pk", keyOf(key), "?")}`, change),
    remove: (key) => admin.call<Row>("DELETE", `${path}${parameters("pk", keyOf(key), "?")}`),
  };
}

const keyOf = (key: Row | number): Row => (typeof key === "number" ? { id: key } : key);

function parameters(prefix: string, values: Row, before: "?" | "&"): string {
  const pairs = Object.entries(values).map(([name, value]) => `${prefix}.${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? "" : before + pairs.join("&");
}
