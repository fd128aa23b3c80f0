/** The route of a plane: where it is, where it continues from, and where its queue ends. */
import type { Place } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import type { Plane } from "../api.ts";
import { flightOf, partOver } from "../live/spans.ts";
import { fixAt } from "./great-circle.ts";

type Route = Pick<Plane, "airportIcao" | "destIcao" | "queue">;
type Flight = Pick<Plane, "airportIcao" | "destIcao" | "departureSimTime" | "arrivalSimTime">;

/** The airport from which its next leg starts: where it is or lands. */
export const departsFrom = ({ airportIcao, destIcao }: Pick<Route, "airportIcao" | "destIcao">): string =>
  destIcao ?? airportIcao;

/** The airport where its queue ends, from which an added leg starts. */
export const lastStop = (plane: Route): string => plane.queue.at(-1) ?? departsFrom(plane);

/** Its position at an instant; undefined until the airports are loaded. */
export function placeOf(plane: Flight, airports: Airports, simTime: number): Place | undefined {
  const from = airports.get(plane.airportIcao);
  const to = airports.get(plane.destIcao ?? "");
  const flight = flightOf(plane);
  if (from === undefined || to === undefined || flight === null) return from;
  return fixAt(from, to, partOver(flight, simTime));
}
