/** Scouting: limits how many airports a player may open by queued legs, because an open airport shows its jobs. */
import { wait } from "./figure.ts";
import type { Player } from "./player.ts";
import { Refusal } from "./refusals.ts";
import type { Route } from "./routes/route.ts";
import type { Scene } from "./scene.ts";
import { shortfall } from "./shortfall.ts";

/** Real milliseconds for which an opening counts. */
export const SCOUTING_MS = 3_600_000;
/** Airports that every player may open in that time. */
export const LEAST_OPENINGS = 30;
/** Airports per plane, if that allows more. */
export const OPENINGS_A_PLANE = 6;
/** Most openings that are kept: no fleet may have more. */
const OPENINGS_KEPT = 360;

export interface Scouting {
  /** Airports that queued legs may open now. */
  readonly left: number;
  /** Real milliseconds until one more is allowed; 0 while no opening counts. */
  readonly nextRealMs: number;
}

const limitOf = (planes: number): number => Math.max(LEAST_OPENINGS, OPENINGS_A_PLANE * planes);

/** Returns the real instants of the openings that still count at `now`, oldest first. */
const recentOpenings = ({ openings }: Pick<Player, "openings">, now: number): readonly number[] =>
  openings.filter((at) => at > now - SCOUTING_MS);

/** Returns what a player with this many planes may open at the real instant `now`. */
export function scoutingOf({ openings }: Pick<Player, "openings">, planes: number, now: number): Scouting {
  const limit = limitOf(planes);
  const recent = recentOpenings({ openings }, now);
  const next = recent[Math.max(0, recent.length - limit)];
  return {
    left: Math.max(0, limit - recent.length),
    nextRealMs: next === undefined ? 0 : next + SCOUTING_MS - now,
  };
}

/** Returns 409 `scouting-limit` if the player has no opening left for a leg to the airport. */
export function checkScouting(scene: Scene, playerId: number, icao: string): Refusal | undefined {
  if (scene.isPoolOf(playerId, icao)) return undefined;
  const planes = scene.planesOf(playerId).length;
  const { left, nextRealMs: retryAfterRealMs } = scoutingOf(scene.player(playerId), planes, scene.now);
  if (left > 0) return undefined;
  const limit = limitOf(planes);
  return new Refusal(
    "scouting-limit",
    `You opened ${limit} airports within an hour; a leg can open ${icao} in ${wait(retryAfterRealMs)}. Flying there works now.`,
    { icao, limit, retryAfterRealMs },
  );
}

/** Counts the airport if it is not open to the player. Call it before changing the plane that opens it. */
export function countOpening(scene: Scene, playerId: number, icao: string): void {
  if (scene.isPoolOf(playerId, icao)) return;
  const player = scene.player(playerId);
  const recent = recentOpenings(player, scene.now);
  scene.putPlayer({ ...player, openings: [...recent, scene.now].slice(-OPENINGS_KEPT) });
}

type Stops = Pick<Route, "ownerId" | "stops">;

/** Returns 409 `scouting-limit` if the stops of a route would open more airports than the owner's queued legs may. */
export function checkRouteOpenings(scene: Scene, { ownerId, stops }: Stops): Refusal | undefined {
  const closed = [...new Set(stops)].filter((icao) => !scene.isPoolOf(ownerId, icao));
  const planes = scene.planesOf(ownerId).length;
  const { left } = scoutingOf(scene.player(ownerId), planes, scene.now);
  if (closed.length <= left) return undefined;
  const recent = recentOpenings(scene.player(ownerId), scene.now);
  // The opening after whose end as many are left as the route opens.
  const last = recent[recent.length + closed.length - limitOf(planes) - 1] as number;
  const retryAfterRealMs = last + SCOUTING_MS - scene.now;
  const sentence = `The route opens ${closed.length} airports; legs can open ${left} more, and all of them in ${wait(retryAfterRealMs)}.`;
  return new Refusal("scouting-limit", sentence, { ...shortfall(closed.length, left), retryAfterRealMs });
}

/** Counts the stops of a route that are not open to its owner, all at once. Departures on the route do not count them again. */
export function countRouteOpenings(scene: Scene, { ownerId, stops }: Stops): void {
  for (const icao of new Set(stops)) countOpening(scene, ownerId, icao);
}
