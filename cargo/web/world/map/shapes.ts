/** Sets the features of the map's sources, but only if they have changed. */
import type { Feature } from "geojson";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { SourceId } from "./style.ts";

export class Shapes {
  readonly #map: MapLibre;
  readonly #keys = new Map<SourceId, unknown>();

  constructor(map: MapLibre) {
    this.#map = map;
  }

  /** For sources with few features, which are compared. */
  put(id: SourceId, features: readonly Feature[]): void {
    const text = JSON.stringify(features);
    if (this.#keys.get(id) !== text) this.#set(id, text, features);
  }

  /** For sources with many features, which are built only if `key` has changed. */
  putWhen(id: SourceId, key: unknown, make: () => readonly Feature[]): void {
    if (this.#keys.get(id) !== key) this.#set(id, key, make());
  }

  #set(id: SourceId, key: unknown, features: readonly Feature[]): void {
    this.#keys.set(id, key);
    // Read by tests, which cannot read a canvas.
    this.#map.getContainer().dataset[id] = String(features.length);
    this.#map.getSource<GeoJSONSource>(id)?.setData({ type: "FeatureCollection", features: [...features] });
  }
}
