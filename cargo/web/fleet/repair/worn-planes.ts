/** Selects the planes of a bulk repair. */
import type { Plane } from "../../api.ts";

/** Points of health below which a plane is worn. */
const WORN_BELOW = 60;
/** Most planes of one request. */
const MOST = 60;

/** Returns the worn planes on the ground, the worst first, except those that their route repairs. */
export const wornPlanes = (planes: readonly Plane[]): readonly Plane[] =>
  planes
    .filter(({ status, health, route }) => status === "available" && health < WORN_BELOW && route?.status !== "active")
    .toSorted((a, b) => a.health - b.health)
    .slice(0, MOST);
