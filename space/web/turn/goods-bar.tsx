/** All resources and the hull in one row: an icon and a figure each, names on touch, and a button for explanations. */
import { Tooltip, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangleFilled } from "@tabler/icons-react";
import { type Holding, heldAmount, holdingText } from "./goods.ts";
import classes from "./goods-bar.module.css";
import { GOODS_ICONS } from "./goods-icons.tsx";
import { useHoldings } from "./use-holdings.ts";

/** `narrow` is the row of a phone: figures of equal width, without limits. */
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
  const Icon = GOODS_ICONS[holding.name];
  return (
    <Tooltip
      multiline
      maw={260}
      label={
        <>
          <strong>{holding.label}</strong>
          <br />
          {holding.warning ?? holding.meaning}
        </>
      }
    >
      <li className={classes.figure} data-warning={holding.warning === null ? undefined : true}>
        <VisuallyHidden>{holdingText(holding)}</VisuallyHidden>
        {holding.warning === null ? (
          <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />
        ) : (
          <IconAlertTriangleFilled size={18} className={classes.icon} aria-hidden />
        )}
        <span aria-hidden>
          {heldAmount(holding.amount, narrow)}
          {!narrow && holding.cap !== null && <span className={classes.cap}>/{heldAmount(holding.cap)}</span>}
        </span>
      </li>
    </Tooltip>
  );
}
