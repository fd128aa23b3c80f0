/** The features of each source of the map, set only if they changed. */
import type { Feature } from "geojson";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { SourceId } from "./style.ts";

export class Shapes {
  readonly #map: MapLibre;
  readonly #keys = new Map<SourceId, unknown>();

  constructor(map: MapLibre) {
    this.#map = map;
  }

  /** For few features, which are compared. */
  put(id: SourceId, features: readonly Feature[]): void {
    const text = JSON.stringify(features);
    if (this.#keys.get(id) !== text) this.#set(id, text, features);
  }

  /** For many features, which are only built if `key` changed. */
  putWhen(id: SourceId, key: unknown, make: () => readonly Feature[]): void {
    if (this.#keys.get(id) !== key) this.#set(id, key, make());
  }

  #set(id: SourceId, key: unknown, features: readonly Feature[]): void {
    this.#keys.set(id, key);
    // For tests, which cannot read a canvas.
    this.#map.getContainer().dataset[id] = String(features.length);
    this.#map.getSource<GeoJSONSource>(id)?.setData({ type: "FeatureCollection", features: [...features] });
  }
}
