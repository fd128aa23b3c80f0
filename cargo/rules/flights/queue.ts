/** The legs that a plane will fly after the current one. Range and cash are checked when a leg departs. */
import { suspendRoute } from "../aircraft/route-suspension.ts";
import { checkIcao } from "../geography/icao.ts";
import { lapseWhereNoPlaneIsLeft } from "../jobs/lapse.ts";
import { counted } from "../values/figure.ts";
import { ownPlane } from "../values/ownership.ts";
import { groundStop, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkScouting, countOpening } from "../values/scouting.ts";
import { shortfall } from "../values/shortfall.ts";
import { stopBefore, withMovedLeg, withoutLeg } from "./queue-order.ts";

/** Most legs in the queue of a plane. */
export const MAX_QUEUED_LEGS = 12;

/**
 * Appends a leg, whatever the plane is doing. Refuses: 400 `unknown-icao`, 404, 403, 409 `same-stop`, `queue-full`,
 * `scouting-limit`. The last does not apply to a leg that the plane `departs` on at once.
 */
export function queueLeg(
  scene: Scene,
  playerId: number,
  planeId: number,
  destIcao: string,
  { departs = false } = {},
): Refusal | undefined {
  const plane = checkIcao(destIcao) ?? ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const queue = withLeg(plane, destIcao);
  if (queue instanceof Refusal) return queue;
  const refusal = departs ? undefined : checkScouting(scene, playerId, destIcao);
  if (refusal !== undefined) return refusal;
  countOpening(scene, playerId, destIcao);
  scene.putPlane({ ...plane, queue });
  suspendRoute(scene, planeId);
  return undefined;
}

/**
 * Removes the leg at an index, counted from 0 without the current leg. Reservations at airports that no plane opens any more
 * lapse. Refuses: 404, 403, 400 `index-out-of-range`.
 */
export function cancelQueuedLeg(scene: Scene, playerId: number, planeId: number, index: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const outside = checkIndex(plane, index);
  if (outside !== undefined) return outside;
  scene.putPlane({ ...plane, queue: withoutLeg(plane.queue, index, groundStop(plane)) });
  lapseWhereNoPlaneIsLeft(scene, plane);
  suspendRoute(scene, planeId);
  return undefined;
}

/**
 * Moves the leg at `index` to `to`, both counted from 0. Like cancelling, it also removes the leg after the old index if that leg
 * would lead nowhere. Refuses: 404, 403, 400 `index-out-of-range`, and 409 `same-stop` beside a leg to the same airport.
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
  const start = groundStop(plane);
  const { moved, left } = withMovedLeg(plane.queue, index, to, start);
  if (stopBefore(moved, to, start) === icao || moved[to + 1] === icao) {
    const sentence = `At place ${to} of the queue of ${plane.name}, the leg to ${icao} would be next to another stop at ${icao}.`;
    return new Refusal("same-stop", sentence, { planeId, icao });
  }
  scene.putPlane({ ...plane, queue: left });
  suspendRoute(scene, planeId);
  return undefined;
}

/** Returns the queue without leading legs to the plane's own airport. */
export const stopsAhead = ({ queue, airportIcao }: Pick<Plane, "queue" | "airportIcao">): readonly string[] => {
  const next = queue.findIndex((icao) => icao !== airportIcao);
  return next < 0 ? [] : queue.slice(next);
};

function checkIndex({ queue: { length } }: Plane, index: number): Refusal | undefined {
  if (Number.isInteger(index) && index >= 0 && index < length) return undefined;
  const sentence = `Index ${index} is outside the queue of ${counted(length, "leg", "legs")}.`;
  return new Refusal("index-out-of-range", sentence, { index, length });
}

/** Appends a leg to the queue. */
function withLeg(plane: Plane, icao: string): readonly string[] | Refusal {
  const { id: planeId, name, queue } = plane;
  if ((queue.at(-1) ?? groundStop(plane)) === icao) {
    const sentence = queue.length > 0 ? `The queue of ${name} ends at ${icao} already.` : sameGround(plane);
    return new Refusal("same-stop", sentence, { planeId, icao });
  }
  if (queue.length >= MAX_QUEUED_LEGS) {
    const sentence = `The queue of ${name} holds ${MAX_QUEUED_LEGS} legs, the maximum.`;
    return new Refusal("queue-full", sentence, { planeId, ...shortfall(queue.length + 1, MAX_QUEUED_LEGS) });
  }
  return [...queue, icao];
}

function sameGround({ name, leg, airportIcao }: Plane): string {
  return leg === null ? `${name} is at ${airportIcao} already.` : `${name} flies to ${leg.destIcao} already.`;
}
