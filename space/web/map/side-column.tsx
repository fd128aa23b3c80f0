/** The column beside the map: the selected system, suggestions or all systems, and below them the queue. */
import { Box, Divider, Tabs, Title } from "@mantine/core";
import { useSessionStorage } from "@mantine/hooks";
import { NoticeLane } from "@outbound/kit/web/elements/notice-lane.tsx";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { System } from "../api.ts";
import { FactionsCard } from "../encounters/factions-card.tsx";
import { useWorld } from "../game/game.ts";
import { QueuePanel } from "../queue/queue-panel.tsx";
import { GoalCard } from "./goal-card.tsx";
import { NextSteps } from "./next-steps.tsx";
import classes from "./side-column.module.css";
import { SystemList } from "./system/system-list.tsx";
import { SystemPanel } from "./system/system-panel.tsx";

/** Keeps the tabs in one row; a long system name is cut off. */
const TABS = {
  list: { flexWrap: "nowrap" },
  tab: { paddingInline: "0.6rem" },
  tabLabel: { overflow: "hidden", textOverflow: "ellipsis", lineHeight: 1.5, marginBlock: "-0.25em" },
} as const;

export interface SideColumnProps {
  readonly selected: System;
  /** Systems that were just explored for the first time. */
  readonly discoveries: ReadonlySet<number>;
}

export function SideColumn({ selected, discoveries }: SideColumnProps) {
  const { seed } = useWorld().save;
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [tab, setTab] = useSessionStorage<string | null>({
    key: `outbound-space-side-${seed}`,
    defaultValue: search.has("system") ? "system" : "next",
    getInitialValueInEffect: false,
  });
  const [asked, setAsked] = useState(0);
  const asks = search.has("orders");
  useEffect(() => {
    if (!asks) return;
    setTab("next");
    setAsked((count) => count + 1);
    // Removes the parameter, so that following the link again changes the address again.
    navigate("/", { replace: true });
  }, [asks, setTab, navigate]);
  // A link to a system opens its panel, even if the system is already selected.
  const linked = search.has("panel");
  useEffect(() => {
    if (!linked) return;
    setTab("system");
    navigate(`/?system=${selected.id}`, { replace: true });
  }, [linked, setTab, navigate, selected.id]);
  const isWide = useMatches("(min-width: 62em)");
  return (
    <div className={classes.column}>
      <div className={classes.scroll}>
        <Tabs value={tab} onChange={setTab} keepMounted={false} styles={TABS}>
          <Tabs.List grow>
            <Tabs.Tab value="system" flex="1 1 auto" miw={0}>
              {selected.name}
            </Tabs.Tab>
            <Tabs.Tab value="next" aria-keyshortcuts="O">
              Suggested orders
            </Tabs.Tab>
            <Tabs.Tab value="systems">Systems</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="system" p="md">
            <SystemPanel key={selected.id} system={selected} isNew={discoveries.has(selected.id)} />
          </Tabs.Panel>
          <Tabs.Panel value="next" p="md">
            <NextSteps asked={asked} />
            <Divider my="md" />
            <GoalCard />
            <Divider my="md" />
            <QueryBoundary what="the factions">
              <FactionsCard />
            </QueryBoundary>
          </Tabs.Panel>
          <Tabs.Panel value="systems" p="md">
            <Title order={2} mb="xs">
              All systems
            </Title>
            <SystemList selectedId={selected.id} />
          </Tabs.Panel>
        </Tabs>
        <Box p="md">
          <QueuePanel />
        </Box>
      </div>
      {isWide && <NoticeLane limit={1} isOfPage />}
    </div>
  );
}
