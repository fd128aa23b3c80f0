/** Where a plane is, where it continues from, and what it has before it. */
import type { Place } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import type { Plane } from "../api.ts";
import { fixAt } from "./great-circle.ts";

type Route = Pick<Plane, "airportIcao" | "destIcao" | "queue">;
type Flight = Pick<Plane, "airportIcao" | "destIcao" | "departureSimTime" | "arrivalSimTime">;

/** The airport that its next leg starts from: where it is, or where it lands. */
export const departsFrom = ({ airportIcao, destIcao }: Pick<Route, "airportIcao" | "destIcao">): string =>
  destIcao ?? airportIcao;

/** The airport where its queue ends; a leg that is appended starts there. */
export const lastStop = (plane: Route): string => plane.queue.at(-1) ?? departsFrom(plane);

/** Where it is at an instant; undefined until the airports are known. */
export function placeOf(plane: Flight, airports: Airports, simTime: number): Place | undefined {
  const from = airports.get(plane.airportIcao);
  const to = airports.get(plane.destIcao ?? "");
  if (from === undefined || to === undefined) return from;
  return fixAt(from, to, partFlown(plane, simTime));
}

/** How much of its leg lies behind it, 0 to 1; 0 on the ground. */
export function partFlown({ departureSimTime, arrivalSimTime }: Flight, simTime: number): number {
  if (departureSimTime === null || arrivalSimTime === null) return 0;
  const part = (simTime - departureSimTime) / Math.max(1, arrivalSimTime - departureSimTime);
  return Math.min(1, Math.max(0, part));
}

/** The plane that is selected for somebody who has not chosen: the first that could leave now. */
export const firstToUse = (planes: readonly Plane[]): Plane | undefined =>
  planes.find(({ status, broken }) => status === "available" && !broken) ?? planes[0];

/** Of planes at one place the one to select with a click: the next after that which is selected already. */
export const nextOf = (ids: readonly number[], planeId: number | null): number | undefined =>
  ids[(ids.indexOf(planeId ?? 0) + 1) % ids.length];
