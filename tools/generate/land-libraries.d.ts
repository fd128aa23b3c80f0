/** Types for the parts of packages that land.ts and dotted-world.ts use; the packages have none. */

declare module "d3-geo" {
  /** Projects degrees to points of a plane. */
  interface Projection {
    scale(scale: number): Projection;
    translate(point: readonly [number, number]): Projection;
    reflectY(reflect: boolean): Projection;
    precision(precision: number): Projection;
    fitWidth(width: number, shape: { readonly type: "Sphere" }): Projection;
    /** Null for a place outside the projection. */
    (place: readonly [lon: number, lat: number]): [x: number, y: number] | null;
  }
  export function geoEquirectangular(): Projection;
  export function geoNaturalEarth1(): Projection;
}

declare module "d3-geo-projection" {
  import type { Geometry } from "geojson";
  /** Converts a spherical shape to a planar one, clipped at the limits of the projection. */
  export function geoProject(shape: Geometry, projection: object): Geometry;
}

declare module "topojson-client" {
  import type { FeatureCollection, MultiLineString } from "geojson";
  export interface Topology {
    readonly type: "Topology";
    readonly objects: Readonly<Record<string, object>>;
  }
  export function feature(topology: Topology, shape: object): FeatureCollection;
  /** Returns the lines between two shapes, each once, if `filter` accepts both shapes. */
  export function mesh(topology: Topology, shape: object, filter: (a: object, b: object) => boolean): MultiLineString;
}
