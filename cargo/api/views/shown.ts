/** Selects what a snapshot shows of a player's packages and market, so that a frame has at most FRAME_BYTES for any fleet. */
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { FRAME_BYTES } from "../../rules/values/limits.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import type { StateView } from "../schemas.ts";
import { fit, prefix } from "./lists/fit.ts";
import { type AirportText, byCode, type ListedAirport, type LocalMarket, type PlaneText } from "./market.ts";
import { packageBytes } from "./package.ts";
import { routeJson } from "./route.ts";

/** Everything that could be shown; each list has the most useful items first. */
export interface Candidates {
  /** Accepted and loaded packages. */
  readonly own: readonly CargoPackage[];
  readonly open: readonly CargoPackage[];
  /** All airports of the player. */
  readonly airports: readonly AirportText[];
  /** Planes of other players. */
  readonly planes: readonly PlaneText[];
}

export interface Shown {
  readonly own: readonly CargoPackage[];
  readonly open: readonly CargoPackage[];
  readonly market: LocalMarket;
  readonly omitted: Omit<StateView["omitted"], "routes">;
}

/** Bytes of a frame for field names, world figures and the id of its message. */
const ENVELOPE_BYTES = 700;

/** Returns the bytes left for the lists of `whatFits` after parts of these sizes. */
export const bytesLeft = (...taken: readonly number[]): number =>
  Math.max(
    0,
    taken.reduce((left, bytes) => left - bytes, FRAME_BYTES - ENVELOPE_BYTES),
  );

/** Largest share of the bytes for codes and numbers of all airports. The rest is for lists. */
const MOST_FOR_AIRPORTS = 0.6;
/** Weights of the lists if not everything fits. */
const WEIGHTS = { own: 4, open: 4, airports: 1, planes: 1 } as const;
const COMMA = 1;

/** Largest share of the bytes for routes. */
const MOST_FOR_ROUTES = 0.5;

/** Returns the routes that fit, by id; those in use take precedence. */
export function routesThatFit(
  routes: readonly Route[],
  planes: readonly Plane[],
  bytes: number,
): { readonly routes: readonly Route[]; readonly left: number } {
  if (routes.length === 0) return { routes, left: bytes };
  const used = new Set(planes.map(({ route }) => route?.routeId));
  const ordered = [...routes.filter(({ id }) => used.has(id)), ...routes.filter(({ id }) => !used.has(id))];
  const shown = ordered.slice(0, prefix(ordered.map(routeBytes), bytes * MOST_FOR_ROUTES));
  const left = shown.reduce((rest, route) => rest - routeBytes(route), bytes);
  return { routes: shown.toSorted((a, b) => a.id - b.id), left };
}

const routeBytes = (route: Route): number => Buffer.byteLength(routeJson(route)) + COMMA;

/**
 * Lists airports at least by code and number of jobs, in at most MOST_FOR_AIRPORTS of the bytes. Shares the rest among packages,
 * airports in full and planes.
 */
export function whatFits({ own, open, airports, planes }: Candidates, bytes: number): Shown {
  const listed = airports.slice(0, prefix(airports.map(shortBytes), bytes * MOST_FOR_AIRPORTS));
  const left = bytes - listed.reduce((sum, airport) => sum + shortBytes(airport), 0);
  const inFull = listed.filter(({ full }) => full !== undefined);
  const planeBytes = planes.reduce((sum, { json }) => sum + json.length + COMMA, 0);
  const isWhole = isRoomFor(own, sizesOf(airports, bytesInList(open), planeBytes), bytes);
  const [ownFits = 0, openFits = 0, fullFits = 0, planesFit = 0] = isWhole
    ? [own.length, open.length, inFull.length, planes.length]
    : fit(left, [
        { sizes: own.map(listedBytes), weight: WEIGHTS.own },
        { sizes: open.map(listedBytes), weight: WEIGHTS.open },
        { sizes: inFull.map(({ full, short }) => (full?.json.length ?? 0) - short.length), weight: WEIGHTS.airports },
        { sizes: planes.map(({ json }) => json.length + COMMA), weight: WEIGHTS.planes },
      ]);
  const shownOpen = open.slice(0, openFits);
  const allOpen = airports.reduce((sum, { openJobs }) => sum + openJobs, 0);
  return {
    own: own.slice(0, ownFits),
    open: shownOpen,
    market: {
      airports: [...asListed(inFull.slice(0, fullFits), true), ...asListed(listed.slice(fullFits), false)],
      planes: planes.slice(0, planesFit),
    },
    omitted: {
      packages: own.length - ownFits,
      openJobs: allOpen - shownOpen.length,
      airports: airports.length - listed.length,
    },
  };
}

/** Returns whether own packages and the shared lists of all viewers with the same airports fit. */
export const isRoomFor = (own: readonly CargoPackage[], local: Pick<Sizes, "short" | "all">, bytes: number): boolean =>
  local.short <= bytes * MOST_FOR_AIRPORTS && local.all + bytesInList(own) <= bytes;

export interface Sizes {
  /** Bytes of the airports as codes and numbers. */
  readonly short: number;
  /** Bytes of jobs, airports in full and planes as well. */
  readonly all: number;
}

/** Returns the sizes. `jobBytes` and `planeBytes` are those of these lists. */
export function sizesOf(airports: readonly AirportText[], jobBytes: number, planeBytes: number): Sizes {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const full = sum(airports.map((airport) => airport.full?.json.length ?? shortBytes(airport)));
  return { short: sum(airports.map(shortBytes)), all: full + COMMA * airports.length + jobBytes + planeBytes };
}

/** Returns the bytes of the packages in a list. */
export const bytesInList = (packages: readonly CargoPackage[]): number =>
  packages.reduce((sum, one) => sum + listedBytes(one), 0);

/** Returns the bytes of the texts in a list. */
export const sizeOfTexts = (texts: Iterable<string>): number => {
  let size = 0;
  for (const text of texts) size += text.length + COMMA;
  return size;
};

const shortBytes = ({ short }: AirportText): number => short.length + COMMA;
const listedBytes = (cargo: CargoPackage): number => packageBytes(cargo) + COMMA;

const asListed = (airports: readonly AirportText[], isInFull: boolean): ListedAirport[] =>
  byCode(airports.map((airport) => ({ airport, inFull: isInFull ? airport.full : undefined })));
