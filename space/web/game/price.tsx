/** A price, each resource compared with what is available. */
import { Group } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { goodName } from "../../rules/game/goods.ts";
import type { Goods } from "../api.ts";
import { useWorld } from "./game.ts";
import { amountsOf } from "./goods.ts";
import { GOODS_ICONS } from "./goods-icons.tsx";
import { heldAmount, missingAmount } from "./holdings.ts";

export function Price({ price, label }: { readonly price: Goods; readonly label: string }) {
  const { resources } = useWorld();
  return (
    <Group component="ul" gap="0.25rem 1rem" fz="sm" aria-label={label}>
      {amountsOf(price).map(({ name, amount }) => {
        const there = resources[name].amount;
        const short = there < amount;
        const Icon = short ? IconAlertTriangle : GOODS_ICONS[name];
        return (
          <Group component="li" key={name} gap="0.35rem" wrap="nowrap">
            <Icon size={16} className={short ? "bad" : undefined} aria-hidden />
            <span>
              <b>{decimal(amount)}</b> {goodName(name, amount)}
            </span>
            <span className={short ? "bad" : "dimmed"}>
              {short ? `${missingAmount(amount - there)} short` : `of ${heldAmount(there)}`}
            </span>
          </Group>
        );
      })}
    </Group>
  );
}
