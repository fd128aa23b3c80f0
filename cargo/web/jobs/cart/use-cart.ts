/** The plan of a plane's cart: its route with costs and pay, and the dispatch call. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useMemo, useState } from "react";
import { withMoved } from "../../../rules/flights/queue-order.ts";
import { api, type State } from "../../api.ts";
import { useJobs } from "../jobs-context.tsx";
import type { PlaneView } from "../plane-view.ts";
import { cartPlan, suggestedOf } from "./cart-plan.ts";
import { keptOrder } from "./cart-stops.ts";
import type { RoutePlan } from "./route-plan.ts";

export interface CartPlan {
  /** Stops to add to the queue, in order. */
  readonly added: readonly string[];
  /** The whole route: the queue and the added stops. */
  readonly route: readonly string[];
  readonly isReordered: boolean;
  /** True if stops are added after the current queue. */
  readonly appends: boolean;
  /** Null until the airports are loaded. */
  readonly plan: RoutePlan | null;
  readonly call: Call<State>;
  readonly setAppends: (appends: boolean) => void;
  readonly move: (index: number, by: -1 | 1) => void;
  readonly leaveOut: (icao: string) => void;
  /** Restores the suggested order. */
  readonly reset: () => void;
}

export function useCartPlan(view: PlaneView): CartPlan {
  const { placeOf, quotes, prices, simTime } = useJobs();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [appends, setAppends] = useState(true);
  const suggested = useMemo(() => suggestedOf(view, placeOf, leftOut), [view, leftOut, placeOf]);
  const ordered = chosen === null ? suggested : keptOrder(chosen, suggested);
  const added = appends || view.queue.length === 0 ? ordered : [];
  const route = [...view.queue, ...added];
  const plan = cartPlan(view, { prices, simTime, quotes, placeOf }, route);
  const body = { packageIds: view.picked.map(({ id }) => id), legs: [...added] };
  return {
    added,
    route,
    isReordered: ordered.join() !== suggested.join() || leftOut.length > 0,
    appends,
    plan,
    call: api.post("/api/planes/{planeId}/dispatch", { path: { planeId: view.plane.id }, body }),
    setAppends,
    move: (index, by) => setChosen(withMoved(ordered, index, index + by)),
    leaveOut: (icao) => setLeftOut([...leftOut, icao]),
    reset: () => {
      setChosen(null);
      setLeftOut([]);
    },
  };
}
