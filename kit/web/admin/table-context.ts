/** The table calls of the current service, and hooks to read with them. */
import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import type { RowsQuery, TableCalls } from "./tables.ts";

export interface TableService {
  readonly calls: TableCalls;
  /** Whether the curl commands need a session token. */
  readonly signedIn: boolean;
}

export const TableContext = createContext<TableService | undefined>(undefined);

export function useTableService(): TableService {
  const service = useContext(TableContext);
  if (service === undefined) throw new Error("useTableCalls needs a TableContext above it");
  return service;
}

export function useTableNames() {
  const { calls } = useTableService();
  return useQuery({ queryKey: ["admin", "tables"], queryFn: ({ signal }) => calls.tables().send({ signal }) });
}

const rowsQuery = (calls: TableCalls, table: string, query: RowsQuery) => ({
  queryKey: ["admin", "rows", table, query],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => calls.rows(table, query).send({ signal }),
});

/** One page of rows; the previous page stays until the next one has loaded. */
export function useRows(table: string, query: RowsQuery) {
  const { calls } = useTableService();
  return useQuery({ ...rowsQuery(calls, table, query), placeholderData: keepPreviousData });
}

const FIRST_ROW: RowsQuery = { limit: 1, offset: 0, direction: "asc", where: {} };

/** Every table with its description and number of rows. */
export function useSummaries(tables: readonly string[]) {
  const { calls } = useTableService();
  return useQueries({ queries: tables.map((table) => rowsQuery(calls, table, FIRST_ROW)) });
}

/** Reads everything again, including the game's own pages: a changed row takes effect at once. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
