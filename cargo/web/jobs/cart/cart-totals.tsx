/** What the whole route pays, costs and leaves. */
import { Text } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { kilometres } from "../cargo-text.ts";
import { flightTime, realTime } from "../time-left.ts";
import classes from "./cart-totals.module.css";
import type { CartPlan } from "./use-cart.ts";

export function CartTotals({ cart: { plan }, timeScale }: { readonly cart: CartPlan; readonly timeScale: number }) {
  if (plan === null || plan.legs.length === 0) return null;
  const about = plan.isExact ? "" : "≈ ";
  return (
    <div>
      <dl className={classes.totals}>
        <dt>Pays on delivery</dt>
        <dd>{euros(plan.payout)}</dd>
        <dt>Fuel</dt>
        <dd>
          {about}−{euros(plan.fuelCost)}
        </dd>
        <dt>Wear cost, due with the next repair</dt>
        <dd>−{euros(plan.wearCost)}</dd>
        <dt className={classes.net}>Net</dt>
        <dd className={classes.net} data-loss={plan.net < 0 || undefined}>
          {about}
          {euros(plan.net)}
        </dd>
        <dt>Net per hour of flight</dt>
        <dd>
          {about}
          {euros(plan.netPerHour)}
        </dd>
      </dl>
      <Text size="xs" c="dimmed" mt={4} className="tabular">
        {kilometres(plan.distanceKm)} in {flightTime(plan.flightMs)}, {realTime(plan.flightMs, timeScale)} in real time.
        {!plan.isExact && " ≈ assumes still air: the wind of later legs is not known yet."}
      </Text>
    </div>
  );
}
