/** A route that is being planned on the map. */
export interface Draft {
  /** Null for a new one. */
  readonly routeId: number | null;
  readonly stops: readonly string[];
  readonly isLoop: boolean;
  /** The plane that is to fly a new route; the player chooses others. */
  readonly planeId?: number | undefined;
}

export const NEW_ROUTE: Draft = { routeId: null, stops: [], isLoop: true };

/** The stops of a draft with one more at the end, unless it is there already or the route is full. */
export const withStop = (stops: readonly string[], icao: string, most: number): readonly string[] =>
  stops.at(-1) === icao || stops.length >= most ? stops : [...stops, icao];

/** The lap as the map draws it: back to the start, or over the stops between. */
export const lapOf = (stops: readonly string[], isLoop: boolean): readonly string[] =>
  stops.length < 2 ? stops : isLoop ? [...stops, stops[0] as string] : stops;
