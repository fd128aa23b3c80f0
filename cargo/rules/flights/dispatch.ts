/** Loads, queues and departs in one command. */
import { suspendRoute } from "../aircraft/route-suspension.ts";
import { checkIcao } from "../geography/icao.ts";
import { knownPackage } from "../jobs/claim.ts";
import { loadPackage } from "../jobs/load.ts";
import { ownPlane, unknownPlane } from "../values/ownership.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, depart } from "./departure.ts";
import { queueLeg, stopsAhead } from "./queue.ts";

export interface Dispatch {
  readonly packageIds?: readonly number[] | undefined;
  readonly legs?: readonly string[] | undefined;
}

/**
 * Loads the packages, appends the legs and departs on the first leg of the queue. Refuses as the single commands do, and 409
 * `queue-empty`. Unlike other rules it changes the scene before all is checked, because each part depends on those before it. The
 * caller must undo the changes after a refusal.
 */
export function dispatch(
  scene: Scene,
  playerId: number,
  planeId: number,
  { packageIds = [], legs = [] }: Dispatch,
): Refusal | undefined {
  const refused = checkIcao(...legs) ?? checkKnown(scene, planeId, packageIds) ?? ownPlane(scene, playerId, planeId);
  if (refused instanceof Refusal) return refused;
  for (const packageId of packageIds) {
    const refusal = loadPackage(scene, playerId, packageId, planeId);
    if (refusal !== undefined) return refusal;
  }
  let isCounted = false;
  for (const icao of legs) {
    const departs = stopsAhead(scene.plane(planeId) as Plane).length === 0;
    const refusal = queueLeg(scene, playerId, planeId, icao, { departs });
    if (refusal !== undefined) return refusal;
    isCounted ||= departs;
  }
  return departOnFirst(scene, planeId, isCounted);
}

/** Refuses unknown ids before the owner is checked. */
function checkKnown(scene: Scene, planeId: number, packageIds: readonly number[]): Refusal | undefined {
  if (scene.plane(planeId) === undefined) return unknownPlane(planeId);
  return packageIds.map((id) => knownPackage(scene, id)).find((known) => known instanceof Refusal);
}

/** `isCounted`: the airport of the leg is counted, because this command appended it. */
function departOnFirst(scene: Scene, planeId: number, isCounted: boolean): Refusal | undefined {
  const plane = scene.plane(planeId) as Plane;
  const queue = stopsAhead(plane);
  const [destIcao] = queue;
  if (destIcao === undefined) {
    return new Refusal("queue-empty", `${plane.name} has no leg to depart on.`, { planeId });
  }
  const departure = checkDeparture(scene, plane, destIcao);
  if (departure instanceof Refusal) return departure;
  depart(scene, { ...plane, queue }, departure, "fuel", isCounted);
  suspendRoute(scene, planeId);
  return undefined;
}
