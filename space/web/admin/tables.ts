/** The calls of the table admin. If the contract does not fit what the panel expects, type checking fails here. */
import type { TableCalls } from "@outbound/kit/web/admin/tables.ts";
import { api } from "../api.ts";

const ROWS = "/api/admin/tables/{name}/rows";

export const tables: TableCalls = {
  tables: () => api.get("/api/admin/tables"),
  rows: (name, query) => api.get(ROWS, { path: { name }, query }),
  add: (name, body) => api.post(ROWS, { path: { name }, body }),
  edit: (name, pk, body) => api.patch(ROWS, { path: { name }, query: { pk }, body }),
  remove: (name, pk) => api.delete(ROWS, { path: { name }, query: { pk } }),
};
