/** Shows what an exploration yields: resources with a plus sign, and the chance of exotics. */
import { Group } from "@mantine/core";
import type { Focus } from "../../rules/game/game.ts";
import type { Yields } from "../../rules/orders/explore.ts";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { yieldParts } from "./yields.ts";

interface YieldListProps {
  readonly focus: Focus;
  readonly yields: Yields;
}

export const YieldList = ({ focus, yields }: YieldListProps) => (
  <Group component="ul" gap="0.2rem 0.75rem" mt={2} fz="0.8125rem" aria-label={`Yields of a ${focus}`}>
    {yieldParts(yields).map(({ name, amount }) => {
      const GoodsIcon = GOODS_ICONS[name];
      return (
        <Group component="li" key={name} gap={4} wrap="nowrap">
          <GoodsIcon size={15} stroke={1.6} aria-hidden />
          {name === "exotics" ? amount : `+${amount}`} {name}
        </Group>
      );
    })}
  </Group>
);
