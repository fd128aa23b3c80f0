/** Computes where a plane is, where it continues from, and where its queue ends. */
import type { Place } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import type { Plane } from "../api.ts";
import { flightOf, partOver } from "../live/spans.ts";
import { fixAt } from "./great-circle.ts";

type Route = Pick<Plane, "airportIcao" | "destIcao" | "queue">;
type Flight = Pick<Plane, "airportIcao" | "destIcao" | "departureSimTime" | "arrivalSimTime">;

/** Returns the airport from which the plane's next leg starts: where it is, or where it will land. */
export const departsFrom = ({ airportIcao, destIcao }: Pick<Route, "airportIcao" | "destIcao">): string =>
  destIcao ?? airportIcao;

/** Returns the airport where the plane's queue ends. A leg added to the queue starts there. */
export const lastStop = (plane: Route): string => plane.queue.at(-1) ?? departsFrom(plane);

/** Returns the plane's position at an instant; undefined until the airports are loaded. */
export function placeOf(plane: Flight, airports: Airports, simTime: number): Place | undefined {
  const from = airports.get(plane.airportIcao);
  const to = airports.get(plane.destIcao ?? "");
  const flight = flightOf(plane);
  if (from === undefined || to === undefined || flight === null) return from;
  return fixAt(from, to, partOver(flight, simTime));
}
