/** The calls of the service whose tables are shown, and reading with them. */
import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext } from "react";
import type { RowsQuery, TableCalls } from "./tables.ts";

export interface TableService {
  readonly calls: TableCalls;
  /** Whether the calls need a session, for curl commands. */
  readonly signedIn: boolean;
}

export const TableContext = createContext<TableService | undefined>(undefined);

export function useTableService(): TableService {
  const service = useContext(TableContext);
  if (service === undefined) throw new Error("there is no TableContext around this");
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

/** One page of rows; while the next one comes, the one before it stays. */
export function useRows(table: string, query: RowsQuery) {
  const { calls } = useTableService();
  return useQuery({ ...rowsQuery(calls, table, query), placeholderData: keepPreviousData });
}

const FIRST_ROW: RowsQuery = { limit: 1, offset: 0, direction: "asc", where: {} };

/** What there is to know of each table: its description and how many rows it has. */
export function useSummaries(tables: readonly string[]) {
  const { calls } = useTableService();
  return useQueries({ queries: tables.map((table) => rowsQuery(calls, table, FIRST_ROW)) });
}

/** Reads everything anew, the game's own pages too: a changed row is the game's truth at once. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
