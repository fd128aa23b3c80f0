/** What a player's snapshot and quotes show: a bot decides by this alone. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { byDeparture, openJobsAt, ownPackages } from "@outbound/cargo/api/views/jobs.ts";
import { packageView, viewerOf } from "@outbound/cargo/api/views/package.ts";
import { stateJson } from "@outbound/cargo/api/views/state.ts";
import { quote } from "@outbound/cargo/rules/flights/quote.ts";
import type { Campaign } from "@outbound/cargo/rules/values/goals/campaign.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import type { Action } from "@outbound/cargo/testing/action.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { WorldScene } from "@outbound/cargo/world/time/world-scene.ts";

export type CompanyView = ReturnType<typeof companyView>;

/** Sent as a player would send it. A bot may wait for some real milliseconds and then look again. */
export type Command = Action | { readonly kind: "wait"; readonly realMs: number };

/** A player without memory: the same view always produces the same command. */
export type Bot = (view: CompanyView) => Command;

/** The part of a quote that bots read: euros of fuel, and milliseconds of the world's clock. */
export interface BotQuote {
  readonly cost: number;
  readonly durationMs: number;
  readonly refusal: { readonly code: string } | null;
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
export function companyView(state: StateView, look: Look, quote: (planeId: number, destIcao: string) => BotQuote) {
  const { simState, clock, player, planes, bases, packages, economy } = state;
  const { homeIcao, money, reputation } = player;
  if (homeIcao === null) throw new Error(`player ${player.id} has no home`);
  return {
    ...{ ...look, planes, bases, homeIcao, money, reputation, quote },
    clockMs: simState.clockMs,
    timeScale: clock.timeScale,
    /** Airports that queued legs may open. */
    scoutingLeft: player.scouting.left,
    /** Discount of the player on list prices, as a share. */
    planeDiscount: economy.planeDiscount,
    /** Euros per litre that the player pays. */
    fuelPrice: economy.fuelPricePerL * (1 - economy.fuelDiscount),
    own: packages.filter(({ status }) => status === "accepted" || status === "loaded"),
    /** Jobs at the airports of the player's planes. */
    open: packages.filter(({ status }) => status === "open"),
  };
}

/** Brings the world up to `now`. Returns the player's view, with the packages that the snapshot leaves out. */
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
