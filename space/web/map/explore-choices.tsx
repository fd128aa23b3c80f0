/** The three ways to explore a system, each with its yields. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
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
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { damageText, FOCUS_HINTS } from "../orders/order-text.ts";
import classes from "./system/system-panel.module.css";
import { yieldParts } from "./system/yields.ts";

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
  // The rule's own sentence does not know the map: here the way out is a jump.
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
      <Text size="sm" c="dimmed">
        {place.visits === 0
          ? "Estimated from the star class. The first visit yields the most."
          : "Yields fall with every visit."}{" "}
        Accident risk: {percent(exploreMishapChance(ahead, place))}, {damageText(ahead, place, "explore")}.
        {signals.includes(system.id) && !canFindFragments(ahead) && " Sensor tier 2 is needed to take the fragment."}
      </Text>
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
      <Text size="sm" c="dimmed">
        {FOCUS_HINTS[focus]}
      </Text>
      <Group component="ul" gap="0.2rem 0.75rem" mt={2} fz="0.8125rem" aria-label={`Yields of a ${focus}`}>
        {yieldParts(yields).map(({ name, amount }) => {
          const GoodsIcon = GOODS_ICONS[name];
          return (
            <Group component="li" key={name} gap={4} wrap="nowrap">
              <GoodsIcon size={15} stroke={1.6} aria-hidden />
              {amount} {name}
            </Group>
          );
        })}
      </Group>
    </div>
  );
}
