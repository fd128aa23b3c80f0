/** The status of the service, refreshed every few seconds while the page is open. */
import { Anchor, SimpleGrid } from "@mantine/core";
import classes from "@outbound/kit/web/elements/figure-rows.module.css";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { Section } from "@outbound/kit/web/elements/section.tsx";
import { duration, integer } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useState } from "react";
import { api, type Overview } from "../../api.ts";
import { useAdminRead } from "../session.ts";
import { commitsASecond, type Reading } from "./overview-rate.ts";

const REFRESH_MS = 3_000;

export function OverviewPage() {
  const query = useAdminRead("overview", api.get("/api/admin/overview"), { refetchInterval: REFRESH_MS });
  const [first, setFirst] = useState<Reading>();
  const { data: overview, dataUpdatedAt: at } = query;
  if (overview !== undefined && first === undefined) setFirst({ revision: overview.world.revision, at });
  return (
    <Page title="Overview" lead="Status of this process, read every three seconds." width={1100}>
      <QueryState query={query} what="the overview" />
      {overview !== undefined && (
        <Groups overview={overview} rate={commitsASecond(first, { revision: overview.world.revision, at })} />
      )}
      <Note>
        The{" "}
        <Anchor href="/metrics" underline="always">
          metrics
        </Anchor>{" "}
        have the same figures for Prometheus, which keeps them over time.
      </Note>
    </Page>
  );
}

function Groups({ overview, rate }: { readonly overview: Overview; readonly rate: string }) {
  const { players, world, queues, process } = overview;
  const groups = [
    [
      "Players",
      [
        ["Online", integer(players.online)],
        ["Streams", integer(players.streams)],
        ["Accounts", integer(players.accounts)],
      ],
    ],
    [
      "World",
      [
        ["Clock", world.clockRuns ? "runs" : "is stopped"],
        ["Planes flying or in repair", integer(world.activePlanes)],
        ["Commits", integer(world.revision)],
        ["Commits a second since this page opened", rate],
        ["Scheduled events", integer(world.eventsWaiting)],
        ["Overdue", world.overdueMs === 0 ? "nothing" : duration(world.overdueMs)],
        ["Quarantined events", integer(world.eventsQuarantined)],
      ],
    ],
    [
      "Waiting",
      [
        ["Commands", integer(queues.commands)],
        ["Passwords to hash", integer(queues.passwords)],
        ["Sign-in locks", integer(queues.signInLocks)],
      ],
    ],
    [
      "Process",
      [
        ["Runs for", duration(process.uptimeSeconds * 1000)],
        ["Memory", `${integer(process.memoryMB)} MB`],
      ],
    ],
  ] as const;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: "start" }}>
      {groups.map(([title, figures]) => (
        <Section key={title} title={title}>
          <Figures className={classes.figures} figures={figures} />
        </Section>
      ))}
    </SimpleGrid>
  );
}
