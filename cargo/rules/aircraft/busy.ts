/** Refuses commands on a plane that is flying or under repair. */
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { shownPlaneHealth } from "./flight.ts";

/** Returns 409 `plane-flying` or `plane-repairing`; undefined for a plane that is available. */
export function checkNotBusy(scene: Scene, plane: Plane): Refusal | undefined {
  const { id: planeId, name, leg, repair } = plane;
  if (leg !== null) {
    const { destIcao } = leg;
    return new Refusal("plane-flying", `${name} is flying to ${destIcao}.`, { planeId, destIcao });
  }
  if (repair !== null) {
    const health = shownPlaneHealth(plane, scene.clockMs);
    return new Refusal("plane-repairing", `${name} is in repair at health ${health}.`, { planeId, health });
  }
  return undefined;
}
