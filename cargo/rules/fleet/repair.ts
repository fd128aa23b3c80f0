/** Repairs: paid at the start, progressing with the clock. The world ends one in the millisecond that first shows 100. */
import { modelOf } from "../aircraft/aircraft.ts";
import { isBaseOf } from "../aircraft/base-effects.ts";
import { checkNotBusy } from "../aircraft/busy.ts";
import { BASE_REPAIR_MS_PER_HUNDREDTH, FULL_SHOWN, REPAIR_MS_PER_HUNDREDTH } from "../aircraft/flight.ts";
import { suspendRoute } from "../aircraft/route-suspension.ts";
import { isBroken, shownHealth } from "../aircraft/wear.ts";
import { ownPlane } from "../values/ownership.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { isOnRoute } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { checkCash } from "../values/shortfall.ts";

/** Cost of restoring all health, as a percentage of the list price. */
export const REPAIR_PERCENT = 6;
/** Factor on the cost of repairing a broken plane. */
export const BROKEN_REPAIR_FACTOR = 1.5;

/** Returns whole euros, rounded up. */
export function repairCost(plane: Pick<Plane, "modelId" | "health">): number {
  const full = modelOf(plane).price * REPAIR_PERCENT * (FULL_HEALTH - plane.health);
  return Math.ceil((full * (isBroken(plane) ? BROKEN_REPAIR_FACTOR : 1)) / (100 * FULL_HEALTH));
}

/** Returns the simulated milliseconds until 100 is shown, at least 1. `isAtBase`: at a base of the owner. */
export const repairTimeMs = ({ health }: Pick<Plane, "health">, isAtBase = false): number =>
  Math.max(1, (FULL_SHOWN - health) * (isAtBase ? BASE_REPAIR_MS_PER_HUNDREDTH : REPAIR_MS_PER_HUNDREDTH));

/**
 * Starts a repair. Cargo and queue stay. Refuses: 404, 403, 409 `plane-flying`, `plane-repairing`, `plane-healthy`,
 * `purse-too-small`.
 */
export function startRepair(scene: Scene, playerId: number, planeId: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const cost = repairCost(plane);
  const refusal =
    checkNotBusy(scene, plane) ?? checkWorn(plane) ?? checkCash(scene.player(playerId), "The repair", cost);
  if (refusal !== undefined) return refusal;
  const endsSimTime = beginRepair(scene, plane, cost, "repair");
  scene.emit(playerId, "repair-started", { planeId }, { health: shownHealth(plane.health), cost, endsSimTime });
  suspendRoute(scene, planeId);
  return undefined;
}

/** Pays and starts a repair that the caller has checked; returns the simulated instant of its end. */
export function beginRepair(scene: Scene, plane: Plane, cost: number, costs: "repair" | "route-costs"): number {
  const isAtBase = isBaseOf(scene, plane.ownerId, plane.airportIcao);
  const endsSimTime = scene.clockMs + repairTimeMs(plane, isAtBase);
  scene.pay(plane.ownerId, -cost, costs, { planeId: plane.id });
  scene.putPlane({ ...plane, status: "repairing", repair: { startedSimTime: scene.clockMs, endsSimTime } });
  return endsSimTime;
}

/** Ends a repair. The scene's instant must be the end of the repair. Emits no event for a plane on a route. */
export function finishRepair(scene: Scene, plane: Plane): void {
  scene.putPlane({ ...plane, status: "available", repair: null, health: FULL_HEALTH });
  if (isOnRoute(plane)) return;
  scene.emit(plane.ownerId, "repaired", { planeId: plane.id }, { icao: plane.airportIcao, health: 100 });
}

function checkWorn({ id: planeId, name, health }: Plane): Refusal | undefined {
  if (shownHealth(health) < 100) return undefined;
  return new Refusal("plane-healthy", `${name} has a health of 100.`, { planeId, health: 100 });
}
