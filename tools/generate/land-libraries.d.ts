/** What land.ts and dotted-world.ts take from packages that bring no types of their own. */

declare module "d3-geo" {
  /** Turns degrees into points of a plane. */
  interface Projection {
    scale(scale: number): Projection;
    translate(point: readonly [number, number]): Projection;
    reflectY(reflect: boolean): Projection;
    precision(precision: number): Projection;
    fitWidth(width: number, shape: { readonly type: "Sphere" }): Projection;
    /** Null for a place that the projection does not show. */
    (place: readonly [lon: number, lat: number]): [x: number, y: number] | null;
  }
  export function geoEquirectangular(): Projection;
  export function geoNaturalEarth1(): Projection;
}

declare module "d3-geo-projection" {
  import type { Geometry } from "geojson";
  /** A spherical shape as a planar one, cut where the projection ends. */
  export function geoProject(shape: Geometry, projection: object): Geometry;
}

declare module "topojson-client" {
  import type { FeatureCollection, MultiLineString } from "geojson";
  export interface Topology {
    readonly type: "Topology";
    readonly objects: Readonly<Record<string, object>>;
  }
  export function feature(topology: Topology, shape: object): FeatureCollection;
  /** The lines between two shapes, each once; of those that `filter` takes. */
  export function mesh(topology: Topology, shape: object, filter: (a: object, b: object) => boolean): MultiLineString;
}
