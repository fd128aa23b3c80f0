/** The camera of the map, and the area that it shows for a plane. */
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import type { Airport } from "../airports.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import { simTimeAt } from "../live/snapshot-store.ts";
import { useSelection } from "../selection/selection.tsx";
import { useAirports } from "../use-airports.ts";
import type { MapArea, MapCamera } from "./map/world-map.ts";
import { placeOf } from "./plane-route.ts";
import { ringsOf } from "./reach.ts";
import { areaAround } from "./stops-area.ts";

export interface Camera {
  /** Undefined while no map is shown. */
  readonly map: MapCamera | undefined;
  readonly setMap: (map: MapCamera | undefined) => void;
  /**
   * Returns the area with the plane and everything that it reaches; undefined without a plane, and until the airports are loaded.
   */
  readonly areaOf: (planeId: number | null) => MapArea | undefined;
  readonly locate: (planeId: number | null) => void;
}

/** Radius in kilometres for aircraft types that this client does not know. */
const UNKNOWN_RADIUS = 2_000;

export function useCamera(): Camera {
  const [map, setMap] = useState<MapCamera>();
  const { planes } = useGame();
  const airports = useAirports();
  const store = useSnapshotStore();
  const areaOf = (planeId: number | null) => {
    const plane = planes.find(({ id }) => id === planeId);
    const { snapshot } = store;
    if (plane === undefined || snapshot === undefined) return undefined;
    const place = placeOf(plane, airports, simTimeAt(snapshot, performance.now()));
    return place && { place, radiusKm: ringsOf(plane.modelId)[0]?.km ?? UNKNOWN_RADIUS };
  };
  const locate = (planeId: number | null) => {
    const area = areaOf(planeId);
    if (area !== undefined) map?.look(area);
  };
  return { map, setMap, areaOf, locate };
}

/** Minimum radius in kilometres, so that a shorter leg is shown with its surroundings. */
const LEAST_LEG_KM = 250;

/** Shows the whole leg of the followed plane when following starts, and again for each later leg. */
export function useFollowedLeg({ map, areaOf }: Camera): void {
  const { planes } = useGame();
  const airports = useAirports();
  const [{ planeId, isFollowed }] = useSelection();
  const plane = isFollowed ? planes.find(({ id }) => id === planeId) : undefined;
  const [from, to] = [airports.get(plane?.airportIcao ?? ""), airports.get(plane?.destIcao ?? "")];
  const look = useEffectEvent((start: Airport, end: Airport) => {
    const place = areaOf(planeId)?.place;
    if (place !== undefined) map?.look({ place, radiusKm: Math.max(LEAST_LEG_KM, distanceKm(start, end)) });
  });
  useEffect(() => {
    if (map !== undefined && from !== undefined && to !== undefined) look(from, to);
  }, [map, from, to]);
}

/** On a phone, whose map is small, shows all stops of the draft whenever they change. */
export function useVisibleStops(map: MapCamera | undefined, stops: readonly string[] | undefined): void {
  const isPhone = useIsPhone();
  const airports = useAirports();
  useEffect(() => {
    const area = areaAround((stops ?? []).flatMap((icao) => airports.get(icao) ?? []));
    if (isPhone && area !== undefined) map?.look(area);
  }, [isPhone, map, stops, airports]);
}
