/** What a world can have much of: for each size a world in which only that is more, and what its measured players see stays the same. */
import { JOB_AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import type { Plane } from "@outbound/cargo/rules/values/plane.ts";
import { planesInTheAir } from "../cargo-air.ts";
import { AT_ONE_AIRPORT, crowd, placeAt, standing } from "../cargo-world.ts";

export const AXES = ["players", "planes", "airports"] as const;
export type Axis = (typeof AXES)[number];

export interface SizedWorld {
  readonly players: number;
  readonly planes: readonly Plane[];
  /** The first so many players are measured: each has one plane, with the player's number, that stands. */
  readonly measured: number;
}

/** No more airports than these have jobs. */
export const MOST_AIRPORTS = JOB_AIRPORTS.length;
/** Players who are measured where the world is large by something else. */
const FEW = 40;
/** Planes in the air fly between the first ones; nobody sees them at these. */
const FAR = 1000;
const PLANES_AN_OWNER = 10;
/** The measured actions queue legs to the first airports, so nobody who is measured stands there. */
const QUEUED = 2;

export const worldOf: Readonly<Record<Axis, (size: number) => SizedWorld>> = {
  /** One plane each, ten at an airport; more where the airports run out. */
  players: (size) => ({ players: size, planes: crowd(size), measured: size }),
  /** All but those of a few players are in the air. */
  planes(size) {
    const owners = Math.ceil(size / PLANES_AN_OWNER);
    const flying = planesInTheAir(size, owners).map((plane) => ({
      ...plane,
      id: plane.id + FEW,
      ownerId: plane.ownerId + FEW,
    }));
    const own = Array.from({ length: FEW }, (_, index) =>
      standing(index + 1, index + 1, placeAt(FAR + Math.floor(index / AT_ONE_AIRPORT))),
    );
    return { players: FEW + owners, planes: [...own, ...flying], measured: FEW };
  },
  /** A plane at each, ten of one owner; the first ones belong to one player each. */
  airports(size) {
    const measured = Math.min(size, FEW);
    const ownerOf = (index: number) =>
      index < measured ? index + 1 : measured + 1 + Math.floor((index - measured) / PLANES_AN_OWNER);
    const planes = Array.from({ length: size }, (_, index) =>
      standing(index + 1, ownerOf(index), placeAt(QUEUED + index)),
    );
    return { players: ownerOf(size - 1), planes, measured };
  },
};

/** From 10 on by the factor of ten, and at last the most there may be. */
export function sizesTo(most: number): number[] {
  const sizes: number[] = [];
  for (let size = 10; size < most; size *= 10) sizes.push(size);
  return [...sizes, most];
}
