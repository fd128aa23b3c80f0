/**
 * Estimates what a trip over several stops would cost and earn if the plane departed now. The estimate is advice only: commands
 * do their own checks. Every leg uses the current wind, storms and fuel prices, so that the estimate reveals no future random
 * values.
 */

import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import type { LegPlan } from "../aircraft/flight.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { fuelLeft } from "../aircraft/fuel.ts";
import { REPAIR_PERCENT } from "../fleet/repair.ts";
import { checkTank, legNow, withFuel } from "../flights/departure.ts";
import { arrived, legWear, wearFactor } from "../flights/landing.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { jobKm } from "../jobs/needs.ts";
import { offerOf } from "../jobs/payout.ts";
import { dueSimTimeOf, shareAfter } from "../jobs/specials.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import type { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkCash } from "../values/shortfall.ts";

export interface Trip {
  /** Euros that the cargo pays on the trip, unrounded. */
  readonly pay: number;
  /** Litres to buy, and their price in whole euros. */
  readonly fuelL: number;
  readonly fuelCost: number;
  /** Hundredths of a point of health. */
  readonly wear: number;
  /** Euros: pay less fuel and the repair of the wear, unrounded. */
  readonly net: number;
  /** Euros per simulated hour of flight; 0 without a leg. */
  readonly netPerHour: number;
  /** Simulated milliseconds of flight. */
  readonly simMs: number;
  /** The first refusal of the trip: `purse-too-small` only at the first departure, `beyond-tank` at any. */
  readonly refusal: Refusal | undefined;
}

/** A package on the trip. */
interface Goods {
  readonly cargo: CargoPackage;
  readonly payout: number;
}

/** Computes trips of one plane at one instant, from where it is or lands next. */
export class Trips {
  readonly scene: Scene;
  /** The plane, on the ground where it is or lands next, after its landing or repair. */
  readonly plane: Plane;
  /** Cargo that is still aboard there. */
  readonly aboard: readonly CargoPackage[];
  /** Landings before the trip begins: 1 for a flying plane, else 0. */
  readonly #ahead: number;
  /** The simulated instant at which the trip begins. */
  readonly #startMs: number;
  readonly #legs = new Map<string, LegPlan>();
  readonly #goods = new Map<number, Goods>();

  constructor(scene: Scene, plane: Plane) {
    this.scene = scene;
    this.#ahead = plane.leg === null ? 0 : 1;
    this.#startMs = plane.leg?.arrivalSimTime ?? plane.repair?.endsSimTime ?? scene.clockMs;
    const aboard = scene.cargoOf(plane.id);
    this.plane = onGround(scene, plane, aboard);
    this.aboard = aboard.filter(({ destIcao }) => destIcao !== plane.leg?.destIcao);
  }

  #leg(fromIcao: string, destIcao: string): LegPlan {
    const key = `${fromIcao} ${destIcao}`;
    let leg = this.#legs.get(key);
    if (leg === undefined) {
      leg = legNow(this.scene, { ...this.plane, airportIcao: fromIcao }, destIcao);
      this.#legs.set(key, leg);
    }
    return leg;
  }

  /** Returns the trip over these stops with the cargo aboard and these packages, each picked up at its origin. */
  over(stops: readonly string[], packages: readonly CargoPackage[]): Trip {
    const { scene } = this;
    const model = modelOf(this.plane);
    const way = new Way(this.#startMs);
    const waiting = packages.map((cargo) => this.#goodsOf(cargo));
    for (const cargo of this.aboard) way.load(this.#goodsOf(cargo), cargo.dueSimTime, cargo.landings + this.#ahead);
    let { plane } = this;
    let refusal: Refusal | undefined;
    for (const destIcao of stops) {
      this.#pickUp(way, waiting, plane);
      const leg = this.#leg(plane.airportIcao, destIcao);
      const departure = withFuel(scene, plane, leg);
      const cash =
        plane === this.plane ? checkCash(scene.player(plane.ownerId), "The fuel", departure.cost) : undefined;
      refusal ??= checkTank(plane, departure) ?? cash;
      way.fly(departure);
      const factor = wearFactor(scene, plane, { destIcao, departureSimTime: scene.clockMs });
      way.land(destIcao, plane.health, landingWear(model, leg.distanceKm, way.cargo, factor));
      const fuelL = fuelLeft(model, plane.fuelL + departure.boughtL, leg.distanceKm, leg.windFactor);
      plane = { ...plane, airportIcao: destIcao, fuelL, health: Math.max(0, this.plane.health - way.wear) };
    }
    const net = way.pay - way.fuelCost - (model.price * REPAIR_PERCENT * way.wear) / (100 * FULL_HEALTH);
    const simMs = way.simMs;
    const { pay, fuelL, fuelCost, wear } = way;
    return { pay, fuelL, fuelCost, wear, net, simMs, refusal, netPerHour: simMs === 0 ? 0 : (net * HOUR_MS) / simMs };
  }

  /** Returns the euros that the package pays: fixed for an accepted package, else as if it were taken now. */
  payoutOf(cargo: CargoPackage): number {
    return this.#goodsOf(cargo).payout;
  }

  #goodsOf(cargo: CargoPackage): Goods {
    let goods = this.#goods.get(cargo.id);
    if (goods === undefined) {
      const { reputation } = this.scene.player(this.plane.ownerId);
      goods = { cargo, payout: cargo.payout ?? offerOf(this.scene, cargo, reputation).payout };
      this.#goods.set(cargo.id, goods);
    }
    return goods;
  }

  /** Loads the packages that wait at the plane's airport. */
  #pickUp(way: Way, waiting: Goods[], plane: Plane): void {
    for (const goods of waiting.filter(({ cargo }) => cargo.originIcao === plane.airportIcao)) {
      waiting.splice(waiting.indexOf(goods), 1);
      const flightTime = flightTimeMs(jobKm(goods.cargo), modelOf(plane).cruiseKmh);
      way.load(goods, dueSimTimeOf(goods.cargo.special, way.clockMs, flightTime), 0);
    }
  }
}

/** Returns a flying plane as landed, and one under repair as repaired. */
function onGround(scene: Scene, plane: Plane, aboard: readonly CargoPackage[]): Plane {
  const { leg, repair } = plane;
  if (repair !== null) return { ...plane, status: "available", repair: null, health: FULL_HEALTH };
  if (leg === null) return plane;
  return { ...arrived(plane, leg), health: Math.max(0, plane.health - legWear(scene, plane, leg, aboard)) };
}

interface Loaded extends Goods {
  readonly dueSimTime: number | null;
  landings: number;
}

/** Running totals of a trip. */
class Way {
  readonly #startMs: number;
  #loaded: Loaded[] = [];
  simMs = 0;
  pay = 0;
  fuelL = 0;
  fuelCost = 0;
  wear = 0;

  constructor(startMs: number) {
    this.#startMs = startMs;
  }

  get clockMs(): number {
    return this.#startMs + this.simMs;
  }

  get cargo(): readonly CargoPackage[] {
    return this.#loaded.map(({ cargo }) => cargo);
  }

  load(goods: Goods, dueSimTime: number | null, landings: number): void {
    this.#loaded.push({ ...goods, dueSimTime, landings });
  }

  fly({ durationMs, boughtL, cost }: { durationMs: number; boughtL: number; cost: number }): void {
    this.simMs += durationMs;
    this.fuelL += boughtL;
    this.fuelCost += cost;
  }

  land(icao: string, healthBefore: number, wear: number): void {
    const lateness = (due: number | null): number => Math.max(0, this.clockMs - (due ?? this.clockMs));
    for (const goods of this.#loaded) {
      goods.landings++;
      if (goods.cargo.destIcao !== icao) continue;
      const journey = { lateMs: lateness(goods.dueSimTime), landings: goods.landings, healthBefore };
      this.pay += Math.round(goods.payout * shareAfter(goods.cargo.special, journey));
    }
    this.#loaded = this.#loaded.filter(({ cargo }) => cargo.destIcao !== icao);
    this.wear += wear;
  }
}
