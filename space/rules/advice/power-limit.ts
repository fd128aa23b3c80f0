/** Finds ships that can never power the Core: modules are not removed, so what they draw only grows. */
import { DRAW } from "../catalog/modules.ts";
import { TECH_IDS } from "../catalog/techs.ts";
import { demandOf, hasBuilt, supplyOf } from "../game/effects.ts";
import { type Game, moduleOf, type Target } from "../game/game.ts";
import { projectOne } from "../orders/projection.ts";
import { TIER_LIMIT } from "../values/limits.ts";

/** Returns the supply with a reactor of the highest tier and all technologies. */
export function mostSupplyOf(game: Game): number {
  const modules = game.modules.map((one) => (one.kind === "reactor" ? { ...one, tier: TIER_LIMIT } : one));
  return supplyOf({ ...game, modules, techs: TECH_IDS });
}

/** Returns the demand with the Core aboard, queued or not. */
export const demandWithCore = (game: Game): number => demandOf(game) + (hasBuilt(game, "core") ? 0 : DRAW.core);

/** True if no reactor supplies what the ship draws with the Core. */
export const isOverdrawn = (game: Game): boolean =>
  moduleOf(game, "reactor") !== undefined && demandWithCore(game) > mostSupplyOf(game);

/** Returns a warning for an order after which no reactor could power the Core any more; null for any other order. */
export function overdrawText(ahead: Game, target: Target): string | null {
  const task = { id: 0, target, leadId: 0, helperIds: [], paid: {}, queuedOnTurn: ahead.turn };
  const after = projectOne(ahead, task);
  if (isOverdrawn(ahead) || !isOverdrawn(after)) return null;
  return `With the Core the ship would then draw ${demandWithCore(after)} power, and no reactor supplies more than ${mostSupplyOf(after)}. Modules are never removed, so this game could no longer be won.`;
}
