/** Defines worlds that are large in one way, while what their measured players see stays the same. */
import { JOB_AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import { airportAt, onePlaneEach, PER_AIRPORT, planeAt } from "../../harness/cargo/world-file.ts";
import { flyingPlanes } from "../cargo-air.ts";

export const AXES = ["players", "planes", "airports"] as const;
export type Axis = (typeof AXES)[number];

export const LABELS: Readonly<Record<Axis, string>> = {
  players: "players with a plane each",
  planes: "flying planes",
  airports: "open airports",
};

export type SizedWorld = ReturnType<(typeof worldOf)[Axis]>;

/** Only these airports have jobs. */
export const MOST_AIRPORTS = JOB_AIRPORTS.length;
/** Measured players where the world is large in another way. */
const FEW = 400;
/** The measured players are at airports from this number on: planes fly between the first ones, and are not seen here. */
const FAR = 1000;
const PLANES_PER_OWNER = 10;
/** The measured actions queue legs to this many first airports, so no measured plane is there. */
const QUEUED = 2;

/** The first players, `measured` of them, are measured: each has one available plane with the player's number. */
export const worldOf = {
  /** One plane per player, ten at an airport; more if the airports run out. */
  players: (size) => ({ players: size, planes: onePlaneEach(size), measured: size }),
  /** All planes fly, except those of a few players. */
  planes(size) {
    const owners = Math.ceil(size / PLANES_PER_OWNER);
    const flying = flyingPlanes(size, owners, FEW);
    const own = Array.from({ length: FEW }, (_, index) =>
      planeAt(airportAt(FAR + Math.floor(index / PER_AIRPORT)), index + 1),
    );
    return { players: FEW + owners, planes: [...own, ...flying], measured: FEW };
  },
  /** One plane at each airport, ten per owner; the first ones belong to one player each. */
  airports(size) {
    const measured = Math.min(size, FEW);
    const ownerOf = (index: number) =>
      index < measured ? index + 1 : measured + 1 + Math.floor((index - measured) / PLANES_PER_OWNER);
    const planes = Array.from({ length: size }, (_, index) =>
      planeAt(airportAt(QUEUED + index), index + 1, ownerOf(index)),
    );
    return { players: ownerOf(size - 1), planes, measured };
  },
} satisfies Readonly<Record<Axis, (size: number) => object>>;

/** Returns powers of ten from 10, then the largest size. */
export function sizesTo(most: number): number[] {
  const sizes: number[] = [];
  for (let size = 10; size < most; size *= 10) sizes.push(size);
  return [...sizes, most];
}
