/** The shared market as shown to one player. */
import { AIRPORTS_IN_FULL, OTHERS_PLANES_SHOWN } from "../../rules/values/limits.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { TAKES_SHOWN_MS } from "../../world/state/jobs.ts";
import type { Counters, World } from "../../world/state/world.ts";
import type { MarketAirportView, MarketView } from "../schemas.ts";
import { openJobCount } from "./jobs.ts";
import { marketPlaneJson } from "./plane.ts";

const TAKES_SHOWN = 5;
const BUSIEST_SHOWN = 5;
/** Interval at which world figures are recalculated. */
const FIGURES_LAST_MS = 60_000;

/** Returns the activity at one of the viewer's airports. */
export function marketAirport(world: World, icao: string, now: number): MarketAirportView {
  const takes = world.jobs.takesAt(icao, now - TAKES_SHOWN_MS);
  // The player may have been deleted since the take.
  const shown = takes.filter(({ ownerId }) => world.accounts.players.get(ownerId)).slice(0, TAKES_SHOWN);
  return {
    icao,
    openJobs: openJobCount(world, icao),
    recentlyTaken: shown.map(({ packageId, ownerId, takenAt }) => ({
      packageId,
      ownerId,
      ownerName: nameOf(world, ownerId),
      takenAt: new Date(takenAt).toISOString(),
    })),
  };
}

/** An airport of the market as JSON text: in full, or only its code and number of open jobs. */
export interface AirportText {
  readonly icao: string;
  readonly openJobs: number;
  readonly short: string;
  /** Undefined for airports that are far from any departure. */
  readonly full: AirportInFull | undefined;
}

export interface AirportInFull {
  readonly openJobs: number;
  readonly json: string;
  /** Recent takes there by package id, as JSON texts. */
  readonly takes: ReadonlyMap<number, string>;
}

/** Airports in full as of the newest commit, for all viewers. The key is the counters object, which each commit replaces. */
const known = new WeakMap<Counters, Map<string, { readonly takes: number; readonly inFull: AirportInFull }>>();

function airportInFull(world: World, icao: string, now: number): AirportInFull {
  // The state of a dry run must not be cached for others.
  if (world.journal.mark() > 0) return inFullOf(marketAirport(world, icao, now));
  const airports = known.get(world.counters) ?? new Map();
  known.set(world.counters, airports);
  const takes = world.jobs.takesAt(icao, now - TAKES_SHOWN_MS).length;
  let found = airports.get(icao);
  if (found?.takes !== takes) {
    found = { takes, inFull: inFullOf(marketAirport(world, icao, now)) };
    airports.set(icao, found);
  }
  return found.inFull;
}

const inFullOf = (view: MarketAirportView): AirportInFull => ({
  openJobs: view.openJobs,
  json: JSON.stringify(view),
  takes: new Map(view.recentlyTaken.map((take) => [take.packageId, JSON.stringify(take)])),
});

/** An airport that a snapshot lists, in full or not. */
export interface ListedAirport {
  readonly airport: AirportText;
  readonly inFull: AirportInFull | undefined;
}

/** A plane of another player as JSON text. */
export interface PlaneText {
  readonly id: number;
  readonly json: string;
}

/** Returns the viewer's airports in the given order, the first AIRPORTS_IN_FULL of them in full. */
export const airportTexts = (world: World, airports: readonly string[], now: number): AirportText[] =>
  airports.map((icao, index) => airportText(world, icao, now, index < AIRPORTS_IN_FULL));

export function airportText(world: World, icao: string, now: number, isInFull = true): AirportText {
  const full = isInFull ? airportInFull(world, icao, now) : undefined;
  const openJobs = full?.openJobs ?? openJobCount(world, icao);
  return { icao, openJobs, short: `["${icao}",${openJobs}]`, full };
}

/** Returns at most `most` planes of other players, starting with those at the first airport. */
export function othersPlanes(
  world: World,
  playerId: number,
  airports: readonly string[],
  most: number = OTHERS_PLANES_SHOWN,
): PlaneText[] {
  const found = new Set<Plane>();
  for (const icao of airports) {
    for (const id of world.airspace.planesAt(icao)) {
      if (found.size >= most) break;
      const plane = world.planes.get(id);
      if (plane !== undefined && plane.ownerId !== playerId) found.add(plane);
    }
  }
  return [...found].map((plane) => ({ id: plane.id, json: marketPlaneJson(plane, nameOf(world, plane.ownerId)) }));
}

/** The market at a player's airports. */
export interface LocalMarket {
  readonly airports: readonly ListedAirport[];
  /** Planes of other players. */
  readonly planes: readonly PlaneText[];
}

export const byCode = (airports: readonly ListedAirport[]): ListedAirport[] =>
  airports.toSorted(({ airport: a }, { airport: b }) => (a.icao < b.icao ? -1 : 1));

export const listedText = ({ airport, inFull }: ListedAirport): string => inFull?.json ?? airport.short;

const nameOf = (world: World, playerId: number): string => world.accounts.players.get(playerId)?.username ?? "";

interface Figures {
  readonly madeAt: number;
  readonly json: string;
}

const figures = new WeakMap<World, Figures>();

/** Returns figures of the whole world as JSON text. */
export function worldFigures(world: World, now: number): string {
  const known = figures.get(world);
  if (known && now - known.madeAt < FIGURES_LAST_MS) return known.json;
  const busiest = [...world.airspace.busy()]
    .sort(([icaoA, a], [icaoB, b]) => b - a || (icaoA < icaoB ? -1 : 1))
    .slice(0, BUSIEST_SHOWN);
  const view: MarketView["world"] = {
    players: world.accounts.players.size,
    busiestAirports: busiest.map(([icao, planes]) => ({ icao, planes })),
    refreshedAt: new Date(now).toISOString(),
  };
  const json = JSON.stringify(view);
  // The figures of a dry run must not be cached for others.
  const isDryRun = world.journal.mark() > 0;
  if (!isDryRun) figures.set(world, { madeAt: now, json });
  return json;
}
