/** Plans a route over several jumps from the end of the queue: its cost, and how far the fuel lasts. */
import { counted, decimal, percent } from "@outbound/kit/web/format.ts";
import { type Game, systemOf } from "../../rules/game/game.ts";
import { jumpMishapChance } from "../../rules/orders/explore.ts";
import { type Measure, routesFrom } from "../../rules/orders/route.ts";
import { shown } from "../../rules/values/amount.ts";

export interface PlannedHop {
  readonly systemId: number;
  readonly name: string;
  /** Light years. */
  readonly distance: number;
  readonly fuel: number;
  readonly turns: number;
  /** Chance of an accident, from 0 to 1, for a team with a power ratio of 1. */
  readonly risk: number;
  /** Fuel left in the tank after the jump; if it is below 0, the jump cannot start. */
  readonly left: number;
}

export interface RoutePlan {
  readonly hops: readonly PlannedHop[];
  readonly fuel: number;
  readonly turns: number;
  readonly distance: number;
  /** Number of jumps that the fuel lasts for. */
  readonly affordable: number;
  /** Chance of at least one accident on the whole route. */
  readonly risk: number;
}

/**
 * `ahead` is the projected game at the end of the queue. Returns null without a route, and for the system where the ship is then.
 */
export function planRoute(ahead: Game, systemId: number, measure: Measure): RoutePlan | null {
  const route = routesFrom(ahead, measure, systemId).get(systemId);
  if (route === undefined || route.hops.length === 0) return null;
  let left = ahead.resources.fuel;
  const hops = route.hops.map((hop): PlannedHop => {
    left -= hop.fuel;
    const system = systemOf(ahead, hop.systemId);
    return {
      systemId: hop.systemId,
      name: system.name,
      risk: jumpMishapChance(ahead, system, 100),
      distance: shown(hop.distance),
      fuel: shown(hop.fuel),
      turns: hop.turns,
      left: shown(left),
    };
  });
  const short = hops.findIndex((hop) => hop.left < 0);
  return {
    hops,
    fuel: shown(route.fuel),
    turns: route.turns,
    distance: shown(route.distance),
    affordable: short < 0 ? hops.length : short,
    risk: 1 - hops.reduce((safe, { risk }) => safe * (1 - risk), 1),
  };
}

/** Returns the fastest route, and the cheapest one if it takes a different amount of fuel; empty without a route. */
export function plansTo(ahead: Game, systemId: number): Partial<Record<Measure, RoutePlan>> {
  const turns = planRoute(ahead, systemId, "turns");
  const fuel = planRoute(ahead, systemId, "fuel");
  if (turns === null || fuel === null) return {};
  return turns.fuel === fuel.fuel ? { turns } : { turns, fuel };
}

/** Returns a text such as `2 jumps, 12.5 ly, 7 fuel, about 6 turns.` */
export const planText = ({ hops, distance, fuel, turns }: RoutePlan): string =>
  `${counted(hops.length, "jump")}, ${decimal(distance)} ly, ${decimal(fuel)} fuel, about ${counted(turns, "turn")}.`;

/** Returns the chance of at least one accident on the whole route in whole percents, such as `8 %`. */
export const riskText = ({ risk }: RoutePlan): string => percent(Math.round(risk * 100) / 100);
