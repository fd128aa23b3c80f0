/** Possible trips of a parked plane, to one destination or to a second one behind it, with their gain. */

import type { PackageView, PlaneView } from "@outbound/cargo/api/schemas.ts";
import { modelOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { requiredFuelFor } from "@outbound/cargo/rules/aircraft/fuel.ts";
import { knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { areApart, specialOf } from "@outbound/cargo/rules/jobs/specials.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { CompanyView } from "./view.ts";

export interface Trip {
  readonly packageIds: readonly number[];
  readonly legs: readonly string[];
  /** Payouts less fuel, in euros. */
  readonly gain: number;
  /** Flight time in real milliseconds. */
  readonly flightMs: number;
}

/** Returns every trip with cargo from the jobs at the plane's airport that fuel and cash allow. */
export function tripsOf(view: CompanyView, plane: PlaneView): Trip[] {
  const loads = loadsByDestination(view, plane);
  return loads.flatMap((load) => {
    const leg = view.quote(plane.id, load.destIcao);
    if (leg.refusal !== null) return [];
    const direct: Trip = {
      packageIds: load.jobs.map(({ id }) => id),
      legs: [load.destIcao],
      gain: load.payout - leg.cost,
      flightMs: leg.durationMs / view.timeScale,
    };
    return [direct, ...loads.flatMap((second) => withSecondStop(view, plane, direct, load, second))];
  });
}

const roomIn = ({ maxPayloadKg, cargoKg }: PlaneView): number => maxPayloadKg - cargoKg;

type Load = ReturnType<typeof loadFor>;

function loadsByDestination(view: CompanyView, plane: PlaneView): Load[] {
  const aboard = view.own.filter(({ planeId }) => planeId === plane.id);
  const jobs = Map.groupBy(jobsFor(view, plane), ({ destIcao }) => destIcao);
  const loads = [...jobs].map(([destIcao, fitting]) => loadFor(destIcao, fitting, roomIn(plane), aboard));
  return loads.filter((load) => load.jobs.length > 0);
}

/** Returns what may be loaded now: jobs that wait here, and the player's accepted ones. The best pay per kilogram comes first. */
function jobsFor(view: CompanyView, plane: PlaneView): PackageView[] {
  return [...view.own, ...view.open]
    .filter(({ status, originIcao }) => originIcao === plane.airportIcao && status !== "loaded")
    .filter((job) => job.weightKg <= roomIn(plane) && isFit(view, plane, job))
    .sort((a, b) => b.payout / b.weightKg - a.payout / a.weightKg || a.id - b.id);
}

function isFit(view: CompanyView, plane: PlaneView, { special }: PackageView): boolean {
  const rule = specialOf(special ?? null)?.load;
  if (rule === undefined) return true;
  const { minHealth = 0, minReputation = 0, minPayloadKg = 0 } = rule;
  // One point more than the required health, because the displayed value is rounded.
  const isSound = minHealth === 0 || plane.health > minHealth;
  return isSound && view.reputation >= minReputation && plane.maxPayloadKg >= minPayloadKg;
}

function loadFor(destIcao: string, jobs: readonly PackageView[], room: number, aboard: readonly PackageView[]) {
  const taken: PackageView[] = [];
  let kg = 0;
  let payout = 0;
  for (const job of jobs) {
    if (kg + job.weightKg > room || [...aboard, ...taken].some((other) => isApart(job, other))) continue;
    taken.push(job);
    kg += job.weightKg;
    payout += job.payout;
  }
  return { destIcao, jobs: taken, kg, payout };
}

const isApart = (a: PackageView, b: PackageView): boolean => areApart(goodsOf(a), goodsOf(b));
const goodsOf = ({ commodity, special }: PackageView) => ({ commodity, special: special ?? null });

function withSecondStop(view: CompanyView, plane: PlaneView, direct: Trip, first: Load, second: Load): Trip[] {
  if (second === first) return [];
  const behind = second.jobs.filter(({ special }) => special !== "diplomatic");
  const load = loadFor(second.destIcao, behind, roomIn(plane) - first.kg, first.jobs);
  const model = modelOf(plane);
  const km = distanceKm(knownAirport(first.destIcao), knownAirport(second.destIcao));
  if (load.jobs.length === 0 || km > model.rangeKm) return [];
  // Calculated without wind.
  const fuelCost = requiredFuelFor(model, km, 1) * view.fuelPrice;
  // The landing on the way pays for the fuel of the second leg, less what its special jobs may cost.
  if (view.money + direct.gain - first.payout / 2 < fuelCost) return [];
  const both: Trip = {
    packageIds: [...direct.packageIds, ...load.jobs.map(({ id }) => id)],
    legs: [first.destIcao, second.destIcao],
    gain: direct.gain + load.payout - fuelCost,
    flightMs: direct.flightMs + ((km / model.cruiseKmh) * HOUR_MS) / view.timeScale,
  };
  return [both];
}
