/** Computes the area of the map that shows all given places. */
import { distanceKm, type Place, placesOnTheWay } from "../../rules/geography/geodesy.ts";
import type { MapArea } from "./map/world-map.ts";

/** Minimum radius in kilometres, which shows the surroundings of places that are close together. */
const LEAST_KM = 250;
/** Factor on the radius, which keeps the places clear of the search field and the buttons at the map's edges. */
const MARGIN = 1.5;

/** Returns undefined without places. */
export function areaAround(places: readonly Place[]): MapArea | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  // Computes the mean of the places: each further place moves the mean by its share.
  const place = others.reduce<Place>((mean, next, index) => {
    const [moved = mean] = placesOnTheWay(mean, next, [1 / (index + 2)]);
    return moved;
  }, first);
  const farthestKm = Math.max(...places.map((one) => distanceKm(place, one)));
  return { place: { lat: place.lat, lon: place.lon }, radiusKm: Math.max(LEAST_KM, MARGIN * farthestKm) };
}
