/** A plane as the jobs look at it: where it can be loaded next, where it goes from there, and what it holds. */

import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import { distanceKm, type Place } from "../../rules/geography/geodesy.ts";
import type { CatalogEntry, Package, Plane, State } from "../api.ts";
import { weightOf } from "./cart/misfits.ts";

export interface PlaneView {
  readonly plane: Plane;
  readonly model: CatalogEntry;
  /** Where it can be loaded next: where it is, or where it will stay. */
  readonly groundIcao: string;
  /** The stops of its queue after that. */
  readonly queue: readonly string[];
  /** Where its jobs wait: where it is or lands, and the stops of its queue, each once. */
  readonly stops: readonly string[];
  /** Litres that it has or will have at groundIcao; 0 where that is beyond reckoning. */
  readonly fuelL: number;
  /** What it holds when it can be loaded. */
  readonly onBoard: readonly Package[];
  /** In the order of picking. */
  readonly picked: readonly Package[];
  readonly payloadLeftKg: number;
}

export type PlaceOf = (icao: string) => Place | undefined;

/** Null where the player has no such plane. */
export function viewPlane(
  state: State,
  planeId: number | null,
  cart: readonly number[],
  placeOf: PlaceOf,
): PlaneView | null {
  const plane = state.planes.find(({ id }) => id === planeId);
  const model = state.catalog.find(({ id }) => id === plane?.modelId);
  if (plane === undefined || model === undefined) return null;
  const groundIcao = loadingAirport(plane);
  const way = [...(plane.destIcao === null ? [] : [plane.destIcao]), ...plane.queue];
  const onBoard = state.packages
    .filter(({ status, planeId: on }) => status === "loaded" && on === plane.id)
    .filter(({ destIcao }) => plane.destIcao === null || !way.includes(destIcao));
  const picked = cart
    .map((id) => state.packages.find((one) => one.id === id))
    .filter((one) => one !== undefined)
    .filter((one) => isPickable(one, groundIcao));
  return {
    plane,
    model,
    groundIcao,
    queue: plane.destIcao === null ? queueAhead(plane) : [],
    stops: [...new Set([plane.destIcao ?? plane.airportIcao, ...plane.queue])],
    fuelL: fuelOnGround(state, plane, model, placeOf),
    onBoard,
    picked,
    payloadLeftKg: model.maxPayloadKg - weightOf([...onBoard, ...picked]),
  };
}

/** a flying plane flies its whole queue before it stays anywhere, for it departs again in the instant of landing. */
export const loadingAirport = ({ destIcao, airportIcao, queue }: Pick<Plane, "destIcao" | "airportIcao" | "queue">) =>
  destIcao === null ? airportIcao : (queue.at(-1) ?? destIcao);

/** Without the legs at its head that lead to where it is. */
function queueAhead({ airportIcao, queue }: Plane): readonly string[] {
  const next = queue.findIndex((icao) => icao !== airportIcao);
  return next < 0 ? [] : queue.slice(next);
}

/** It waits at the airport, for anybody or for this player. */
export const isPickable = ({ status, originIcao }: Package, groundIcao: string): boolean =>
  originIcao === groundIcao && (status === "open" || status === "accepted");

function fuelOnGround({ simState }: State, plane: Plane, model: CatalogEntry, placeOf: PlaceOf): number {
  const { departureSimTime, arrivalSimTime, destIcao, windFactor } = plane;
  if (destIcao !== null && plane.queue.length > 0) return 0;
  const [from, to] = [placeOf(plane.airportIcao), destIcao === null ? undefined : placeOf(destIcao)];
  if (departureSimTime === null || arrivalSimTime === null || from === undefined || to === undefined) return plane.fuel;
  const ahead = (arrivalSimTime - simState.clockMs) / Math.max(1, arrivalSimTime - departureSimTime);
  return fuelLeft(model, plane.fuel, distanceKm(from, to) * Math.min(1, Math.max(0, ahead)), windFactor ?? 1);
}
