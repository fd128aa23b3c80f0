/** Renames planes. The API validates the name. */
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Renames a plane of the player in any state. Refuses: 404, 403. */
export function renamePlane(scene: Scene, playerId: number, planeId: number, name: string): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  scene.putPlane({ ...plane, name });
  return undefined;
}
