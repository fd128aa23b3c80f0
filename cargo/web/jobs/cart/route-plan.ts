/**
 * Plans a route: fuel to buy, wear, time and paid deliveries of each leg. Only the first leg can be exact, because the wind of
 * later legs is not known yet.
 */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { flightTimeMs } from "../../../rules/aircraft/flight-time.ts";
import { fuelLeft } from "../../../rules/aircraft/fuel.ts";
import { distanceKm, type Place } from "../../../rules/geography/geodesy.ts";
import { dueSimTimeOf, LEAST_SHARE, specialOf } from "../../../rules/jobs/specials.ts";
import type { CatalogEntry, Package } from "../../api.ts";
import type { Prices } from "../../demand/leg-conditions.ts";
import { estimateLeg, type LegFigures } from "./leg-estimate.ts";

export interface RouteGiven {
  readonly model: CatalogEntry;
  readonly prices: Prices;
  /** Airport and time of the start, with the litres on board and the plane's health. */
  readonly startIcao: string;
  readonly fuelL: number;
  readonly health: number;
  readonly simTime: number;
  readonly stops: readonly string[];
  /** Jobs on board at the start. */
  readonly cargo: readonly Package[];
  readonly placeOf: (icao: string) => Place | undefined;
  readonly firstLeg: LegFigures | null;
}

export interface Delivery {
  readonly job: Package;
  readonly pay: number;
  /** Paid share of the promised payout, 0 to 1. */
  readonly share: number;
  readonly lateMs: number;
}

export interface RouteLeg extends LegFigures {
  readonly fromIcao: string;
  readonly toIcao: string;
  /** Simulated milliseconds from the start of the route to this landing. */
  readonly landsAfterMs: number;
  readonly deliveries: readonly Delivery[];
  readonly isBeyondTank: boolean;
}

export interface RoutePlan {
  readonly legs: readonly RouteLeg[];
  readonly payout: number;
  readonly fuelCost: number;
  readonly wearCost: number;
  readonly net: number;
  readonly netPerHour: number;
  readonly flightMs: number;
  readonly distanceKm: number;
  /** True if all figures come from the service. */
  readonly isExact: boolean;
  /** Jobs whose destination is not on the route. */
  readonly staysOnBoard: readonly Package[];
}

/** Null until all stops are known. */
export function planRoute(given: RouteGiven): RoutePlan | null {
  const legs = legsOf(given);
  if (legs === null) return null;
  const sum = (of: (leg: RouteLeg) => number): number => legs.reduce((total, leg) => total + of(leg), 0);
  const payout = sum(({ deliveries }) => deliveries.reduce((total, { pay }) => total + pay, 0));
  const fuelCost = sum((leg) => leg.fuelCost);
  const wearCost = sum((leg) => leg.wearCost);
  const flightMs = sum((leg) => leg.flightMs);
  const net = payout - fuelCost - wearCost;
  const delivered = new Set(legs.flatMap(({ deliveries }) => deliveries.map(({ job }) => job.id)));
  return {
    legs,
    payout,
    fuelCost,
    wearCost,
    net,
    netPerHour: flightMs === 0 ? 0 : (net * HOUR_MS) / flightMs,
    flightMs,
    distanceKm: sum((leg) => leg.distanceKm),
    isExact: legs.every(({ isExact }) => isExact),
    staysOnBoard: given.cargo.filter(({ id }) => !delivered.has(id)),
  };
}

function legsOf(given: RouteGiven): RouteLeg[] | null {
  const legs: RouteLeg[] = [];
  let { startIcao: fromIcao, fuelL, health } = given;
  let [landsAfterMs, cargo] = [0, given.cargo];
  for (const toIcao of given.stops) {
    const figures = figuresOf({ ...given, cargo }, fromIcao, toIcao, fuelL, legs.length === 0);
    if (figures === null) return null;
    landsAfterMs += figures.flightMs;
    const here = cargo.filter(({ destIcao }) => destIcao === toIcao);
    cargo = cargo.filter(({ destIcao }) => destIcao !== toIcao);
    const landing = { given, landings: legs.length + 1, landsAfterMs, health };
    legs.push({
      ...figures,
      fromIcao,
      toIcao,
      landsAfterMs,
      deliveries: here.map((job) => deliveryOf(job, landing)),
      isBeyondTank: figures.fuelL > given.model.maxFuel,
    });
    fuelL = fuelLeft(given.model, Math.max(fuelL, figures.fuelL), figures.distanceKm, 1);
    health = Math.max(0, health - figures.wear);
    fromIcao = toIcao;
  }
  return legs;
}

function figuresOf(given: RouteGiven, from: string, to: string, fuelL: number, isFirst: boolean): LegFigures | null {
  if (isFirst && given.firstLeg !== null) return given.firstLeg;
  const [start, end] = [given.placeOf(from), given.placeOf(to)];
  if (start === undefined || end === undefined) return null;
  const leg = { fromIcao: from, toIcao: to, distanceKm: distanceKm(start, end), fuelL, cargo: given.cargo };
  return estimateLeg(given.model, given.prices, leg);
}

interface Landing {
  readonly given: RouteGiven;
  readonly landings: number;
  readonly landsAfterMs: number;
  /** Health in points before the landing. */
  readonly health: number;
}

/** Returns the delivery of a job by this landing. The rule of the job's special can reduce the pay. */
function deliveryOf(job: Package, { given, landings, landsAfterMs, health }: Landing): Delivery {
  const due = job.dueSimTime ?? dueSimTimeOf(job.special ?? null, given.simTime, directMs(job, given));
  const lateMs = due === null ? 0 : Math.max(0, given.simTime + landsAfterMs - due);
  const journey = { lateMs, landings, healthBefore: Math.round(health * 100) };
  const share = Math.max(LEAST_SHARE, specialOf(job.special ?? null)?.share(journey) ?? 1);
  return { job, pay: Math.round(job.payout * share), share, lateMs };
}

function directMs({ originIcao, destIcao }: Package, { model, placeOf }: RouteGiven): number {
  const [start, end] = [placeOf(originIcao), placeOf(destIcao)];
  return start === undefined || end === undefined ? 0 : flightTimeMs(distanceKm(start, end), model.cruiseKmh);
}
