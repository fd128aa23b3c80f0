/** The shared market as one player sees it. */
import type { Plane } from "../../rules/values/plane.ts";
import { TAKES_SHOWN_MS } from "../../world/state/jobs.ts";
import type { World } from "../../world/state/world.ts";
import type { MarketAirportView, MarketView } from "../schemas.ts";
import { openJobCount } from "./jobs.ts";
import { arrayText } from "./json-text.ts";
import { marketPlaneJson } from "./plane.ts";

const TAKES_SHOWN = 5;
const PLANES_SHOWN = 200;
const BUSIEST_SHOWN = 5;
/** How often world figures are recalculated. */
const FIGURES_LAST_MS = 60_000;

/** The market at a player's airports as JSON texts. */
export interface LocalMarket {
  readonly airports: readonly string[];
  /** Planes of other players. */
  readonly planes: readonly string[];
}

/** `airports` are the viewer's, by code. */
export const localMarket = (world: World, playerId: number, airports: readonly string[], now: number): LocalMarket => ({
  airports: airports.map((icao) => JSON.stringify(airportView(world, icao, now))),
  planes: othersPlanes(world, playerId, airports),
});

/** With the figures of the whole world. */
export const marketJson = (world: World, { airports, planes }: LocalMarket, now: number): string =>
  `{"airports":${arrayText(airports)},"planes":${arrayText(planes)},"world":${worldFigures(world, now)}}`;

function airportView(world: World, icao: string, now: number): MarketAirportView {
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

/** Reads at most PLANES_SHOWN planes of each airport, so that a crowded one costs no more than what is shown. */
function othersPlanes(world: World, playerId: number, airports: readonly string[]): string[] {
  const found = new Map<number, Plane>();
  for (const icao of airports) {
    let shown = 0;
    for (const id of world.airspace.planesAt(icao)) {
      if (shown >= PLANES_SHOWN) break;
      const plane = world.planes.get(id);
      if (plane === undefined || plane.ownerId === playerId) continue;
      found.set(id, plane);
      shown++;
    }
  }
  const planes = [...found.values()];
  // The planes of one airport are in order already.
  if (airports.length > 1) planes.sort((a, b) => a.id - b.id);
  return planes.slice(0, PLANES_SHOWN).map((plane) => marketPlaneJson(plane, nameOf(world, plane.ownerId)));
}

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
