/** The calls of the table admin. It compiles only if the API contract matches what the panel expects. */
import type { TableCalls } from "@outbound/kit/web/admin/tables.ts";
import { api } from "../api.ts";
import { guarded } from "./session.ts";

const ROWS = "/api/admin/tables/{name}/rows";

export const tables: TableCalls = {
  tables: () => guarded(api.get("/api/admin/tables")),
  rows: (name, query) => guarded(api.get(ROWS, { path: { name }, query })),
  add: (name, body) => guarded(api.post(ROWS, { path: { name }, body })),
  edit: (name, pk, body) => guarded(api.patch(ROWS, { path: { name }, query: { pk }, body })),
  remove: (name, pk) => guarded(api.delete(ROWS, { path: { name }, query: { pk } })),
};
