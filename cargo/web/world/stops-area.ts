/** The area of the map that shows some places. */
import { distanceKm, type Place, placesOnTheWay } from "../../rules/geography/geodesy.ts";
import type { MapArea } from "./map/world-map.ts";

/** Shows the neighbourhood of places that are close together. */
const LEAST_KM = 250;
/** Keeps them clear of the search field and the buttons at the edges of the map. */
const MARGIN = 1.5;

/** Undefined without places. */
export function areaAround(places: readonly Place[]): MapArea | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  // The mean of the places: each next one moves it by its share.
  const place = others.reduce<Place>((mean, next, index) => {
    const [moved = mean] = placesOnTheWay(mean, next, [1 / (index + 2)]);
    return moved;
  }, first);
  const farthestKm = Math.max(...places.map((one) => distanceKm(place, one)));
  return { place: { lat: place.lat, lon: place.lon }, radiusKm: Math.max(LEAST_KM, MARGIN * farthestKm) };
}
