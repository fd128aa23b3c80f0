/** The three ways to explore a system, each with its yields. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { percent } from "@outbound/kit/web/format.ts";
import { IconRadar2, IconRecycle, IconWheat } from "@tabler/icons-react";
import { FOCUSES, type Focus, systemOf } from "../../rules/game/game.ts";
import { canFindFragments, exploreMishapChance, yieldsOf } from "../../rules/orders/explore.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import { blockOf } from "../../rules/orders/queue.ts";
import type { System } from "../api.ts";
import { useWorld } from "../game/game.ts";
import type { OrderTarget } from "../orders/order.ts";
import { GOODS_ICONS } from "../turn/goods-icons.tsx";
import classes from "./system/system-panel.module.css";
import { yieldParts } from "./system/yields.ts";
import { useGameAhead } from "./use-game-ahead.ts";

interface ExploreChoicesProps {
  readonly system: System;
  readonly onOrder: (target: OrderTarget) => void;
}

const LOOKS = {
  survey: { Icon: IconRadar2, about: "Most data. With sensor tier 2, also takes a fragment." },
  harvest: { Icon: IconWheat, about: "Most fuel and supplies, little else." },
  salvage: { Icon: IconRecycle, about: "Most alloy, twice the chance of exotics." },
} as const satisfies Record<Focus, unknown>;

export function ExploreChoices({ system, onOrder }: ExploreChoicesProps) {
  const { game, ahead } = useGameAhead();
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
        <FocusRow key={focus} focus={focus} parts={yieldParts(yieldsOf(ahead, place, focus))}>
          {why === undefined && (
            <Button
              variant={focus === "survey" ? "filled" : "default"}
              onClick={() => onOrder({ task: "explore", focus })}
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
        Accident risk: {percent(exploreMishapChance(ahead, place))}, 5–14 hull.
        {signals.includes(system.id) && !canFindFragments(ahead) && " Sensor tier 2 is needed to take the fragment."}
      </Text>
    </Stack>
  );
}

function FocusRow(given: {
  readonly focus: Focus;
  readonly parts: ReturnType<typeof yieldParts>;
  readonly children: React.ReactNode;
}) {
  const { Icon, about } = LOOKS[given.focus];
  return (
    <div className={classes.focus}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Group gap={6} wrap="nowrap">
          <Icon size={18} stroke={1.6} aria-hidden className="accent" />
          <Text size="sm" fw={600}>
            {FOCUS_VERBS[given.focus]}
          </Text>
        </Group>
        {given.children}
      </Group>
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      <ul className={classes.yields} aria-label={`Yields of a ${given.focus}`}>
        {given.parts.map(({ name, amount }) => {
          const GoodsIcon = GOODS_ICONS[name];
          return (
            <li key={name}>
              <GoodsIcon size={15} stroke={1.6} aria-hidden />
              {amount} {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
