/** The legs that a plane will fly after the present one. Range and money are looked at when a leg is flown. */

import { checkIcao } from "../geography/icao.ts";
import { counted } from "../values/figure.ts";
import { ownPlane } from "../values/ownership.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

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

/** Removes the leg at an index from 0 on; the active leg is not one of them. Refusals: 404, 403, 400 `index-out-of-range`. */
export function cancelQueuedLeg(scene: Scene, playerId: number, planeId: number, index: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const outside = checkIndex(plane, index);
  if (outside !== undefined) return outside;
  const before = stopBefore(plane, plane.queue, index);
  // The stop after the cancelled one may be where the plane would be already: that leg would lead nowhere.
  const cancelled = plane.queue[index + 1] === before ? 2 : 1;
  scene.putPlane({ ...plane, queue: plane.queue.toSpliced(index, cancelled) });
  return undefined;
}

/**
 * Takes the leg at `index` out and puts it in at `to`, both counted from 0 on. What it leaves behind is as after a cancel:
 * the stop after it goes too where it would lead nowhere. Refusals: 404, 403, 400 `index-out-of-range`, and 409 `same-stop`
 * where it would come beside its like.
 */
export function moveQueuedLeg(
  scene: Scene,
  playerId: number,
  planeId: number,
  index: number,
  to: number,
): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const outside = checkIndex(plane, index) ?? checkIndex(plane, to);
  if (outside !== undefined || index === to) return outside;
  const icao = plane.queue[index] as string;
  const queue = plane.queue.toSpliced(index, 1).toSpliced(to, 0, icao);
  if (stopBefore(plane, queue, to) === icao || queue[to + 1] === icao) {
    const sentence = `At place ${to} of the queue of plane ${planeId} a leg to ${icao} would stand beside another one.`;
    return new Refusal("same-stop", sentence, { planeId, icao });
  }
  const leadsNowhere = plane.queue[index + 1] === stopBefore(plane, plane.queue, index);
  scene.putPlane({ ...plane, queue: leadsNowhere ? queue.toSpliced(to < index ? index + 1 : index, 1) : queue });
  return undefined;
}

/** The queue without leading legs to the plane's own airport. */
export const stopsAhead = ({ queue, airportIcao }: Pick<Plane, "queue" | "airportIcao">): readonly string[] => {
  const next = queue.findIndex((icao) => icao !== airportIcao);
  return next < 0 ? [] : queue.slice(next);
};

/** Where the plane is on the ground before the first queued leg: its destination, or where it is. */
const groundStop = ({ leg, airportIcao }: Plane): string => leg?.destIcao ?? airportIcao;

/** Where the plane is before it flies the leg at an index of the queue. */
const stopBefore = (plane: Plane, queue: readonly string[], index: number): string | undefined =>
  index === 0 ? groundStop(plane) : queue[index - 1];

function checkIndex({ queue: { length } }: Plane, index: number): Refusal | undefined {
  if (Number.isInteger(index) && index >= 0 && index < length) return undefined;
  const sentence = `Index ${index} is outside the queue of ${counted(length, "leg", "legs")}.`;
  return new Refusal("index-out-of-range", sentence, { index, length });
}

/** The queue with one leg more. */
function withLeg(plane: Plane, icao: string): readonly string[] | Refusal {
  const { id: planeId, queue } = plane;
  if ((queue.at(-1) ?? groundStop(plane)) === icao) {
    const sentence = queue.length > 0 ? `The queue of plane ${planeId} ends at ${icao} already.` : sameGround(plane);
    return new Refusal("same-stop", sentence, { planeId, icao });
  }
  if (queue.length >= MAX_QUEUED_LEGS) {
    return new Refusal("queue-full", `The queue of plane ${planeId} holds ${MAX_QUEUED_LEGS} legs, the maximum.`, {
      planeId,
      required: queue.length + 1,
      available: MAX_QUEUED_LEGS,
      missing: queue.length + 1 - MAX_QUEUED_LEGS,
    });
  }
  return [...queue, icao];
}

function sameGround({ id, leg, airportIcao }: Plane): string {
  return leg === null ? `Plane ${id} is at ${airportIcao} already.` : `Plane ${id} flies to ${leg.destIcao} already.`;
}
