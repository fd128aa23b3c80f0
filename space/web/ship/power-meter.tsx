/** Supply against demand: a bar for the supply, a mark at the demand. */
import classes from "./power-meter.module.css";

interface PowerMeterProps {
  readonly supply: number;
  readonly demand: number;
  readonly label: string;
}

export function PowerMeter({ supply, demand, label }: PowerMeterProps) {
  const percent = (value: number): string => `${(90 * value) / Math.max(supply, demand, 1)}%`;
  return (
    <svg className={classes.meter} role="img" aria-label={`${supply} supplied, ${demand} used: ${label}`}>
      <rect className={classes.ground} y="4" width="100%" height="8" rx="4" />
      <rect
        className={classes.supply}
        data-short={supply < demand || undefined}
        y="4"
        width={percent(supply)}
        height="8"
        rx="4"
      />
      {/* The bar beyond the mark is surplus. */}
      <rect className={classes.demand} x={percent(demand)} width="3" height="16" rx="1.5" />
    </svg>
  );
}
