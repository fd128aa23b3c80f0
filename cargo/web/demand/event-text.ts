/** World events in words. */
import { percent } from "@outbound/kit/web/format.ts";
import type { WorldEvent } from "../api.ts";
import { GROUP_NAMES } from "../cargo-text.ts";
import { clockInstant } from "../live/clock-text.ts";

/** Returns a change such as `+25 %` or `−15 %`. */
const change = (factor: number): string => `${factor < 1 ? "−" : "+"}${percent(Math.abs(factor - 1))}`;

/** Returns a label for the map, such as `Shortage: Mail`. */
export function eventLabel({ kind, group, factor }: Pick<WorldEvent, "kind" | "group" | "factor">): string {
  if (kind === "shortage") return `Shortage: ${group === undefined ? "" : GROUP_NAMES[group]}`;
  if (kind === "fuel") return `Fuel ${change(factor)}`;
  return { harvest: "Harvest", festival: "Festival", storm: "Storm" }[kind];
}

/** Returns what the event means for a player. */
export function eventEffect({ kind, group, factor }: Pick<WorldEvent, "kind" | "group" | "factor">): string {
  const pay = `${change(factor)} pay`;
  if (kind === "shortage")
    return `${pay} for ${group === undefined ? "a group" : GROUP_NAMES[group].toLowerCase()} flown there`;
  if (kind === "harvest") return `${pay} for fresh cargo from there`;
  if (kind === "festival") return `${pay} for consumer goods flown there`;
  if (kind === "fuel") return `${change(factor)} on the price of fuel at departures there`;
  return `${change(factor)} wear and more headwind on legs from or to it`;
}

export const isRunning = ({ startsSimTime, endsSimTime }: WorldEvent, simTime: number): boolean =>
  startsSimTime <= simTime && simTime < endsSimTime;

/** Returns when a running event ends, such as `until 5 Jan 2000, 04:00`, or when a future one begins. */
export const eventTime = (event: WorldEvent, simTime: number): string =>
  isRunning(event, simTime) ? `until ${clockInstant(event.endsSimTime)}` : `from ${clockInstant(event.startsSimTime)}`;

/** Returns the events sorted: regions of the player's planes first, then events that are running. */
export const inOrder = (
  events: readonly WorldEvent[],
  simTime: number,
  ownRegionIds: ReadonlySet<string>,
): readonly WorldEvent[] => {
  const weight = (event: WorldEvent) =>
    2 * Number(ownRegionIds.has(event.regionId)) + Number(isRunning(event, simTime));
  return events.toSorted((a, b) => weight(b) - weight(a));
};
