/** What a plane is doing, in the words that players use. */
import type { Plane } from "./api.ts";

export const CONDITIONS = ["flying", "available", "repairing", "broken"] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  flying: "Flying",
  available: "Available",
  repairing: "In repair",
  broken: "Broken",
};

/** A broken plane on the ground cannot fly. */
export const conditionOf = ({ status, broken }: Pick<Plane, "status" | "broken">): Condition =>
  status === "available" && broken ? "broken" : status;

/** Parked, sound, and with neither stops nor a route to fly: it waits for the player. */
export const isIdle = ({
  status,
  broken,
  queue,
  route,
}: Pick<Plane, "status" | "broken" | "queue" | "route">): boolean =>
  status === "available" && !broken && queue.length === 0 && route?.status !== "active";

/** On the ground with a queue that does not continue automatically. */
export const isHeld = ({ status, queue }: Pick<Plane, "status" | "queue">): boolean =>
  status === "available" && queue.length > 0;

/** The first queued stop other than the airport where the plane is. */
export const nextStop = ({ queue, airportIcao }: Pick<Plane, "queue" | "airportIcao">): string | undefined =>
  queue.find((icao) => icao !== airportIcao);

/** The plane to select for a player who has not chosen: one that waits for jobs, else one that could depart, else the first. */
export const firstToUse = (planes: readonly Plane[]): Plane | undefined =>
  planes.find(isIdle) ?? planes.find((plane) => conditionOf(plane) === "available") ?? planes[0];
