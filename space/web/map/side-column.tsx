/** Beside the map: the selected system, suggestions or all systems; always the queue below. */
import { Box, Divider, Tabs, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { System } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { QueuePanel } from "../queue/queue-panel.tsx";
import { GoalCard } from "./goal-card.tsx";
import { NextSteps } from "./next-steps.tsx";
import classes from "./side-column.module.css";
import { SystemList } from "./system/system-list.tsx";
import { SystemPanel } from "./system/system-panel.tsx";

export interface SideColumnProps {
  readonly selected: System;
  /** Changes with each selection, also when the same system is selected again. */
  readonly selections: number;
  /** Systems explored for the first time a moment ago. */
  readonly discoveries: ReadonlySet<number>;
  readonly onSelect: (system: System) => void;
}

export function SideColumn({ selected, selections, discoveries, onSelect }: SideColumnProps) {
  const { save, activeTask } = useWorld();
  // A new game starts with the suggestions, a running one with the selected system.
  const [tab, setTab] = useState<string | null>(
    save.turn === 0 && activeTask === null && selections === 0 ? "next" : "system",
  );
  const seen = useRef(selections);
  useEffect(() => {
    if (seen.current === selections) return;
    seen.current = selections;
    setTab("system");
  }, [selections]);
  return (
    <div className={classes.column}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="system">{selected.name}</Tabs.Tab>
          <Tabs.Tab value="next">Suggested orders</Tabs.Tab>
          <Tabs.Tab value="systems">Systems</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="system" p="md">
          <SystemPanel key={selected.id} system={selected} isNew={discoveries.has(selected.id)} />
        </Tabs.Panel>
        <Tabs.Panel value="next" p="md">
          <NextSteps />
          <Divider my="md" />
          <GoalCard />
        </Tabs.Panel>
        <Tabs.Panel value="systems" p="md">
          <Title order={2} mb="xs">
            All systems
          </Title>
          <SystemList selectedId={selected.id} onSelect={onSelect} />
        </Tabs.Panel>
      </Tabs>
      <Box p="md">
        <QueuePanel />
      </Box>
    </div>
  );
}
