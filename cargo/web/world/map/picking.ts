/** Selects planes and airports by clicks, drags stops, and shows the name of what is under the pointer. */
import type {
  MapGeoJSONFeature,
  MapLayerMouseEvent,
  MapLayerTouchEvent,
  Map as MapLibre,
  MapMouseEvent,
  MapTouchEvent,
  Point,
} from "maplibre-gl";
import { Popup } from "maplibre-gl";
import { type Draft, withStopMoved } from "../../selection/draft.ts";
import { PICKABLE } from "./style.ts";

export interface Picks {
  /** Called with the player's planes that share the clicked icon, and the airport where they are parked. */
  planes(planeIds: readonly number[], icao?: string): void;
  /** Called with the clicked airport; null for a click on nothing. */
  airport(icao: string | null): void;
  /** Called with a stop of the planned route, and the airport to which it was dragged. */
  stop?(icao: string, to: string): void;
}

/** Maximum distance of a click from a feature, in pixels. */
const REACH_PX = 11;

export function enablePicking(map: MapLibre, picks: Picks): void {
  map.on("click", ({ point }) => pick(found(map, point), picks));
  // Touch screens have no hovering pointer.
  if (matchMedia("(hover: hover)").matches) enableNames(map);
}

function enableNames(map: MapLibre): void {
  const name = new Popup({ closeButton: false, closeOnClick: false, offset: 14, className: "map-name" });
  let pointed: string | undefined;
  map.on("mousemove", (event: MapMouseEvent) => {
    const feature = map.isMoving() ? undefined : found(map, event.point);
    const text = feature === undefined ? undefined : describe(feature);
    map.getCanvas().style.cursor = feature === undefined ? "" : "pointer";
    if (text === undefined) name.remove();
    else if (text !== pointed)
      name
        .setLngLat(placeOf(feature) ?? event.lngLat)
        .setText(text)
        .addTo(map);
    pointed = text;
  });
  const forget = () => {
    name.remove();
    pointed = undefined;
  };
  map.on("mouseout", forget);
  // A map that is shown again after another page has not noticed that the pointer left.
  map.on("resize", forget);
}

/** Maximum distance of a dragged stop from an airport, in pixels. */
const DROP_PX = 40;

/** Drags stops of the planned route by mouse or by one finger. Create it after `enablePicking`, whose cursor it replaces. */
export class StopDrag {
  readonly #map: MapLibre;
  readonly #picks: Picks;
  readonly #moved: () => void;
  #isPlanning = false;
  /** The dragged stop, and the airport where it would be dropped. */
  #dragged: { readonly icao: string; readonly to: string } | undefined;

  /** `moved`: called when the stop comes to another airport. */
  constructor(map: MapLibre, picks: Picks, moved: () => void) {
    this.#map = map;
    this.#picks = picks;
    this.#moved = moved;
    map.on("mousemove", "stops", () => this.#isPlanning && this.#setCursor("grab"));
    map.on("mousedown", "stops", (event) => this.#begin(event));
    map.on("touchstart", "stops", (event) => event.points.length === 1 && this.#begin(event));
  }

  /** Returns the draft with the dragged stop where it would be dropped. */
  appliedTo(draft: Draft | null): Draft | null {
    this.#isPlanning = draft !== null;
    if (draft === null || this.#dragged === undefined) return draft;
    return { ...draft, stops: withStopMoved(draft.stops, this.#dragged.icao, this.#dragged.to) };
  }

  #begin(event: MapLayerMouseEvent | MapLayerTouchEvent): void {
    const icao: string | undefined = event.features?.[0]?.properties.icao;
    if (icao === undefined || !this.#isPlanning) return;
    // Otherwise the map would move.
    event.preventDefault();
    const move = ({ point }: MapMouseEvent | MapTouchEvent) => {
      this.#setCursor("grabbing");
      this.#drag(icao, airportNear(this.#map, point));
    };
    const moves = [this.#map.on("mousemove", move), this.#map.on("touchmove", move)];
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      for (const subscription of moves) subscription.unsubscribe();
      this.#drop();
    };
    for (const kind of ["mouseup", "touchend", "touchcancel"]) addEventListener(kind, end, { signal: ended.signal });
  }

  #drag(icao: string, to: string | undefined): void {
    const dragged = to === undefined || to === icao ? undefined : { icao, to };
    if (dragged?.to === this.#dragged?.to) return;
    this.#dragged = dragged;
    this.#moved();
  }

  #drop(): void {
    const dragged = this.#dragged;
    this.#dragged = undefined;
    if (dragged !== undefined) this.#picks.stop?.(dragged.icao, dragged.to);
  }

  #setCursor(cursor: string): void {
    this.#map.getCanvas().style.cursor = cursor;
  }
}

function airportNear(map: MapLibre, { x, y }: Point): string | undefined {
  const around = featuresWithin(map, x, y, DROP_PX, ["pool-dots", "airports"]);
  return around.sort((a, b) => a.away - b.away)[0]?.feature.properties.icao;
}

/** Returns the nearest feature of the topmost kind: the player's flying planes, then the parked ones, other planes, airports. */
function found(map: MapLibre, { x, y }: Point): MapGeoJSONFeature | undefined {
  const rank = ({ layer, properties }: MapGeoJSONFeature): number =>
    properties.kind === "other" ? 1.5 : PICKABLE.indexOf(layer.id as (typeof PICKABLE)[number]);
  return featuresWithin(map, x, y, REACH_PX, PICKABLE)
    .map(({ feature, away }) => ({ feature, rank: rank(feature), away }))
    .sort((a, b) => a.rank - b.rank || a.away - b.away)[0]?.feature;
}

/** Returns the features of layers around a point, with their distances in pixels. */
function featuresWithin(map: MapLibre, x: number, y: number, reachPx: number, layers: readonly string[]) {
  const corner = (sign: 1 | -1): [number, number] => [x + sign * reachPx, y + sign * reachPx];
  const away = (feature: MapGeoJSONFeature): number => {
    const place = placeOf(feature);
    const at = place === undefined ? undefined : map.project(place);
    return at === undefined ? 0 : Math.hypot(at.x - x, at.y - y);
  };
  return map
    .queryRenderedFeatures([corner(-1), corner(1)], { layers: [...layers] })
    .map((feature) => ({ feature, away: away(feature) }));
}

function placeOf(feature: MapGeoJSONFeature | undefined): [number, number] | undefined {
  if (feature?.geometry.type !== "Point") return undefined;
  const [lon = 0, lat = 0] = feature.geometry.coordinates;
  return [lon, lat];
}

function pick(feature: MapGeoJSONFeature | undefined, picks: Picks): void {
  const { id, icao, kind, ids } = feature?.properties ?? { icao: null };
  const isOwn = kind === "own" || kind === "selected";
  if (feature?.layer.id === "flying" && isOwn) picks.planes([id]);
  else if (feature?.layer.id === "standing" && isOwn) picks.planes(ids.split(" ").map(Number), icao);
  else if (icao !== undefined) picks.airport(icao);
}

function describe({ layer, properties }: MapGeoJSONFeature): string {
  const { name, icao, way, kind } = properties;
  if (layer.id === "flying") return kind === "other" ? `${name}: ${way}` : `${name}, ${way}`;
  if (layer.id === "standing") return kind === "other" ? `Planes of ${name} at ${icao}` : `${name} at ${icao}`;
  return `${name} (${icao})`;
}
