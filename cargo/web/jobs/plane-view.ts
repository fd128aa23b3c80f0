/** What decides which jobs a plane can take: the airport where it can next be loaded, its route from there, and its cargo. */
import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import { distanceKm, type Place } from "../../rules/geography/geodesy.ts";
import { weightOf } from "../../rules/values/cargo-package.ts";
import type { CatalogEntry, Package, Plane, State } from "../api.ts";
import { loadingAirport } from "../selection/jobs-airport.ts";

export interface PlaneView {
  readonly plane: Plane;
  readonly model: CatalogEntry;
  /** The airport where it can next be loaded: where it is, or the end of its queue. */
  readonly groundIcao: string;
  /** Stops after `groundIcao`. */
  readonly queue: readonly string[];
  /** Airports whose jobs it may take: where it is or lands, and the stops of its queue, without duplicates. */
  readonly stops: readonly string[];
  /** Litres on board at `groundIcao`; 0 if not known yet. */
  readonly fuelL: number;
  /** Jobs on board when it can be loaded. */
  readonly onBoard: readonly Package[];
  /** Selected jobs, in the order of selection. */
  readonly picked: readonly Package[];
  readonly payloadLeftKg: number;
}

export type PlaceOf = (icao: string) => Place | undefined;

/** Returns null if the player has no such plane. */
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
    .map((id) => state.packages.find((job) => job.id === id))
    .filter((job) => job !== undefined)
    .filter((job) => isPickable(job, groundIcao));
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

/** Returns the queue without leading stops at the plane's own airport. */
function queueAhead({ airportIcao, queue }: Plane): readonly string[] {
  const next = queue.findIndex((icao) => icao !== airportIcao);
  return next < 0 ? [] : queue.slice(next);
}

/** Returns true for jobs that are open at the airport, or reserved by this player. */
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
