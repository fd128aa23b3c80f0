/** The shared market as one player sees it. */
import { AIRPORTS_IN_FULL, OTHERS_PLANES_SHOWN } from "../../rules/values/limits.ts";
import type { Plane } from "../../rules/values/plane.ts";
import { TAKES_SHOWN_MS } from "../../world/state/jobs.ts";
import type { World } from "../../world/state/world.ts";
import type { MarketAirportView, MarketView } from "../schemas.ts";
import { openJobCount } from "./jobs.ts";
import { arrayText } from "./json-text.ts";
import { marketPlaneJson } from "./plane.ts";

const TAKES_SHOWN = 5;
const BUSIEST_SHOWN = 5;
/** How often world figures are recalculated. */
const FIGURES_LAST_MS = 60_000;

/** Activity at one of the viewer's airports. */
export function marketAirport(world: World, icao: string, now: number): MarketAirportView {
  const takes = world.jobs.takesAt(icao, now - TAKES_SHOWN_MS);
  // The player may have been deleted since.
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

/** An airport of the market as JSON text: its figures, or only its code and the number of its open jobs. */
export interface AirportText {
  readonly icao: string;
  readonly openJobs: number;
  readonly short: string;
  /** Undefined for airports that are far from departure. */
  readonly full: string | undefined;
}

/** The viewer's airports, in the given order; the first AIRPORTS_IN_FULL in full. */
export const airportTexts = (world: World, airports: readonly string[], now: number): AirportText[] =>
  airports.map((icao, index) => {
    const full = index < AIRPORTS_IN_FULL ? marketAirport(world, icao, now) : undefined;
    const openJobs = full?.openJobs ?? openJobCount(world, icao);
    return { icao, openJobs, short: `["${icao}",${openJobs}]`, full: full && JSON.stringify(full) };
  });

/** Planes of other players as JSON texts, at most OTHERS_PLANES_SHOWN; those at the first of the airports first. */
export function othersPlanes(world: World, playerId: number, airports: readonly string[]): string[] {
  const found = new Set<Plane>();
  for (const icao of airports) {
    for (const id of world.airspace.planesAt(icao)) {
      if (found.size >= OTHERS_PLANES_SHOWN) break;
      const plane = world.planes.get(id);
      if (plane !== undefined && plane.ownerId !== playerId) found.add(plane);
    }
  }
  return [...found].map((plane) => marketPlaneJson(plane, nameOf(world, plane.ownerId)));
}

/** The market at a player's airports as JSON texts. */
export interface LocalMarket {
  readonly airports: readonly string[];
  /** Planes of other players. */
  readonly planes: readonly string[];
}

/** With the figures of the whole world. */
export const marketJson = (world: World, { airports, planes }: LocalMarket, now: number): string =>
  `{"airports":${arrayText(airports)},"planes":${arrayText(planes)},"world":${worldFigures(world, now)}}`;

const nameOf = (world: World, playerId: number): string => world.accounts.players.get(playerId)?.username ?? "";

interface Figures {
  readonly madeAt: number;
  readonly json: string;
}

const figures = new WeakMap<World, Figures>();

function worldFigures(world: World, now: number): string {
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
  // Figures of a dry run are not for others.
  const isDryRun = world.journal.mark() > 0;
  if (!isDryRun) figures.set(world, { madeAt: now, json });
  return json;
}
