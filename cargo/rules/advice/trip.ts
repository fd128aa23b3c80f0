/**
 * What a trip over several stops would cost and earn a plane that departed now. Advice only: a command checks and reckons
 * for itself. Every leg has the wind, storms and fuel prices of now, so that it shows nothing of what chance will bring.
 */

import { modelOf } from "../aircraft/aircraft.ts";
import type { LegPlan } from "../aircraft/flight.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { fuelLeft } from "../aircraft/fuel.ts";
import { REPAIR_PERCENT } from "../fleet/repair.ts";
import { checkTank, legNow, withFuel } from "../flights/departure.ts";
import { arrived, wearFactor } from "../flights/landing.ts";
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
  /** Euros that the cargo pays on the way, unrounded. */
  readonly pay: number;
  /** Litres to buy and whole euros for them. */
  readonly fuelL: number;
  readonly fuelCost: number;
  /** Hundredths of a point of health. */
  readonly wear: number;
  /** Pay less fuel and the repair of the wear, unrounded euros. */
  readonly net: number;
  /** Euros for a simulated hour of flight; 0 without a leg. */
  readonly netPerHour: number;
  /** Simulated milliseconds of flight. */
  readonly simMs: number;
  /** The first refusal on the way: 409 `purse-too-small` at the first departure, `beyond-tank` at any. */
  readonly refusal: Refusal | undefined;
}

/** A package on the trip. */
interface Goods {
  readonly cargo: CargoPackage;
  readonly payout: number;
}

const HOUR_MS = 3_600_000;

/** Works out trips of one plane at one instant, from where it is or lands next. */
export class Trips {
  readonly scene: Scene;
  /** Where it is or will have landed. */
  readonly plane: Plane;
  /** Cargo that is aboard then. */
  readonly aboard: readonly CargoPackage[];
  /** Landings before the trip begins. */
  readonly #ahead: number;
  readonly #legs = new Map<string, LegPlan>();
  readonly #goods = new Map<number, Goods>();

  constructor(scene: Scene, plane: Plane) {
    this.scene = scene;
    this.#ahead = plane.leg === null ? 0 : 1;
    this.plane = plane.leg === null ? plane : arrived(plane, plane.leg);
    this.aboard = scene.cargoOf(plane.id).filter(({ destIcao }) => destIcao !== plane.leg?.destIcao);
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

  /** The trip over these stops with what is aboard and these packages, each picked up where it waits. */
  over(stops: readonly string[], packages: readonly CargoPackage[]): Trip {
    const { scene } = this;
    const model = modelOf(this.plane);
    const way = new Way(scene.clockMs);
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

  /** Euros that the package pays if it is taken now, else as promised. */
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

  /** Loads what waits where the plane is. */
  #pickUp(way: Way, waiting: Goods[], plane: Plane): void {
    for (const goods of waiting.filter(({ cargo }) => cargo.originIcao === plane.airportIcao)) {
      waiting.splice(waiting.indexOf(goods), 1);
      const flightTime = flightTimeMs(jobKm(goods.cargo), modelOf(plane).cruiseKmh);
      way.load(goods, dueSimTimeOf(goods.cargo.special, way.clockMs, flightTime), 0);
    }
  }
}

interface Loaded extends Goods {
  readonly dueSimTime: number | null;
  landings: number;
}

/** What adds up on the way. */
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
