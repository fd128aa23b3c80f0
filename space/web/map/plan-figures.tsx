/** What a route takes, in one sentence. */
import { counted, decimal } from "@outbound/kit/web/format.ts";
import type { RoutePlan } from "./route-plan.ts";

/** `2 jumps, 12.5 ly, 7 fuel, about 6 turns`. */
export function PlanFigures({ plan }: { readonly plan: RoutePlan }) {
  return (
    <>
      {counted(plan.hops.length, "jump")}, {decimal(plan.distance)} ly, {decimal(plan.fuel)} fuel, about{" "}
      {counted(plan.turns, "turn")}.
    </>
  );
}
