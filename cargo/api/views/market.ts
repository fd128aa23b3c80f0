/** The shared market as one player sees it. */

import { TAKES_SHOWN_MS } from "../../world/freight.ts";
import type { World } from "../../world/world.ts";
import type { MarketAirportView, MarketPlaneView, MarketView } from "../schemas.ts";
import { openJobsAt } from "./jobs.ts";
import { marketPlaneView } from "./plane.ts";

const TAKES_SHOWN = 5;
const PLANES_SHOWN = 200;
const BUSIEST_SHOWN = 5;
/** World figures are made anew this often. */
const FIGURES_LAST_MS = 60_000;

/** `airports` are the viewer's, by code. */
export function marketView(world: World, playerId: number, airports: readonly string[], now: number): MarketView {
  return { ...localMarket(world, playerId, airports, now), world: worldFigures(world, now) };
}

/** The market without the figures of the whole world. */
export const localMarket = (
  world: World,
  playerId: number,
  airports: readonly string[],
  now: number,
): Pick<MarketView, "airports" | "planes"> => ({
  airports: airports.map((icao) => airportView(world, icao, now)),
  planes: othersPlanes(world, playerId, airports),
});

function airportView(world: World, icao: string, now: number): MarketAirportView {
  const takes = world.freight.takesAt(icao, now - TAKES_SHOWN_MS).slice(0, TAKES_SHOWN);
  return {
    icao,
    openJobs: openJobsAt(world, icao).length,
    recentlyTaken: takes.map(({ packageId, ownerId, takenAt }) => ({
      packageId,
      ownerId,
      ownerName: nameOf(world, ownerId),
      takenAt: new Date(takenAt).toISOString(),
    })),
  };
}

function othersPlanes(world: World, playerId: number, airports: readonly string[]): MarketPlaneView[] {
  const found = new Set<number>();
  for (const icao of airports) {
    let shown = 0;
    for (const id of world.airspace.planesAt(icao)) {
      if (shown >= PLANES_SHOWN) break;
      if (world.planes.get(id)?.ownerId === playerId) continue;
      found.add(id);
      shown++;
    }
  }
  return [...found]
    .sort((a, b) => a - b)
    .slice(0, PLANES_SHOWN)
    .flatMap((id) => {
      const plane = world.planes.get(id);
      return plane ? [marketPlaneView(plane, nameOf(world, plane.ownerId))] : [];
    });
}

const nameOf = (world: World, playerId: number): string => world.accounts.players.get(playerId)?.username ?? "";

interface Figures {
  readonly madeAt: number;
  readonly view: MarketView["world"];
}

const figures = new WeakMap<World, Figures>();

function worldFigures(world: World, now: number): MarketView["world"] {
  const known = figures.get(world);
  if (known && now - known.madeAt < FIGURES_LAST_MS) return known.view;
  const busiest = [...world.airspace.busy()]
    .sort(([icaoA, a], [icaoB, b]) => b - a || (icaoA < icaoB ? -1 : 1))
    .slice(0, BUSIEST_SHOWN);
  const view = {
    players: world.accounts.players.size,
    busiestAirports: busiest.map(([icao, planes]) => ({ icao, planes })),
    refreshedAt: new Date(now).toISOString(),
  };
  figures.set(world, { madeAt: now, view });
  return view;
}
