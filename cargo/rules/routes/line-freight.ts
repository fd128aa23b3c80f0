/** Line freight: ordinary goods that wait between two stops of a route, in addition to the jobs of the market. */
import { lineFreightPayout } from "../jobs/payout.ts";
import { demandFactor } from "../market/prices.ts";
import type { Market } from "../values/market.ts";
import type { LineFreight } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";

/** Simulated milliseconds until enough for any plane has gathered. */
export const LINE_FREIGHT_MS = 4 * 3_600_000;
/** The fraction that is ready for a player's first plane on the way. */
export const FIRST_SHARE = 0.5;

/** Returns the fraction of a free payload that line freight fills at a simulated instant. */
export const lineFreightShare = (takenAt: number | undefined, clockMs: number): number =>
  takenAt === undefined ? FIRST_SHARE : Math.min(1, Math.max(0, clockMs - takenAt) / LINE_FREIGHT_MS);

/** Most kilograms that wait. Without the bound, the largest models would earn nearly as much on routes as by hand. */
export const MOST_LINE_FREIGHT_KG = 96_000;

/** The leg to the next stop. */
interface Way {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly distanceKm: number;
}

/** Returns the line freight for a free payload, paid at the demand for ordinary goods at the next stop; null below 1 kg. */
export function lineFreightFor(
  market: Market,
  { distanceKm, ...way }: Way,
  freeKg: number,
  share: number,
): LineFreight | null {
  const kg = Math.floor(Math.min(freeKg, MOST_LINE_FREIGHT_KG) * share);
  if (kg < 1) return null;
  const demand = demandFactor(market, { ...way, weightKg: kg }, "consumer");
  return { kg, payout: lineFreightPayout(kg, distanceKm, demand) };
}

/** Takes the line freight that waits for the player on the way to the next stop. */
export function takeLineFreight(scene: Scene, playerId: number, way: Way, freeKg: number): LineFreight | null {
  const { originIcao, destIcao } = way;
  const takenAt = scene.lineFreightTakenAt(playerId, originIcao, destIcao);
  const freight = lineFreightFor(scene, way, freeKg, lineFreightShare(takenAt, scene.clockMs));
  if (freight !== null) scene.takeLineFreight(playerId, originIcao, destIcao);
  return freight;
}
