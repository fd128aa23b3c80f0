/** The company's history: events and ended jobs. */
import { Card, Stack, Tabs } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { useSearchParams } from "wouter";
import { EndedJobs } from "./ended-jobs.tsx";
import { EventsLog } from "./events-log.tsx";

export default function HistoryPage() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("show") === "jobs" ? "jobs" : "events";
  return (
    <Page title="History" lead="What happened to your company, newest first." width={900}>
      <Card className="card">
        <Tabs
          value={shown}
          onChange={(value) => setSearch(value === "jobs" ? { show: "jobs" } : {}, { replace: true })}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="events">Events</Tabs.Tab>
            <Tabs.Tab value="jobs">Ended jobs</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={shown}>
            <Stack gap="xs">{shown === "jobs" ? <EndedJobs /> : <EventsLog />}</Stack>
          </Tabs.Panel>
        </Tabs>
      </Card>
    </Page>
  );
}
