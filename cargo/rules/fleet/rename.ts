/** Naming a plane; what a name may be is asked where it comes in. */
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Gives an own plane another name, whatever it does just now. */
export function renamePlane(scene: Scene, playerId: number, planeId: number, name: string): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  scene.putPlane({ ...plane, name });
  return undefined;
}
