/** The tables of a service, below /admin/tables. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { Route, Switch } from "wouter";
import { NotFoundPage } from "../not-found-page.tsx";
import { AfterAction } from "../use-action.ts";
import { TableContext } from "./table-context.ts";
import { TablePage } from "./table-page.tsx";
import type { TableCalls } from "./tables.ts";
import { TablesPage } from "./tables-page.tsx";

export interface AdminTablesProps {
  readonly calls: TableCalls;
  readonly signedIn?: boolean;
  /** Shown above the list of tables: a warning for everyone who edits rows. */
  readonly note: ReactNode;
}

export function AdminTables({ calls, signedIn = false, note }: AdminTablesProps) {
  const service = useMemo(() => ({ calls, signedIn }), [calls, signedIn]);
  const queries = useQueryClient();
  // Refreshes everything, including the game's own pages, because a changed row takes effect at once.
  const refresh = useCallback(() => queries.invalidateQueries(), [queries]);
  return (
    <TableContext value={service}>
      <AfterAction value={refresh}>
        <Switch>
          <Route path="/admin/tables">
            <TablesPage note={note} />
          </Route>
          <Route path="/admin/tables/:name">{({ name }) => <TablePage key={name} name={name} />}</Route>
          <Route component={NotFoundPage} />
        </Switch>
      </AfterAction>
    </TableContext>
  );
}
