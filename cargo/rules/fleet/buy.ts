/** Buying planes. */
import { type AircraftModel, aircraftOf } from "../aircraft/aircraft.ts";
import { addPlane, type NewPlane } from "../aircraft/new-plane.ts";
import { type Airport, knownAirport } from "../geography/airports.ts";
import { checkIcao } from "../geography/icao.ts";
import { figure } from "../values/figure.ts";
import { FULL_REPUTATION, type Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Most planes of a player. */
export const FLEET_LIMIT = 60;
/** Percent of the list price that a player of full reputation is spared. */
export const PLANE_DISCOUNT_PERCENT = 15;

/** Whole euros that a plane of the model costs somebody of this reputation (thousandths). */
export function buyPrice({ price }: Pick<AircraftModel, "price">, reputation: number): number {
  const parts = 100 * FULL_REPUTATION;
  return Math.ceil((price * (parts - PLANE_DISCOUNT_PERCENT * reputation)) / parts);
}

/** Buys a plane, delivered at once; returns its id. Checks the airport, model, fleet size, place of sale and cash, in this order. */
export function buyPlane(scene: Scene, playerId: number, order: NewPlane): number | Refusal {
  const { modelId, icao } = order;
  const unknown = checkIcao(icao);
  if (unknown !== undefined) return unknown;
  const model = aircraftOf(modelId);
  if (model === undefined) return new Refusal("unknown-model", `There is no aircraft '${modelId}'.`, { modelId });
  const player = scene.player(playerId);
  const price = buyPrice(model, player.reputation);
  const refusal =
    fleetRefusal(scene, playerId) ?? placeRefusal(scene, player, knownAirport(icao)) ?? priceRefusal(player, price);
  if (refusal !== undefined) return refusal;
  const planeId = addPlane(scene, playerId, order);
  scene.pay(playerId, -price, "buy", { planeId });
  const paid = scene.player(playerId);
  scene.putPlayer({ ...paid, planesBought: paid.planesBought + 1 });
  scene.emit(playerId, "plane-bought", { planeId }, { modelId, icao, price });
  return planeId;
}

function fleetRefusal(scene: Scene, playerId: number): Refusal | undefined {
  const owned = scene.planesOf(playerId).length;
  if (owned < FLEET_LIMIT) return undefined;
  const details = { required: owned + 1, available: FLEET_LIMIT, missing: owned + 1 - FLEET_LIMIT };
  return new Refusal("fleet-full", `The fleet has ${owned} planes; the maximum is ${FLEET_LIMIT}.`, details);
}

function placeRefusal(scene: Scene, player: Player, { icao, size }: Airport): Refusal | undefined {
  if (size === "large" || icao === player.homeIcao) return undefined;
  const hasPlaneThere = scene.planesOf(player.id).some((plane) => plane.leg === null && plane.airportIcao === icao);
  if (hasPlaneThere) return undefined;
  const sentence = `${icao} is neither large nor your home, and you have no plane there.`;
  return new Refusal("not-sold-there", sentence, { icao, size });
}

function priceRefusal({ money }: Player, price: number): Refusal | undefined {
  if (money >= price) return undefined;
  const sentence = `The plane costs ${figure(price)} €, you have ${figure(money)} €.`;
  return new Refusal("purse-too-small", sentence, { required: price, available: money, missing: price - money });
}
