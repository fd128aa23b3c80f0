/** Where to look to see a plane and all that it reaches. */

import { useAirports } from "../airports.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import { simTimeAt } from "../live/snapshot-store.ts";
import type { MapArea } from "./map/world-map.ts";
import { placeOf } from "./plane-route.ts";
import { ringsOf } from "./reach.ts";

/** Asked when it is wanted, for planes fly; undefined for none, and until the airports are known. */
export function usePlaneArea(): (planeId: number | null) => MapArea | undefined {
  const { planes } = useGame();
  const airports = useAirports();
  const store = useSnapshotStore();
  return (planeId) => {
    const plane = planes.find(({ id }) => id === planeId);
    const { snapshot } = store;
    if (plane === undefined || snapshot === undefined) return undefined;
    const place = placeOf(plane, airports, simTimeAt(snapshot, performance.now()));
    return place && { place, radiusKm: ringsOf(plane.modelId)[0]?.km ?? UNKNOWN_KM };
  };
}

const UNKNOWN_KM = 2_000;
