/** The legs that a plane will fly after the present one. Range and money are looked at when a leg is flown. */
import { counted } from "./figure.ts";
import { checkIcao } from "./icao.ts";
import { ownPlane } from "./ownership.ts";
import type { Plane } from "./plane.ts";
import { Refusal } from "./refusals.ts";
import type { Scene } from "./scene.ts";

/** Legs that a plane's queue holds at most. */
export const MAX_QUEUED_LEGS = 12;

/** Appends a leg, in every status of the plane. Refusals: 400 `unknown-icao`, 404, 403, 409 `same-stop`, `queue-full`. */
export function queueLeg(scene: Scene, playerId: number, planeId: number, destIcao: string): Refusal | undefined {
  const unknown = checkIcao(destIcao);
  if (unknown !== undefined) return unknown;
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const queue = withLeg(plane, destIcao);
  if (queue instanceof Refusal) return queue;
  scene.putPlane({ ...plane, queue });
  return undefined;
}

/** Removes the leg at an index from 0 on; the active leg is none of them. Refusals: 404, 403, 400 `index-out-of-range`. */
export function cancelQueuedLeg(scene: Scene, playerId: number, planeId: number, index: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const { length } = plane.queue;
  if (!Number.isInteger(index) || index < 0 || index >= length) {
    const sentence = `Index ${index} is outside the queue of ${counted(length, "leg", "legs")}.`;
    return new Refusal("index-out-of-range", sentence, { index, length });
  }
  const before = index === 0 ? groundStop(plane) : plane.queue[index - 1];
  // The stop after the cancelled one may be where the plane would be already: that leg would lead nowhere.
  const cancelled = plane.queue[index + 1] === before ? 2 : 1;
  scene.putPlane({ ...plane, queue: plane.queue.toSpliced(index, cancelled) });
  return undefined;
}

/** The queue without the legs at its head that lead to where the plane stands. */
export const stopsAhead = ({ queue, airportIcao }: Pick<Plane, "queue" | "airportIcao">): readonly string[] => {
  const next = queue.findIndex((icao) => icao !== airportIcao);
  return next < 0 ? [] : queue.slice(next);
};

/** Where the plane is on the ground before the first queued leg: its destination, or where it stands. */
const groundStop = ({ leg, airportIcao }: Plane): string => leg?.destIcao ?? airportIcao;

/** The queue with one leg more. */
function withLeg(plane: Plane, icao: string): readonly string[] | Refusal {
  const { id: planeId, queue } = plane;
  if ((queue.at(-1) ?? groundStop(plane)) === icao) {
    const sentence = queue.length > 0 ? `The queue of plane ${planeId} ends at ${icao} already.` : sameGround(plane);
    return new Refusal("same-stop", sentence, { planeId, icao });
  }
  if (queue.length >= MAX_QUEUED_LEGS) {
    return new Refusal("queue-full", `The queue of plane ${planeId} holds ${MAX_QUEUED_LEGS} legs, the most it can.`, {
      planeId,
      required: queue.length + 1,
      available: MAX_QUEUED_LEGS,
      missing: queue.length + 1 - MAX_QUEUED_LEGS,
    });
  }
  return [...queue, icao];
}

function sameGround({ id, leg, airportIcao }: Plane): string {
  return leg === null
    ? `Plane ${id} stands at ${airportIcao} already.`
    : `Plane ${id} flies to ${leg.destIcao} already.`;
}
