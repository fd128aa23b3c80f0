/** How world events and bases change a leg that departs now. The client's estimates include these changes. */
import type { Base, Economy, WorldEvent } from "../api.ts";
import { isRunning } from "./event-text.ts";

/** Factors on the fuel price and on wear, and the smallest factor of the wind on the burn. */
export interface LegConditions {
  readonly fuel: number;
  readonly wear: number;
  readonly leastWind: number;
}

export type ConditionsOf = (fromIcao: string, toIcao: string) => LegConditions;

export interface Prices extends Pick<Economy, "fuelPricePerL" | "fuelDiscount" | "repairShare"> {
  /** Changes by world events and bases; none if absent. */
  readonly conditions?: ConditionsOf;
}

export const USUAL: LegConditions = { fuel: 1, wear: 1, leastWind: 1 };

export interface ConditionsGiven {
  readonly events: readonly WorldEvent[];
  readonly bases: readonly Pick<Base, "icao">[];
  readonly depth: Economy["depth"];
  readonly simTime: number;
  /** Returns the id of an airport's region; undefined until the regions are loaded. */
  readonly regionOf: (icao: string) => string | undefined;
}

export function conditionsOf({ events, bases, depth, simTime, regionOf }: ConditionsGiven): ConditionsOf {
  const running = events.filter((event) => isRunning(event, simTime));
  const at = (icao: string, kind: WorldEvent["kind"]) =>
    running.filter((event) => event.kind === kind && event.regionId === regionOf(icao));
  const hasBase = (icao: string) => bases.some((base) => base.icao === icao);
  return (fromIcao, toIcao) => {
    const isStormy = [fromIcao, toIcao].some((icao) => at(icao, "storm").length > 0);
    const price = at(fromIcao, "fuel").reduce((total, { factor }) => total * factor, 1);
    return {
      fuel: price * (hasBase(fromIcao) ? depth.bases.fuelFactor : 1),
      wear:
        (isStormy ? depth.events.stormWearFactor : 1) *
        (hasBase(fromIcao) || hasBase(toIcao) ? depth.bases.wearFactor : 1),
      leastWind: isStormy ? depth.events.stormLeastWind : 1,
    };
  };
}
