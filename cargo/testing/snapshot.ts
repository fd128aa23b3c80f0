/** What tests read in a player's snapshot. */
import assert from "node:assert/strict";
import type { MarketAirportView, MarketView, PackageView, PlaneView, StateView } from "../api/schemas.ts";
import type { PlayerClient } from "./cargo-app.ts";

/** Returns the player's first plane as it is shown now. */
export async function planeOf(player: PlayerClient): Promise<PlaneView> {
  const [plane] = (await player.state()).planes;
  return plane ?? assert.fail(`${player.username} has no plane`);
}

export const withStatus = ({ packages }: StateView, status: PackageView["status"]): PackageView[] =>
  packages.filter((one) => one.status === status);

/** Returns the airports that the market shows in full. */
export const airportsInFull = ({ airports }: Pick<MarketView, "airports">): MarketAirportView[] =>
  airports.filter((one): one is MarketAirportView => !Array.isArray(one));

/** Returns the player of a snapshot without what changes with time. */
export function storedPlayer({
  player: { scouting, coolingOff, routesUntilRealMs: _, ...stored },
}: Pick<StateView, "player">) {
  return { ...stored, scoutingLeft: scouting.left, coolingOff: coolingOff.map(({ icao }) => icao) };
}

export const idsOf = (things: readonly { readonly id: number }[]): number[] => things.map(({ id }) => id);
