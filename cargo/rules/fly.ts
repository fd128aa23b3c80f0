/** The order to fly somewhere now. */
import { checkDeparture, depart } from "./departure.ts";
import { checkIcao } from "./icao.ts";
import { ownPlane } from "./ownership.ts";
import { Refusal } from "./refusals.ts";
import type { Scene } from "./scene.ts";

/** Refusals: 400 `unknown-icao`, 404 `unknown-plane`, 403 `not-owner`, and 409 as `checkDeparture` says. */
export function fly(scene: Scene, playerId: number, planeId: number, destIcao: string): Refusal | undefined {
  const unknown = checkIcao(destIcao);
  if (unknown !== undefined) return unknown;
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const departure = checkDeparture(scene, plane, destIcao);
  if (departure instanceof Refusal) return departure;
  depart(scene, plane, departure);
  return undefined;
}
