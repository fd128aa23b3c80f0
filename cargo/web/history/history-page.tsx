/** What happened, page by page back to the first day. */
import { Card, Stack, Tabs } from "@mantine/core";
import { Page } from "@outbound/kit/web/page.tsx";
import { useSearchParams } from "wouter";
import { EndedJobs } from "./ended-jobs.tsx";
import { EventsLog } from "./events-log.tsx";

export default function HistoryPage() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("show") === "jobs" ? "jobs" : "events";
  return (
    <Page title="History" lead="What happened to your company, the latest first." width={900}>
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
          <Tabs.Panel value="events">
            <Stack gap="xs">
              <EventsLog />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="jobs">
            <Stack gap="xs">
              <EndedJobs />
            </Stack>
          </Tabs.Panel>
        </Tabs>
      </Card>
    </Page>
  );
}
