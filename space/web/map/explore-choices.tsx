/** Offers the three ways to explore a system, each with its yields. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { percent } from "@outbound/kit/web/format.ts";
import { IconRadar2, IconRecycle, IconWheat } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FOCUSES, type Focus, systemOf } from "../../rules/game/game.ts";
import { canFindFragments, exploreMishapChance, type Yields, yieldsOf } from "../../rules/orders/explore.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import { blockOf } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import type { System } from "../api.ts";
import { useRulesGame, useWorld } from "../game/game.ts";
import { damageText, FOCUS_HINTS } from "../orders/order-text.ts";
import { YieldList } from "../orders/yield-list.tsx";
import classes from "./system/system-panel.module.css";

interface ExploreChoicesProps {
  readonly system: System;
  readonly onOrder: (target: OrderTarget) => void;
}

const ICONS = { survey: IconRadar2, harvest: IconWheat, salvage: IconRecycle };

export function ExploreChoices({ system, onOrder }: ExploreChoicesProps) {
  const { game, ahead } = useRulesGame();
  const { signals } = useWorld();
  const place = systemOf(ahead, system.id);
  const blocked = blockOf(game, { kind: "explore", systemId: system.id, focus: "survey" });
  // Replaces the rules' sentence: on the map, the remedy is a jump.
  const why =
    ahead.positionId === system.id
      ? blocked?.detail
      : `You'll be at ${systemOf(ahead, ahead.positionId).name}. Queue a jump here first.`;
  return (
    <Stack gap="xs">
      <Title order={3}>Explore</Title>
      {why !== undefined && <Text size="sm">{why}</Text>}
      {FOCUSES.map((focus) => (
        <FocusRow key={focus} focus={focus} yields={yieldsOf(ahead, place, focus)}>
          {why === undefined && (
            <Button
              variant={focus === "survey" ? "filled" : "default"}
              onClick={() => onOrder({ kind: "explore", focus })}
              aria-label={`${FOCUS_VERBS[focus]} ${system.name}`}
            >
              {FOCUS_VERBS[focus]}
            </Button>
          )}
        </FocusRow>
      ))}
      <Note>
        {place.visits === 0
          ? "Estimated from the star class. The first visit yields the most."
          : "Yields fall with every visit."}{" "}
        Accident risk: {percent(exploreMishapChance(ahead, place))}, {damageText(ahead, place, "explore")}.
        {signals.includes(system.id) && !canFindFragments(ahead) && " Sensor tier 2 is needed to take the fragment."}
      </Note>
    </Stack>
  );
}

interface FocusRowProps {
  readonly focus: Focus;
  readonly yields: Yields;
  readonly children: ReactNode;
}

function FocusRow({ focus, yields, children }: FocusRowProps) {
  const Icon = ICONS[focus];
  return (
    <div className={classes.focus}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Group gap={6} wrap="nowrap">
          <Icon size={18} stroke={1.6} aria-hidden className="accent" />
          <Text size="sm" fw={600}>
            {FOCUS_VERBS[focus]}
          </Text>
        </Group>
        {children}
      </Group>
      <Note>{FOCUS_HINTS[focus]}</Note>
      <YieldList focus={focus} yields={yields} />
    </div>
  );
}
