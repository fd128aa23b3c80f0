/** The planes that a repair of several is for. */
import type { Plane } from "../../api.ts";

/** Points of health below which a plane is worn. */
const WORN_BELOW = 60;
/** As many as one request takes. */
const MOST = 60;

/** Those on the ground with little health, the worst first; not those whose route repairs them. */
export const wornPlanes = (planes: readonly Plane[]): readonly Plane[] =>
  planes
    .filter(({ status, health, route }) => status === "available" && health < WORN_BELOW && route?.status !== "active")
    .toSorted((a, b) => a.health - b.health)
    .slice(0, MOST);
