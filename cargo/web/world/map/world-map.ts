/** The map: MapLibre with the features of the game. It reports through callbacks and does not use React. */
import type { Feature, Point } from "geojson";
import * as maplibregl from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Place } from "../../../rules/geography/geodesy.ts";
import type { Airports } from "../../airports.ts";
import type { Campaign, DemandIndex, Home, Plane, WorldEvent } from "../../api.ts";
import type { ShownRegion } from "../../demand/use-regions.ts";
import type { Snapshot } from "../../live/snapshot-store.ts";
import type { Selection } from "../../selection/selection-change.ts";
import { departsFrom } from "../plane-route.ts";
import { reachFrom, ringFeatures } from "../reach.ts";
import { Flights } from "./flights.ts";
import { addIcons } from "./icons.ts";
import { landFeatures, type PackedLand } from "./land.ts";
import { campaignFeatures, demandFeatures, eventFeatures } from "./market-features.ts";
import type { Scheme } from "./palette.ts";
import { enablePicking, type Picks, StopDrag } from "./picking.ts";
import { flightsOf, standingFeatures } from "./plane-features.ts";
import { Shapes } from "./shapes.ts";
import { Sharpness } from "./sharpness.ts";
import { layersOf, type ProjectionName, REACHING, skyOf, styleOf } from "./style.ts";
import {
  airportFeatures,
  chosenFeatures,
  draftFeatures,
  homeFeatures,
  jobFeatures,
  pointAt,
  poolFeatures,
  reachFeatures,
  routeFeatures,
  stopFeatures,
} from "./world-features.ts";

maplibregl.setWorkerUrl(workerUrl);

const LAND = import("../land.json");

/** A place and the radius around it that must be visible. */
export interface MapArea {
  readonly place: Place;
  readonly radiusKm: number;
}

export interface WorldMapOptions extends Picks {
  readonly container: HTMLElement;
  readonly scheme: Scheme;
  readonly projection: ProjectionName;
  /** The area shown first; the whole world if undefined. */
  readonly start: MapArea | undefined;
  /** Id of the element that describes the map. */
  readonly describedBy: string;
  /**
   * True if the page around the map scrolls: one finger or the wheel scrolls the page; two fingers or Ctrl+wheel move the map.
   */
  readonly isInPage?: boolean;
  /** Called when the player moves the map away from the followed plane. */
  readonly movedAway: () => void;
}

/** What the map shows. */
export interface View {
  readonly snapshot: Snapshot;
  readonly airports: Airports;
  readonly selection: Selection;
  /** The airport whose open jobs are shown. */
  readonly jobsIcao: string | null;
  readonly demand: readonly DemandIndex[];
  readonly events: readonly WorldEvent[];
  /** The campaigns for which the player's deliveries count. */
  readonly campaigns: readonly Campaign[];
  readonly regions: ReadonlyMap<string, ShownRegion>;
  /** Instant that decides which events have begun. */
  readonly simTime: number;
}

export type MapCamera = Pick<WorldMap, "look" | "zoomBy">;

export class WorldMap {
  readonly container: HTMLElement;
  readonly #map: maplibregl.Map;
  readonly #shapes: Shapes;
  readonly #flights: Flights;
  readonly #sharpness: Sharpness;
  readonly #stopDrag: StopDrag;
  readonly #resizes: ResizeObserver;
  readonly #drawn = Promise.withResolvers<void>();
  #isLoaded = false;
  #followedId: number | undefined;
  /** Repeats the last request to show something. */
  #show: (() => void) | undefined;
  #scheme: Scheme;
  #projection: ProjectionName;

  constructor(options: WorldMapOptions) {
    const { container } = options;
    container.dataset.map = "loading";
    container.dataset.projection = options.projection;
    this.container = container;
    this.#map = newMap(options);
    this.#resizes = new ResizeObserver(() => container.isConnected && this.#map.resize().redraw());
    this.#resizes.observe(container);
    this.#scheme = options.scheme;
    this.#projection = options.projection;
    this.#shapes = new Shapes(this.#map);
    this.#sharpness = new Sharpness(this.#map);
    this.#flights = new Flights({
      shapes: this.#shapes,
      isVisible: () => container.isConnected && !document.hidden,
      kmAPixel: () => kmAPixel(this.#map),
      leastMs: () => Math.max(isCalm() ? 1_000 : 0, this.#sharpness.pauseMs),
      moved: (planes) => this.#followOn(planes),
    });
    this.#map.on("dragstart", () => this.#followedId !== undefined && options.movedAway());
    enablePicking(this.#map, options);
    this.#stopDrag = new StopDrag(this.#map, options, () => this.#show?.());
    this.#map.once("load", () => {
      addIcons(this.#map);
      void this.#showLand();
      this.#isLoaded = true;
      // Applies changes that were requested while the map loaded.
      if (this.#scheme !== options.scheme) recolour(this.#map, this.#scheme);
      if (this.#projection !== options.projection) reproject(this.#map, this.#projection);
      this.#show?.();
      whenDrawn(this.#map, () => {
        this.#sharpness.measure();
        container.dataset.map = "drawn";
        this.#drawn.resolve();
      });
    });
  }

  /** Resolves when everything has been drawn for the first time. */
  get drawn(): Promise<void> {
    return this.#drawn.promise;
  }

  get isDrawn(): boolean {
    return this.container.dataset.map === "drawn";
  }

  /** Shows the view, redrawing only what has changed. */
  show(view: View): void {
    this.#show = () => this.show(view);
    if (!this.#isLoaded) return;
    const { snapshot, airports, selection, jobsIcao } = view;
    const { state } = snapshot;
    this.#followedId = (selection.isFollowed && selection.planeId) || undefined;
    const plane = state.planes.find(({ id }) => id === selection.planeId);
    this.#shapes.putWhen("airports", airports.size, () => airportFeatures(airports));
    this.#showReach(airports, plane);
    this.#shapes.put("pool", poolFeatures(state, airports));
    const draft = this.#stopDrag.appliedTo(selection.draft);
    const routes = routeFeatures(state.planes, airports, draft === null ? selection.planeId : null);
    this.#shapes.put("routes", draft === null ? routes : [...routes, ...draftFeatures(draft, airports)]);
    this.#shapes.put("stops", stopFeatures(draft?.stops ?? plane?.queue ?? [], airports));
    this.#shapes.put(
      "jobs",
      jobFeatures(state.packages, airports, { ...selection, originIcao: draft === null ? jobsIcao : null }),
    );
    this.#shapes.putWhen("demand", view.demand, () => demandFeatures(view.demand, airports));
    this.#shapes.put("events", eventFeatures(view.events, view.regions, view.simTime));
    this.#shapes.put("campaigns", campaignFeatures(view.campaigns, airports));
    this.#shapes.put("chosen", chosenFeatures(airports, selection.airportIcao));
    this.#shapes.put("standing", standingFeatures(state, airports, selection.planeId));
    this.#flights.follow(snapshot, flightsOf(state, airports, selection.planeId));
  }

  /** Shows only these homes, with a ring around the chosen one. */
  showHomes(homes: readonly Home[], chosen: Home | undefined): void {
    this.#show = () => this.showHomes(homes, chosen);
    if (!this.#isLoaded) return;
    this.#shapes.put("airports", []);
    this.#shapes.putWhen("pool", homes, () => homeFeatures(homes));
    this.#shapes.put("chosen", chosen === undefined ? [] : [pointAt(chosen, {})]);
  }

  /** Centre of the visible area. */
  get center(): Place {
    const { lat, lng } = this.#map.getCenter().wrap();
    return { lat, lon: lng };
  }

  /** Keeps the followed plane in the middle. */
  #followOn(planes: readonly Feature<Point>[]): void {
    const plane = planes.find(
      ({ properties }) => properties?.id === this.#followedId && properties?.kind === "selected",
    );
    // Following would interrupt a movement by the player, or a flight to another place.
    if (plane === undefined || this.#map.isMoving()) return;
    this.#map.setCenter(plane.geometry.coordinates as [number, number]);
  }

  /** The land is a separate file, which loads while the map is built. */
  async #showLand(): Promise<void> {
    const { default: packed } = await LAND;
    if (this.#isLoaded) this.#shapes.putWhen("land", "land", () => landFeatures(packed as PackedLand));
  }

  #showReach(airports: Airports, plane: Plane | undefined): void {
    const from = plane === undefined ? undefined : airports.get(departsFrom(plane));
    const departure = from === undefined || plane === undefined ? undefined : { from, modelId: plane.modelId };
    const key = departure === undefined ? "" : `${departure.from.icao} ${departure.modelId}`;
    this.#shapes.putWhen("rings", key, () => (departure === undefined ? [] : ringFeatures(departure)));
    this.#shapes.putWhen("reach", `${airports.size} ${key}`, () =>
      departure === undefined ? [] : reachFeatures(airports, reachFrom(departure)),
    );
    this.#map.setGlobalStateProperty(REACHING, departure !== undefined);
  }

  setScheme(scheme: Scheme): void {
    if (this.#isLoaded && scheme !== this.#scheme) recolour(this.#map, scheme);
    this.#scheme = scheme;
  }

  setProjection(projection: ProjectionName): void {
    if (this.#isLoaded && projection !== this.#projection) reproject(this.#map, projection);
    this.#projection = projection;
    this.container.dataset.projection = projection;
  }

  /** Centres the place and zooms so that everything within the radius is visible. */
  look({ place: { lat, lon }, radiusKm }: MapArea): void {
    const { container } = this;
    container.dataset.radius = String(Math.round(radiusKm));
    const zoom = zoomFor(container, lat, radiusKm);
    const camera = { center: [lon, lat] as [number, number], zoom };
    // If drawing is slow, an animation would only delay the result.
    if (this.#sharpness.isSlow) this.#map.jumpTo(camera);
    else this.#map.flyTo({ ...camera, maxDuration: 2_500 });
  }

  /** Shows an amount that rises from a place and disappears. */
  celebrate({ lat, lon }: Place, text: string): void {
    if (!this.#isLoaded || isCalm()) return;
    const element = document.createElement("div");
    element.className = "map-payment";
    element.ariaHidden = "true";
    const amount = element.appendChild(document.createElement("span"));
    amount.textContent = text;
    const marker = new maplibregl.Marker({ element }).setLngLat([lon, lat]).addTo(this.#map);
    // The animation is cancelled when another page replaces the map.
    for (const end of ["animationend", "animationcancel"]) amount.addEventListener(end, () => marker.remove());
  }

  zoomBy(levels: number): void {
    this.#sharpness.willMove();
    this.#map.easeTo({ zoom: this.#map.getZoom() + levels, duration: 250 });
  }

  remove(): void {
    this.#resizes.disconnect();
    this.#flights.stop();
    this.#sharpness.remove();
    this.#isLoaded = false;
    this.#map.remove();
  }
}

function newMap(options: WorldMapOptions): maplibregl.Map {
  const { container, scheme, projection, start, describedBy, isInPage = false } = options;
  const { lat, lon } = start?.place ?? { lat: 30, lon: 10 };
  const map = new maplibregl.Map({
    container,
    style: styleOf(scheme, projection),
    center: [lon, lat],
    zoom: zoomFor(container, lat, start?.radiusKm ?? WORLD_KM),
    minZoom: minZoom(container, projection),
    maxZoom: MAX_ZOOM,
    // North is always up and the view from above, so that the player never has to correct it.
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // Tracking would resize the map when it leaves the page.
    trackResize: false,
    cooperativeGestures: isInPage,
    // Labels that fade would keep the map drawing.
    fadeDuration: 0,
    locale: { "Map.Title": "Map of the world" },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.getCanvas().setAttribute("aria-describedby", describedBy);
  return map;
}

/** True if the system asks for reduced motion. */
const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calls `drawn` once land and airports are drawn. The map itself is never idle while planes move. */
function whenDrawn(map: maplibregl.Map, drawn: () => void): void {
  const onRender = () => {
    const { land, airports } = map.getContainer().dataset;
    if (land === undefined || airports === undefined) return;
    if (!["land", "airports", "reach"].every((id) => map.isSourceLoaded(id))) return;
    map.off("render", onRender);
    drawn();
  };
  map.on("render", onRender);
}

function reproject(map: maplibregl.Map, projection: ProjectionName): void {
  map.setProjection({ type: projection });
  map.setMinZoom(minZoom(map.getContainer(), projection));
}

/** The schemes differ only in colours and icons. */
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

const MAX_ZOOM = 9;
/** The Earth's radius. A smaller area would cut off the globe; a larger one would only show it smaller. */
const WORLD_KM = 6_400;
const EQUATOR_KM = 40_075;
/** Width of the world in pixels at zoom 0. */
const WORLD_PX = 512;

const kmAPixelAt = (lat: number, zoom: number): number =>
  (EQUATOR_KM * Math.cos((lat * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);

const kmAPixel = (map: maplibregl.Map): number => kmAPixelAt(map.getCenter().lat, map.getZoom());

/** Returns the zoom at which the whole world fits. The scale of a globe is that of its equator. */
function minZoom({ clientWidth, clientHeight }: HTMLElement, projection: ProjectionName): number {
  const size = Math.min(clientWidth, clientHeight);
  const world = projection === "globe" ? 0.8 * Math.PI * size : size;
  return Math.max(0, Math.log2(world / WORLD_PX));
}

function zoomFor({ clientWidth, clientHeight }: HTMLElement, lat: number, radiusKm: number): number {
  const radiusPx = Math.max(1, Math.min(clientWidth, clientHeight) * 0.45);
  const zoom = Math.log2(kmAPixelAt(lat, 0) / (Math.min(radiusKm, WORLD_KM) / radiusPx));
  return Math.min(MAX_ZOOM, Math.max(0, zoom));
}
