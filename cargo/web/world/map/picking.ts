/** Selects planes and airports by clicks, and shows the name of what is under the pointer. */
import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent, Point } from "maplibre-gl";
import { Popup } from "maplibre-gl";
import { PICKABLE } from "./style.ts";

export interface Picks {
  /** Called with the player's planes that share the clicked icon, and the airport where they are parked. */
  planes(planeIds: readonly number[], icao?: string): void;
  /** Called with the clicked airport; null for a click on nothing. */
  airport(icao: string | null): void;
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

/** Returns the nearest feature of the topmost kind: the player's flying planes, then the parked ones, other planes, airports. */
function found(map: MapLibre, { x, y }: Point): MapGeoJSONFeature | undefined {
  const corner = (sign: 1 | -1): [number, number] => [x + sign * REACH_PX, y + sign * REACH_PX];
  const features = map.queryRenderedFeatures([corner(-1), corner(1)], { layers: [...PICKABLE] });
  const away = (feature: MapGeoJSONFeature): number => {
    const place = placeOf(feature);
    const at = place === undefined ? undefined : map.project(place);
    return at === undefined ? 0 : Math.hypot(at.x - x, at.y - y);
  };
  const rank = ({ layer, properties }: MapGeoJSONFeature): number =>
    properties.kind === "other" ? 1.5 : PICKABLE.indexOf(layer.id as (typeof PICKABLE)[number]);
  return features
    .map((feature) => ({ feature, rank: rank(feature), away: away(feature) }))
    .sort((a, b) => a.rank - b.rank || a.away - b.away)[0]?.feature;
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
