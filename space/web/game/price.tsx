/** A price, each resource compared with what is available. */

import { decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { RESOURCES } from "../../rules/game/game.ts";
import type { Goods } from "../api.ts";
import { GOODS_ICONS } from "../turn/goods-icons.tsx";
import { useWorld } from "./game.ts";
import classes from "./price.module.css";

export function Price({ price, label = "Cost" }: { readonly price: Goods; readonly label?: string }) {
  const { resources } = useWorld();
  return (
    <ul className={classes.price} aria-label={label}>
      {RESOURCES.filter((name) => (price[name] ?? 0) > 0).map((name) => {
        const [needed, there] = [price[name] ?? 0, resources[name].amount];
        const short = there < needed;
        const Icon = short ? IconAlertTriangle : GOODS_ICONS[name];
        return (
          <li key={name}>
            <Icon size={16} className={short ? "bad" : undefined} aria-hidden />
            <span>
              <b>{decimal(needed)}</b> {name}
            </span>
            {short ? (
              <span className="bad">{decimal(needed - there)} short</span>
            ) : (
              <span className={classes.there}>of {decimal(there)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
