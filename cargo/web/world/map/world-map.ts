/** The map itself: MapLibre with the game's shapes on it. Everything around it is told by calls; nothing here renders React. */
import * as maplibregl from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Place } from "../../../rules/geodesy.ts";
import type { Airports } from "../../airports.ts";
import type { Plane } from "../../api.ts";
import type { Snapshot } from "../../live/snapshot-store.ts";
import packedLand from "../land.json";
import { departsFrom } from "../plane-route.ts";
import type { Selection } from "../selection.tsx";
import { Flights } from "./flights.ts";
import { addIcons } from "./icons.ts";
import { landFeatures, type PackedLand } from "./land.ts";
import type { Scheme } from "./palette.ts";
import { enablePicking, type Picks } from "./picking.ts";
import { flightsOf, standingFeatures } from "./plane-features.ts";
import { reachFrom, ringFeatures } from "./reach.ts";
import { Shapes } from "./shapes.ts";
import { layersOf, type ProjectionName, skyOf, styleOf } from "./style.ts";
import {
  airportFeatures,
  chosenFeatures,
  jobFeatures,
  poolFeatures,
  routeFeatures,
  stopFeatures,
} from "./world-features.ts";

maplibregl.setWorkerUrl(workerUrl);

export interface WorldMapOptions extends Picks {
  readonly container: HTMLElement;
  readonly scheme: Scheme;
  readonly projection: ProjectionName;
  /** Less that moves. */
  readonly calm: boolean;
  /** In the middle at first. */
  readonly center: Place | undefined;
  /** The id of the element that tells what the map is for. */
  readonly describedBy: string;
  /** Everything is drawn for the first time. */
  readonly drawn: () => void;
}

/** What the map shows. */
export interface View {
  readonly snapshot: Snapshot;
  readonly airports: Airports;
  readonly selection: Selection;
  /** The airport whose open jobs are shown. */
  readonly jobsIcao: string | null;
}

export class WorldMap {
  readonly #map: maplibregl.Map;
  readonly #shapes: Shapes;
  readonly #flights: Flights;
  #ready = false;
  #view: View | undefined;

  constructor(options: WorldMapOptions) {
    this.#map = newMap(options);
    this.#shapes = new Shapes(this.#map);
    this.#flights = new Flights({
      shapes: this.#shapes,
      kmAPixel: () => kmAPixel(this.#map),
      calm: options.calm,
    });
    enablePicking(this.#map, options);
    this.#map.once("load", () => {
      addIcons(this.#map);
      this.#shapes.putWhen("land", "land", () => landFeatures(packedLand as PackedLand));
      this.#ready = true;
      if (this.#view !== undefined) this.show(this.#view);
      this.#map.once("idle", options.drawn);
    });
  }

  /** Brings the map to this view; what is the same as before is left alone. */
  show(view: View): void {
    this.#view = view;
    if (!this.#ready) return;
    const { snapshot, airports, selection, jobsIcao } = view;
    const { state } = snapshot;
    const plane = state.planes.find(({ id }) => id === selection.planeId);
    this.#showReach(airports, plane);
    this.#shapes.put("pool", poolFeatures(state, airports));
    this.#shapes.put("routes", routeFeatures(state.planes, airports, selection.planeId));
    this.#shapes.put("stops", stopFeatures(plane, airports));
    this.#shapes.put("jobs", jobFeatures(state.packages, airports, { ...selection, originIcao: jobsIcao }));
    this.#shapes.put("chosen", chosenFeatures(airports, selection.airportIcao));
    this.#shapes.put("standing", standingFeatures(state, airports, selection.planeId));
    this.#flights.follow(snapshot, flightsOf(state, airports, selection.planeId));
  }

  #showReach(airports: Airports, plane: Plane | undefined): void {
    const from = plane === undefined ? undefined : airports.get(departsFrom(plane));
    const departure = from === undefined || plane === undefined ? undefined : { from, modelId: plane.modelId };
    const key = departure === undefined ? "" : `${departure.from.icao} ${departure.modelId}`;
    this.#shapes.putWhen("rings", key, () => (departure === undefined ? [] : ringFeatures(departure)));
    this.#shapes.putWhen("airports", `${airports.size} ${key}`, () =>
      airportFeatures(airports, departure === undefined ? undefined : reachFrom(departure)),
    );
  }

  setScheme(scheme: Scheme): void {
    recolour(this.#map, scheme);
  }

  setProjection(projection: ProjectionName): void {
    this.#map.setProjection({ type: projection });
  }

  /** Goes where a place is in the middle, near enough to see what is around it. */
  look({ lat, lon }: Place, zoom = 5): void {
    this.#map.flyTo({ center: [lon, lat], zoom: Math.max(zoom, this.#map.getZoom()), maxDuration: 2_500 });
  }

  zoomBy(levels: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + levels, duration: 250 });
  }

  remove(): void {
    this.#flights.stop();
    this.#map.remove();
  }
}

function newMap({ container, scheme, projection, center, describedBy }: WorldMapOptions): maplibregl.Map {
  const map = new maplibregl.Map({
    container,
    style: styleOf(scheme, projection),
    center: [center?.lon ?? 10, center?.lat ?? 30],
    zoom: center === undefined ? 1.5 : 3.4,
    minZoom: 0,
    maxZoom: 9,
    // North is up and the view from above: nobody gets lost, and there is nothing to put right.
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // Labels that fade keep the map drawing.
    fadeDuration: 0,
    locale: { "Map.Title": "Map of the world" },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute("aria-describedby", describedBy);
  return map;
}

/** The layers are the same in both schemes but for their colours and pictures. */
function recolour(map: maplibregl.Map, scheme: Scheme): void {
  map.setSky(skyOf(scheme));
  for (const layer of layersOf(scheme)) {
    const { id } = layer;
    for (const [name, value] of Object.entries(layer.paint ?? {}))
      map.setPaintProperty(id, name as "line-color", value as string);
    const icon = layer.type === "symbol" ? layer.layout?.["icon-image"] : undefined;
    if (icon !== undefined) map.setLayoutProperty(id, "icon-image", icon);
  }
}

const EQUATOR_KM = 40_075;
/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 512;

function kmAPixel(map: maplibregl.Map): number {
  const narrower = Math.cos((map.getCenter().lat * Math.PI) / 180);
  return (EQUATOR_KM * narrower) / (WORLD_PX * 2 ** map.getZoom());
}
