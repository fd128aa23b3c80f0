/** Bases: bought at airports that know the company, kept by paying upkeep, sold for half. */

import { checkDebt } from "../fleet/buy.ts";
import { deliveriesTo } from "../geography/delivered-to.ts";
import { checkIcao } from "../geography/icao.ts";
import { figure } from "../values/figure.ts";
import type { Base } from "../values/goals/base.ts";
import { payIncome } from "../values/income.ts";
import { ownBase } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkCash, shortfall } from "../values/shortfall.ts";

/** Most bases of a player. */
export const BASE_LIMIT = 5;
/** Whole euros of the first base. Each further one costs twice as much as the one before. */
export const FIRST_BASE_PRICE = 250_000;
/** Deliveries to an airport before a player can buy a base there. */
export const KNOWN_DELIVERIES = 10;
/** Percent of the price: what an upkeep costs, and what a sale pays. */
export const UPKEEP_PERCENT = 5;
export const BASE_SALE_PERCENT = 50;
/** Simulated milliseconds from one upkeep to the next. */
export const UPKEEP_MS = 30 * 24 * 3_600_000;
/** Whole euros that must remain after an upkeep; otherwise the base closes. */
export const UPKEEP_LEAVES = 5_000;

/** Returns the price of the next base in whole euros, for a player who has `bases` bases. */
const basePrice = (bases: number): number => FIRST_BASE_PRICE * 2 ** bases;

/** Returns whole euros, rounded up. */
export const upkeepOf = ({ price }: Pick<Base, "price">): number => Math.ceil((price * UPKEEP_PERCENT) / 100);
/** Returns the whole euros that a sale pays, rounded down. */
export const baseSaleValue = ({ price }: Pick<Base, "price">): number => Math.floor((price * BASE_SALE_PERCENT) / 100);

/**
 * Buys a base; returns its id. Refuses in this order: `unknown-icao`, `base-exists`, `base-limit`, `not-known-there`,
 * `debt-first`, `purse-too-small`.
 */
export function buyBase(scene: Scene, playerId: number, icao: string): number | Refusal {
  const unknown = checkIcao(icao);
  if (unknown !== undefined) return unknown;
  const player = scene.player(playerId);
  const bases = scene.basesOf(playerId);
  const price = basePrice(bases.length);
  const refusal =
    checkPlace(bases, icao) ??
    checkNumber(bases) ??
    checkKnown(player.deliveredTo, icao) ??
    checkDebt(scene, player) ??
    checkCash(player, "The base", price);
  if (refusal !== undefined) return refusal;
  const id = scene.newNumber();
  scene.pay(playerId, -price, "base");
  scene.putBase({ id, playerId, icao, price, upkeepSimTime: scene.clockMs + UPKEEP_MS });
  scene.emit(playerId, "base-bought", {}, { baseId: id, icao, price });
  return id;
}

/**
 * Sells a base of the player for half of its price; half of the proceeds settles debt. Refuses: 404 `unknown-base`, 403
 * `not-owner`.
 */
export function sellBase(scene: Scene, playerId: number, baseId: number): Refusal | undefined {
  const base = ownBase(scene, playerId, baseId);
  if (base instanceof Refusal) return base;
  const price = baseSaleValue(base);
  scene.removeBase(baseId);
  payIncome(scene, playerId, price, "base-sale", {});
  scene.emit(playerId, "base-sold", {}, { baseId, icao: base.icao, price });
  return undefined;
}

/** Pays the upkeep that is due at the scene's instant, or closes the base without refund and without debt. */
export function payUpkeep(scene: Scene, base: Base): void {
  const { id: baseId, playerId, icao } = base;
  const { money } = scene.player(playerId);
  const upkeep = upkeepOf(base);
  if (money - upkeep < UPKEEP_LEAVES) {
    scene.removeBase(baseId);
    scene.emit(playerId, "base-closed", {}, { baseId, icao, upkeep, money });
    return;
  }
  if (upkeep > 0) scene.pay(playerId, -upkeep, "upkeep");
  scene.putBase({ ...base, upkeepSimTime: base.upkeepSimTime + UPKEEP_MS });
}

function checkPlace(bases: readonly Base[], icao: string): Refusal | undefined {
  const base = bases.find((one) => one.icao === icao);
  if (base === undefined) return undefined;
  return new Refusal("base-exists", `You have a base at ${icao} already.`, { icao, baseId: base.id });
}

function checkNumber({ length }: readonly Base[]): Refusal | undefined {
  if (length < BASE_LIMIT) return undefined;
  const sentence = `You have ${length} bases; the maximum is ${BASE_LIMIT}.`;
  return new Refusal("base-limit", sentence, shortfall(length + 1, BASE_LIMIT));
}

function checkKnown(deliveredTo: string, icao: string): Refusal | undefined {
  const available = deliveriesTo(deliveredTo, icao);
  if (available >= KNOWN_DELIVERIES) return undefined;
  const sentence = `A base needs ${KNOWN_DELIVERIES} deliveries to ${icao}; you made ${figure(available)}.`;
  return new Refusal("not-known-there", sentence, { icao, ...shortfall(KNOWN_DELIVERIES, available) });
}
