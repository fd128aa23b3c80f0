/** Delivers packages: pays them and changes the reputation. */
import { knownAirport } from "../geography/airports.ts";
import { hasCountry, withDelivery } from "../geography/delivered-to.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { contribute } from "../market/campaigns.ts";
import { addDelivery } from "../market/demand.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { rounded } from "../values/figure.ts";
import { payIncome } from "../values/income.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import type { Scene } from "../values/scene.ts";
import { groupOf } from "./commodities.ts";
import { end, promiseOf } from "./end-package.ts";
import { deliveryPoints, LATE_POINTS, reputationAfter } from "./reputation.ts";
import { shareAfter, specialOf } from "./specials.ts";

/**
 * Delivers a package at its destination, where the plane has just landed; returns the whole euros that it pays, less if a rule of
 * its special was broken. `landings` includes this one; `healthBefore`: hundredths before the landing. A package that the
 * dispatcher loaded is booked as route income and emits no event.
 */
export function deliver(scene: Scene, cargoPackage: CargoPackage, plane: Plane, healthBefore: number): number {
  const { id: packageId, originIcao, destIcao, weightKg, special: specialId, landings, loadedByRoute } = cargoPackage;
  const { ownerId, payout } = promiseOf(cargoPackage);
  const about = { packageId, planeId: plane.id };
  const special = specialOf(specialId);
  const lateMs = Math.max(0, scene.clockMs - (cargoPackage.dueSimTime ?? scene.clockMs));
  const share = shareAfter(specialId, { lateMs, landings, healthBefore });
  const paid = Math.round(payout * share);
  if (paid > 0) payIncome(scene, ownerId, paid, loadedByRoute ? "route" : "delivery", about);

  const player = scene.player(ownerId);
  const way = distanceKm(knownAirport(originIcao), knownAirport(destIcao));
  const gain = deliveryPoints({ distanceKm: way, weightKg, factor: special?.reputationFactor ?? 1 }, player.reputation);
  const reputation = reputationAfter(player.reputation, gain - (lateMs > 0 ? LATE_POINTS : 0));
  scene.putPlayer({ ...player, reputation, deliveries: player.deliveries + 1, ...withGoals(player, cargoPackage) });
  if (loadedByRoute) countRouteDelivery(scene, ownerId);
  else countByHand(scene, { ...cargoPackage, ownerId }, paid);
  const isTimed = cargoPackage.dueSimTime !== null;
  const timed = { timed: isTimed ? 1 : 0, onTime: isTimed && lateMs === 0 ? 1 : 0 };
  scene.addToSeason(ownerId, { kgKm: Math.round(weightKg * way), ...timed }, loadedByRoute);
  addToPlane(scene, plane.id, paid);
  addDelivery(scene, destIcao, groupOf(cargoPackage.commodity), weightKg);
  end(scene, cargoPackage, "delivered", paid);
  if (loadedByRoute) return paid;
  scene.emit(ownerId, "delivered", about, {
    originIcao,
    destIcao,
    commodity: cargoPackage.commodity,
    weightKg,
    special: specialId,
    payout,
    share: rounded(share, 4),
    paid,
    lateMs,
    reputationChange: (reputation - player.reputation) / 1_000,
  });
  return paid;
}

/** Counts a delivery that was loaded by hand: it makes its player active and contributes to campaigns. */
function countByHand(scene: Scene, cargoPackage: CargoPackage & { readonly ownerId: number }, paid: number): void {
  scene.putPlayer({ ...scene.player(cargoPackage.ownerId), deliveredAt: scene.now });
  contribute(scene, cargoPackage, groupOf(cargoPackage.commodity), paid);
}

/** Updates the figures that milestones measure, after one more delivery. */
function withGoals(
  { deliveredTo, countries, specialsDelivered }: Player,
  { destIcao, special }: Pick<CargoPackage, "destIcao" | "special">,
): Pick<Player, "deliveredTo" | "countries" | "specialsDelivered"> {
  const after = withDelivery(deliveredTo, destIcao);
  const isFirst = after.length > deliveredTo.length;
  const isNewCountry = isFirst && !hasCountry(deliveredTo, knownAirport(destIcao).country);
  const isKnown = special === null || specialsDelivered.includes(special);
  return {
    deliveredTo: after,
    countries: countries + (isNewCountry ? 1 : 0),
    specialsDelivered: isKnown ? specialsDelivered : [...specialsDelivered, special],
  };
}

function countRouteDelivery(scene: Scene, playerId: number): void {
  const player = scene.player(playerId);
  scene.putPlayer({ ...player, routeDeliveries: player.routeDeliveries + 1 });
}

/** Reads the plane again because earlier deliveries of the landing changed it. */
function addToPlane(scene: Scene, planeId: number, paid: number): void {
  const plane = scene.plane(planeId);
  if (plane === undefined) throw new Error(`plane ${planeId} delivers and is not there`);
  scene.putPlane({ ...plane, deliveries: plane.deliveries + 1, earned: plane.earned + paid });
}
