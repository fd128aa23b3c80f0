/** All resources and the hull in one row, each with an icon and a figure. A touch shows the name. */
import { Tooltip, VisuallyHidden } from "@mantine/core";
import { decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangleFilled } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useShip, useWorld } from "../game/game.ts";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { type Holding, heldAmount, holdings, holdingText } from "../game/holdings.ts";
import { changeBetween } from "./change.ts";
import classes from "./goods-bar.module.css";

/** `narrow` is for phones: figures have equal width and no limits. */
export function GoodsBar({ narrow = false }: { readonly narrow?: boolean }) {
  return (
    <ul className={classes.bar} data-narrow={narrow || undefined} aria-label="Resources">
      {useHoldings().map((holding) => (
        <Figure key={holding.name} holding={holding} narrow={narrow} />
      ))}
    </ul>
  );
}

function Figure({ holding, narrow }: { readonly holding: Holding; readonly narrow: boolean }) {
  const { name, label, amount, cap, meaning, warning } = holding;
  const GoodsIcon = GOODS_ICONS[name];
  return (
    <Tooltip
      multiline
      maw={260}
      label={
        <>
          <strong>{label}</strong>
          <br />
          {warning ?? meaning}
        </>
      }
    >
      <li className={warning === null ? classes.figure : `${classes.figure} warn`}>
        <VisuallyHidden>{holdingText(holding)}</VisuallyHidden>
        {warning === null ? (
          <GoodsIcon size={18} stroke={1.6} className="dimmed" aria-hidden />
        ) : (
          <IconAlertTriangleFilled size={18} aria-hidden />
        )}
        <span aria-hidden>
          {heldAmount(amount, narrow)}
          {!narrow && cap !== null && <span className={classes.cap}>/{heldAmount(cap)}</span>}
        </span>
        <Change amount={amount} />
      </li>
    </Tooltip>
  );
}

/** Shows what a turn or an order changed, and fades out. Hidden from screen readers, since reports and orders say it too. */
function Change({ amount }: { readonly amount: number }) {
  const { turn } = useWorld().save;
  const before = useRef({ turn, amount });
  const [change, setChange] = useState({ by: 0, number: 0 });
  useEffect(() => {
    const by = changeBetween(before.current, { turn, amount });
    before.current = { turn, amount };
    if (by !== 0) setChange(({ number }) => ({ by, number: number + 1 }));
  }, [turn, amount]);
  if (change.by === 0) return null;
  return (
    <span key={change.number} className={classes.change} data-loss={change.by < 0 || undefined} aria-hidden>
      {change.by < 0 ? "−" : "+"}
      {decimal(Math.abs(change.by))}
    </span>
  );
}

/** Returns the ship's current resources with their warnings. */
export function useHoldings(): Holding[] {
  const { resources, food } = useWorld();
  const { hull } = useShip();
  return holdings(resources, hull, food);
}
