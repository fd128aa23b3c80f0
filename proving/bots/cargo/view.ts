/** What a player's snapshot and quotes show: a bot decides by this alone. */
import type { PackageView, PlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { byDeparture, openJobsAt, ownPackages } from "@outbound/cargo/api/views/jobs.ts";
import { packageView, viewerOf } from "@outbound/cargo/api/views/package.ts";
import { stateJson } from "@outbound/cargo/api/views/state.ts";
import { type Quote, quote } from "@outbound/cargo/rules/flights/quote.ts";
import type { Campaign } from "@outbound/cargo/rules/values/goals/campaign.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";

export interface CompanyView extends Look {
  readonly clockMs: number;
  readonly timeScale: number;
  readonly money: number;
  /** Airports that queued legs may open. */
  readonly scoutingLeft: number;
  /** Points of reputation. */
  readonly reputation: number;
  readonly homeIcao: string;
  /** Discount of the player on list prices as a share, and the player's fuel price in euros per litre. */
  readonly planeDiscount: number;
  readonly fuelPrice: number;
  readonly planes: readonly PlaneView[];
  readonly bases: readonly StateView["bases"][number][];
  /** The player's accepted and loaded packages. */
  readonly own: readonly PackageView[];
  /** Open jobs at the airports of the player's planes. */
  readonly open: readonly PackageView[];
  quote(planeId: number, destIcao: string): Quote;
}

export interface Look {
  /** Seed and number of the look, from which the player draws whims. */
  readonly seed: number;
  readonly look: number;
  /** Real milliseconds since the player started. */
  readonly sinceMs: number;
  /** Campaigns that are running. */
  readonly campaigns: readonly Pick<Campaign, "icao" | "group">[];
}

/** Returns the view of a player's own snapshot, from the API or from the rules. */
export function companyView(state: StateView, look: Look, quote: CompanyView["quote"]): CompanyView {
  const { simState, clock, player, planes, bases, packages, economy } = state;
  if (player.homeIcao === null) throw new Error(`player ${player.id} has no home`);
  return {
    ...look,
    clockMs: simState.clockMs,
    timeScale: clock.timeScale,
    money: player.money,
    scoutingLeft: player.scouting.left,
    reputation: player.reputation,
    homeIcao: player.homeIcao,
    planeDiscount: economy.planeDiscount,
    fuelPrice: economy.fuelPricePerL * (1 - economy.fuelDiscount),
    planes,
    bases,
    own: packages.filter(({ status }) => status === "accepted" || status === "loaded"),
    open: packages.filter(({ status }) => status === "open"),
    quote,
  };
}

/**
 * Brings the world up to `now` and returns what the player's own snapshot shows, with the jobs and packages that the snapshot
 * leaves out.
 */
export function viewOf(world: World, now: number, playerId: number, look: Look): CompanyView {
  const snapshot = JSON.parse(stateJson({ state: world, now }, playerId)) as StateView;
  const viewer = viewerOf(world, playerId, now);
  const airports = byDeparture(world.planes.all(world.airspace.planesOf(playerId)));
  const packages = [...ownPackages(world, playerId), ...airports.flatMap((icao) => openJobsAt(world, icao))];
  const state = { ...snapshot, packages: packages.map((one) => packageView(one, viewer)) };
  return companyView(state, look, (planeId, destIcao) => {
    const scene = new WorldScene(world, state.simState.clockMs, now);
    const answer = quote(scene, playerId, planeId, destIcao, state.clock.timeScale);
    if (answer instanceof Refusal) throw new Error(`no quote for plane ${planeId} to ${destIcao}: ${answer.detail}`);
    return answer;
  });
}
