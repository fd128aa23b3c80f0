/** Departs for an airport now. */
import { suspendRoute } from "../aircraft/route-suspension.ts";
import { checkIcao } from "../geography/icao.ts";
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, depart } from "./departure.ts";

/** Departs for the airport. Refuses: 400 `unknown-icao`, 404 `unknown-plane`, 403 `not-owner`, and as `checkDeparture`. */
export function fly(scene: Scene, playerId: number, planeId: number, destIcao: string): Refusal | undefined {
  const plane = checkIcao(destIcao) ?? ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const departure = checkDeparture(scene, plane, destIcao);
  if (departure instanceof Refusal) return departure;
  depart(scene, plane, departure);
  suspendRoute(scene, planeId);
  return undefined;
}
