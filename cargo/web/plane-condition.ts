/** Describes what a plane is doing. */
import { integer } from "@outbound/kit/web/format.ts";
import type { Plane } from "./api.ts";

export const CONDITIONS = ["flying", "available", "repairing", "broken"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  flying: "Flying",
  available: "Available",
  repairing: "In repair",
  broken: "Broken",
};

/** Returns the condition. A broken plane on the ground cannot fly. */
export const conditionOf = ({ status, broken }: Pick<Plane, "status" | "broken">): Condition =>
  status === "available" && broken ? "broken" : status;

/** Returns true for a parked, intact plane without stops or a route, which needs a command from the player. */
export const isIdle = ({
  status,
  broken,
  queue,
  route,
}: Pick<Plane, "status" | "broken" | "queue" | "route">): boolean =>
  status === "available" && !broken && queue.length === 0 && route?.status !== "active";

/** Returns true for a plane on the ground whose queue does not continue automatically. */
export const isHeld = ({ status, queue }: Pick<Plane, "status" | "queue">): boolean =>
  status === "available" && queue.length > 0;

/** Returns the first queued stop other than the plane's airport. */
export const nextStop = ({ queue, airportIcao }: Pick<Plane, "queue" | "airportIcao">): string | undefined =>
  queue.find((icao) => icao !== airportIcao);

/**
 * Returns what a departing plane bought, like `, refuelled with 123 l`; empty if nothing. It is the fuel after the departure less that
 * before: wind and prices may have changed since a quote.
 */
export function refuelledText(before: Pick<Plane, "fuel">, after: Pick<Plane, "fuel">): string {
  const litres = Math.round(after.fuel - before.fuel);
  return litres > 0 ? `, refuelled with ${integer(litres)}\u00a0l` : "";
}

/** Returns the plane to select by default: one that waits for jobs, else one that could depart, else the first. */
export const firstToUse = (planes: readonly Plane[]): Plane | undefined =>
  planes.find(isIdle) ?? planes.find((plane) => conditionOf(plane) === "available") ?? planes[0];
