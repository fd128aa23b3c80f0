/** The service's table calls, and the queries that use them. */
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { readOptions, useRead } from "../use-read.ts";
import type { RowsQuery, TableCalls } from "./tables.ts";

export interface TableService {
  readonly calls: TableCalls;
  /** True if the curl commands need a session token. */
  readonly signedIn: boolean;
}

export const TableContext = createContext<TableService | undefined>(undefined);

export function useTableService(): TableService {
  const service = useContext(TableContext);
  if (service === undefined) throw new Error("outside of TableContext");
  return service;
}

export function useTableNames() {
  const { calls } = useTableService();
  return useRead(["admin", "tables"], calls.tables());
}

const rowsKey = (table: string, query: RowsQuery) => ["admin", "rows", table, query];

/** One page of rows. The previous page is shown until the next one has loaded. */
export function useRows(table: string, query: RowsQuery) {
  const { calls } = useTableService();
  return useRead(rowsKey(table, query), calls.rows(table, query), { placeholderData: keepPreviousData });
}

const FIRST_ROW: RowsQuery = { limit: 1, offset: 0, direction: "asc", where: {} };

/** Returns every table with its description and number of rows. */
export function useSummaries(tables: readonly string[]) {
  const { calls } = useTableService();
  return useQueries({
    queries: tables.map((table) => readOptions(rowsKey(table, FIRST_ROW), calls.rows(table, FIRST_ROW))),
  });
}
