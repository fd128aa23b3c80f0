/** World events and demand, read from the service. */
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useMemo } from "react";
import { api, type DemandIndex, type WorldEvent } from "../api.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import { conditionsOf, type Prices } from "./leg-conditions.ts";
import { useRegions } from "./use-regions.ts";

export type DemandGroup = DemandIndex["group"];

const NO_EVENTS: readonly WorldEvent[] = [];
const NO_DEMAND: readonly DemandIndex[] = [];
const REFRESH_MS = 60_000;
/** Exceeds the number of events that can be announced at once. */
const ALL = 200;

export function useWorldEvents(): readonly WorldEvent[] {
  const { data } = useRead(["world-events"], api.get("/api/world/events", { query: { limit: ALL } }), {
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS / 2,
  });
  return data?.items ?? NO_EVENTS;
}

/** Returns the demand indices of the group; none if it is null. */
export function useDemand(group: DemandGroup | null): readonly DemandIndex[] {
  const { data } = useRead(["demand", group], api.get("/api/demand", { query: { group: group ?? "mail" } }), {
    enabled: group !== null,
    refetchInterval: REFRESH_MS,
  });
  return group === null ? NO_DEMAND : (data?.items ?? NO_DEMAND);
}

/** Returns the prices of flights, changed by the current events and bases. */
export function usePrices(): Prices {
  const { economy, bases } = useGame();
  const events = useWorldEvents();
  const { of: regionOf } = useRegions();
  // Events begin and end on full hours.
  const hour = Math.floor(useSimTime(REFRESH_MS) / 3_600_000);
  return useMemo(() => {
    const simTime = (hour + 0.5) * 3_600_000;
    const conditions = conditionsOf({ events, bases, depth: economy.depth, simTime, regionOf });
    return { ...economy, conditions };
  }, [economy, bases, events, regionOf, hour]);
}
