/** Converts demand, world events and campaigns to points on the map. */
import type { Feature, Point } from "geojson";
import type { Airports } from "../../airports.ts";
import type { Campaign, DemandIndex, WorldEvent } from "../../api.ts";
import { eventLabel, isRunning } from "../../demand/event-text.ts";
import type { ShownRegion } from "../../demand/use-regions.ts";
import { campaignMark } from "../../together/campaign-text.ts";
import { pointAt } from "./world-features.ts";

/** A smaller change of demand is not shown. */
const LEAST_CHANGE = 0.04;

export function demandFeatures(demand: readonly DemandIndex[], airports: Airports): Feature<Point>[] {
  return demand.flatMap(({ icao, index }) => {
    const airport = airports.get(icao);
    const change = Math.abs(index - 1);
    if (airport === undefined || change < LEAST_CHANGE) return [];
    return pointAt(airport, { isHigh: index > 1, change, label: `×${index.toFixed(2)}` });
  });
}

/** Returns one point for each region with events; running events come before announced ones. */
export function eventFeatures(
  events: readonly WorldEvent[],
  regions: ReadonlyMap<string, ShownRegion>,
  simTime: number,
): Feature<Point>[] {
  return [...Map.groupBy(events, ({ regionId }) => regionId)].flatMap(([regionId, group]) => {
    const region = regions.get(regionId);
    if (region === undefined) return [];
    const sorted = group.toSorted((a, b) => Number(isRunning(b, simTime)) - Number(isRunning(a, simTime)));
    const labels = sorted.map((event) => (isRunning(event, simTime) ? eventLabel(event) : `${eventLabel(event)} soon`));
    return pointAt(region.centre, {
      label: labels.join("\n"),
      isRunning: sorted.some((event) => isRunning(event, simTime)),
    });
  });
}

/** Returns one point for each airport with campaigns, labelled with their goods and progress. */
export function campaignFeatures(campaigns: readonly Campaign[], airports: Airports): Feature<Point>[] {
  return [...Map.groupBy(campaigns, ({ icao }) => icao)].flatMap(([icao, group]) => {
    const airport = airports.get(icao);
    return airport === undefined ? [] : pointAt(airport, { label: group.map(campaignMark).join("\n") });
  });
}
