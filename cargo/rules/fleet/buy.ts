/** Buying planes. */
import { aircraftOf } from "../aircraft/aircraft.ts";
import { addPlane, type NewPlane } from "../aircraft/new-plane.ts";
import { type Airport, knownAirport } from "../geography/airports.ts";
import { checkIcao } from "../geography/icao.ts";
import { figure } from "../values/figure.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkCash, shortfall } from "../values/shortfall.ts";
import { buyPrice } from "./plane-price.ts";

/** Most planes of a player. */
export const FLEET_LIMIT = 60;
/**
 * Buys a plane, delivered at once; returns its id. Refuses in this order: `unknown-icao`, `unknown-model`, `fleet-full`,
 * `not-sold-there`, `debt-first`, `purse-too-small`.
 */
export function buyPlane(scene: Scene, playerId: number, order: NewPlane): number | Refusal {
  const { modelId, icao } = order;
  const unknown = checkIcao(icao);
  if (unknown !== undefined) return unknown;
  const model = aircraftOf(modelId);
  if (model === undefined) return new Refusal("unknown-model", `There is no aircraft '${modelId}'.`, { modelId });
  const player = scene.player(playerId);
  const price = buyPrice(model, player.reputation);
  const refusal =
    checkFleet(scene, playerId) ??
    checkPlace(scene, player, knownAirport(icao)) ??
    checkDebt(scene, player) ??
    checkCash(player, "The plane", price);
  if (refusal !== undefined) return refusal;
  const planeId = addPlane(scene, playerId, order);
  scene.pay(playerId, -price, "buy", { planeId });
  const paid = scene.player(playerId);
  scene.putPlayer({ ...paid, planesBought: paid.planesBought + 1 });
  scene.emit(playerId, "plane-bought", { planeId }, { modelId, icao, price });
  return planeId;
}

function checkFleet(scene: Scene, playerId: number): Refusal | undefined {
  const owned = scene.planesOf(playerId).length;
  if (owned < FLEET_LIMIT) return undefined;
  const sentence = `The fleet has ${owned} planes; the maximum is ${FLEET_LIMIT}.`;
  return new Refusal("fleet-full", sentence, shortfall(owned + 1, FLEET_LIMIT));
}

/** Refuses with 409 `debt-first` if the player owes penalties and has a plane to earn them with. */
export function checkDebt(scene: Scene, { id, owed }: Player): Refusal | undefined {
  const planes = scene.planesOf(id).length;
  if (owed === 0 || planes === 0) return undefined;
  const sentence = `You owe ${figure(owed)} € of penalties. Half of what you earn pays them off.`;
  return new Refusal("debt-first", sentence, { owed, planes });
}

/** True for large airports, the home airport, and airports where one of the planes is parked. */
export const isSoldAt = ({ icao, size }: Airport, homeIcao: string | null, planes: readonly Plane[]): boolean =>
  size === "large" || icao === homeIcao || planes.some((plane) => plane.leg === null && plane.airportIcao === icao);

function checkPlace(scene: Scene, { id, homeIcao }: Player, airport: Airport): Refusal | undefined {
  if (isSoldAt(airport, homeIcao, scene.planesOf(id))) return undefined;
  const { icao, size } = airport;
  const sentence = `${icao} is neither large nor your home, and you have no plane there.`;
  return new Refusal("not-sold-there", sentence, { icao, size });
}
