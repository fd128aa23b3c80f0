/** Plans the selected jobs, in the order of the shortest route or in the player's order. */
import type { Quote } from "../../api.ts";
import type { Prices } from "../../demand/leg-conditions.ts";
import type { PlaceOf, PlaneView } from "../plane-view.ts";
import { neededStops, suggestedStops } from "./cart-stops.ts";
import { quotedLeg } from "./leg-estimate.ts";
import { planRoute, type RoutePlan } from "./route-plan.ts";

export interface CartPlanGiven {
  readonly prices: Prices;
  readonly simTime: number;
  /** Quotes by destination, for flights from the airport where the plane can next be loaded. */
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly placeOf: PlaceOf;
}

/** Returns the plan of `stops`; by default of the queue, then the shortest route. Null until the airports are loaded. */
export function cartPlan(
  view: PlaneView,
  { prices, simTime, quotes, placeOf }: CartPlanGiven,
  stops: readonly string[] = [...view.queue, ...suggestedOf(view, placeOf)],
): RoutePlan | null {
  const first = quotes.get(stops[0] ?? "");
  return planRoute({
    model: view.model,
    prices,
    startIcao: view.groundIcao,
    fuelL: view.fuelL,
    health: view.plane.health,
    simTime,
    stops,
    cargo: [...view.onBoard, ...view.picked],
    placeOf,
    firstLeg: first === undefined ? null : quotedLeg(view.model, prices, first),
  });
}

/** Returns the stops to add to the queue, in the order of the shortest route. */
export const suggestedOf = (view: PlaneView, placeOf: PlaceOf, leftOut: readonly string[] = []): readonly string[] =>
  suggestedStops(view.queue.at(-1) ?? view.groundIcao, neededStops(view, leftOut), placeOf);
