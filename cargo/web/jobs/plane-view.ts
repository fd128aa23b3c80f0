/** A plane as the jobs look at it: where it can be loaded next, where it goes from there, and what it holds. */

import { fuelLeft } from "../../rules/fuel.ts";
import { distanceKm, type Place } from "../../rules/geodesy.ts";
import type { CatalogEntry, Package, Plane, State } from "../api.ts";
import { weightOf } from "./misfits.ts";

export interface PlaneView {
  readonly plane: Plane;
  readonly model: CatalogEntry;
  /** Where it stands, or lands next. */
  readonly groundIcao: string;
  /** The stops of its queue after that. */
  readonly queue: readonly string[];
  /** Where its jobs wait: where it stands or lands, and the stops of its queue, each once. */
  readonly stops: readonly string[];
  /** Litres that it has or will have at groundIcao. */
  readonly fuelL: number;
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
  const groundIcao = plane.destIcao ?? plane.airportIcao;
  const ahead = plane.queue.findIndex((icao) => icao !== groundIcao);
  const onBoard = state.packages.filter(({ status, planeId: on }) => status === "loaded" && on === plane.id);
  const picked = cart
    .map((id) => state.packages.find((one) => one.id === id))
    .filter((one) => one !== undefined)
    .filter((one) => isPickable(one, groundIcao));
  return {
    plane,
    model,
    groundIcao,
    queue: ahead < 0 ? [] : plane.queue.slice(ahead),
    stops: [...new Set([groundIcao, ...plane.queue])],
    fuelL: fuelOnGround(state, plane, model, placeOf),
    onBoard,
    picked,
    payloadLeftKg: model.maxPayloadKg - weightOf([...onBoard, ...picked]),
  };
}

/** It waits at the airport, for anybody or for this player. */
export const isPickable = ({ status, originIcao }: Package, groundIcao: string): boolean =>
  originIcao === groundIcao && (status === "open" || status === "accepted");

function fuelOnGround({ simState }: State, plane: Plane, model: CatalogEntry, placeOf: PlaceOf): number {
  const { departureSimTime, arrivalSimTime, destIcao, windFactor } = plane;
  const [from, to] = [placeOf(plane.airportIcao), destIcao === null ? undefined : placeOf(destIcao)];
  if (departureSimTime === null || arrivalSimTime === null || from === undefined || to === undefined) return plane.fuel;
  const ahead = (arrivalSimTime - simState.clockMs) / Math.max(1, arrivalSimTime - departureSimTime);
  return fuelLeft(model, plane.fuel, distanceKm(from, to) * Math.min(1, Math.max(0, ahead)), windFactor ?? 1);
}
