/** Computes time, costs and income of a route's first lap without jobs, for dry runs. */
import { type AircraftModel, modelOf } from "../aircraft/aircraft.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { requiredFuelFor } from "../aircraft/fuel.ts";
import { fuelCost } from "../aircraft/refuelling.ts";
import { meanWindFactor } from "../aircraft/wind.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { DISPATCHER_PERCENT } from "../flights/route-income.ts";
import { knownAirport } from "../geography/airports.ts";
import type { Route } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { lapOf } from "./lap.ts";
import { lineFreightFor, lineFreightShare } from "./line-freight.ts";

export interface LapFigures {
  readonly modelId: string;
  /** False if a leg is beyond the range in the worst wind. */
  readonly reachable: boolean;
  readonly km: number;
  /** Simulated milliseconds of flight. */
  readonly simMs: number;
  /** Litres in the mean wind of the season. */
  readonly fuelL: number;
  /** Whole euros. */
  readonly fuelCost: number;
  /** Points of health. */
  readonly wear: number;
  readonly lineFreightKg: number;
  /** Whole euros, less the share of the dispatcher. */
  readonly lineFreightPay: number;
}

/** Returns the figures for each model that the player owns, in the order of the first plane of each. */
export function lapsFor(scene: Scene, playerId: number, route: Route): readonly LapFigures[] {
  const models = new Map(scene.planesOf(playerId).map((plane) => [plane.modelId, modelOf(plane)]));
  return [...models.values()].map((model) => lapFigures(scene, route, model));
}

export function lapFigures(
  scene: Scene,
  route: Pick<Route, "ownerId" | "stops" | "loop">,
  model: AircraftModel,
): LapFigures {
  const { stops, km } = lapOf(route);
  const taken = new Map<string, number>();
  const sum = { simMs: 0, fuelL: 0, wear: 0, kg: 0, pay: 0 };
  for (const [place, from] of stops.entries()) {
    const to = stops[(place + 1) % stops.length] as string;
    const length = km[place] as number;
    const clockMs = scene.clockMs + sum.simMs;
    const pair = `${from} ${to}`;
    const takenAt = taken.get(pair) ?? scene.lineFreightTakenAt(route.ownerId, from, to);
    const freight = lineFreightFor(
      scene,
      { originIcao: from, destIcao: to, distanceKm: length },
      model.maxPayloadKg,
      lineFreightShare(takenAt, clockMs),
    );
    taken.set(pair, clockMs);
    sum.kg += freight?.kg ?? 0;
    sum.pay += freight?.payout ?? 0;
    const way = { from: knownAirport(from), to: knownAirport(to), cruiseKmh: model.cruiseKmh, clockMs };
    sum.fuelL += requiredFuelFor(model, length, meanWindFactor(way));
    sum.wear += landingWear(model, length, []) / 100;
    sum.simMs += flightTimeMs(length, model.cruiseKmh);
  }
  return {
    modelId: model.id,
    reachable: km.every((length) => length <= model.rangeKm),
    km: km.reduce((total, length) => total + length, 0),
    simMs: sum.simMs,
    fuelL: sum.fuelL,
    fuelCost: fuelCost(sum.fuelL, scene.player(route.ownerId)),
    wear: sum.wear,
    lineFreightKg: sum.kg,
    lineFreightPay: sum.pay - Math.floor((sum.pay * DISPATCHER_PERCENT) / 100),
  };
}
