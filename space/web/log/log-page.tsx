/** The log page: filters, and events by turn, the newest turn first. */
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { useLocation, useSearch } from "wouter";
import { PastEncounters } from "../encounters/past-encounters.tsx";
import { EventList } from "./event-list.tsx";
import { filterOf, searchOf } from "./log-filter.ts";
import { LogFilters } from "./log-filters.tsx";

export default function LogPage() {
  const filter = filterOf(useSearch());
  const [, goTo] = useLocation();
  return (
    <Page title="Log" lead="Newest turn first. Updates live." width={860}>
      <QueryBoundary what="the decisions">
        <PastEncounters />
      </QueryBoundary>
      <LogFilters filter={filter} onChange={(changed) => goTo(`/log${searchOf(changed)}`, { replace: true })} />
      <QueryBoundary key={searchOf(filter)} what="the log">
        <EventList filter={filter} />
      </QueryBoundary>
    </Page>
  );
}
