/** What each source of the map holds, put there only when it is another than before. */
import type { Feature } from "geojson";
import type { GeoJSONSource, Map as MapLibre } from "maplibre-gl";
import type { SourceId } from "./style.ts";

export class Shapes {
  readonly #map: MapLibre;
  readonly #keys = new Map<SourceId, unknown>();

  constructor(map: MapLibre) {
    this.#map = map;
  }

  /** Few shapes: they are compared themselves. */
  put(id: SourceId, features: readonly Feature[]): void {
    const text = JSON.stringify(features);
    if (this.#keys.get(id) !== text) this.#set(id, text, features);
  }

  /** Many shapes: they are only made when `key` says that they are others. */
  putWhen(id: SourceId, key: unknown, make: () => readonly Feature[]): void {
    if (this.#keys.get(id) !== key) this.#set(id, key, make());
  }

  #set(id: SourceId, key: unknown, features: readonly Feature[]): void {
    this.#keys.set(id, key);
    // What is drawn cannot be read off a canvas: so it can be seen from outside.
    this.#map.getContainer().dataset[id] = String(features.length);
    this.#map.getSource<GeoJSONSource>(id)?.setData({ type: "FeatureCollection", features: [...features] });
  }
}
