/** A route that is being planned on the map. */
import type { Route } from "../api.ts";

export interface Draft {
  /** The route that is changed, as it was when the planner opened; undefined for a new one. */
  readonly opened?: Route;
  readonly stops: readonly string[];
  readonly isLoop: boolean;
  /** The plane that will fly a new route; the player can choose others. */
  readonly planeId?: number | undefined;
}

export const NEW_ROUTE: Draft = { stops: [], isLoop: true };

/** Returns the stops with one more at the end, unless it is already there or the route is full. */
export const withStop = (stops: readonly string[], icao: string, most: number): readonly string[] =>
  stops.at(-1) === icao || stops.length >= most ? stops : [...stops, icao];

/** Returns the stops with another airport in place of one, and no airport twice in a row. */
export const withStopMoved = (stops: readonly string[], from: string, to: string): readonly string[] =>
  stops.map((icao) => (icao === from ? to : icao)).filter((icao, index, all) => icao !== all[index - 1]);

/** Returns the lap as drawn on the map: a loop ends at the start; any other route is drawn once, for both directions. */
export const lapOf = (stops: readonly string[], isLoop: boolean): readonly string[] =>
  stops.length < 2 ? stops : isLoop ? [...stops, stops[0] as string] : stops;
