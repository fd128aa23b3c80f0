/** Computes the current figures of ship and crew from technologies, modules and expansions. */

import { type BuiltKind, DRAW, isTiered, SLOTS, type TieredKind } from "../catalog/modules.ts";
import { TECHS, type TechEffects } from "../catalog/techs.ts";
import { UNIT, whole } from "../values/amount.ts";
import {
  FRAGMENTS_LIMIT,
  FRAGMENTS_NEEDED,
  SLOTS_PER_EXPANSION,
  START_RANGE,
  SUPPLIES_LIMIT,
  UPKEEP,
} from "../values/limits.ts";
import { distanceBetween } from "./galaxy.ts";
import { type Game, moduleOf, type ResourceName, type System, systemOf, tierOf } from "./game.ts";

type NumericEffect = {
  [K in keyof TechEffects]-?: NonNullable<TechEffects[K]> extends number ? K : never;
}[keyof TechEffects];

/** Returns the sum of one effect over the researched technologies. */
export function techSum(game: Pick<Game, "techs">, effect: NumericEffect): number {
  let sum = 0;
  for (const id of game.techs) sum += TECHS[id].effects[effect] ?? 0;
  return sum;
}

export const hasBuilt = (game: Pick<Game, "modules">, kind: BuiltKind): boolean => moduleOf(game, kind) !== undefined;

/** Jump range, in hundredths of a light year. */
export const rangeOf = (game: Game): number => START_RANGE + 150 * (tierOf(game, "drive") - 1) + techSum(game, "range");

/** Factor of a jump's fuel, in percent. */
export const jumpFuelPercentOf = (game: Game): number =>
  100 - 10 * (tierOf(game, "drive") - 1) - techSum(game, "fuelLessPercent");

/** The sensor's factor of exploration yields, in percent. */
export const yieldPercentOf = (game: Game): number => 100 + 15 * (tierOf(game, "sensor") - 1);

/** Factor of an upgrade's alloy and credits, in percent. */
export const upgradePercentOf = (game: Game): number => 100 - 8 * (tierOf(game, "fab") - 1);

/** Factor of a research order's data, in percent. */
export const researchPercentOf = (game: Game): number => 100 - 10 * (tierOf(game, "lab") - 1);

/** A module tier's factor of the power of teams that use it, in percent. */
export const modulePercentOf = (game: Game, kind: TieredKind): number => 100 + 25 * (tierOf(game, kind) - 1);

/** Tank capacity, in hundredths. */
export const tankOf = (game: Game): number => 4_000 + techSum(game, "tank");

/** Returns the cap of a resource, in hundredths; null if it has none. */
export function capOf(game: Game, resource: ResourceName): number | null {
  if (resource === "fuel") return tankOf(game);
  if (resource === "fragments") return whole(FRAGMENTS_LIMIT) - fragmentsInCore(game);
  return resource === "supplies" ? SUPPLIES_LIMIT : null;
}

/** True if the Core is paid and not yet built. */
export const isCoreQueued = ({ tasks }: Pick<Game, "tasks">): boolean =>
  tasks.some(({ target }) => target.kind === "build" && target.build === "core");

/** Returns the fragments in a queued or built Core, in hundredths. */
const fragmentsInCore = (game: Pick<Game, "modules" | "tasks">): number =>
  isCoreQueued(game) || hasBuilt(game, "core") ? whole(FRAGMENTS_NEEDED) : 0;

/** Returns all whole fragments found, including those in the Core. Imports and edits may have a part of one. */
export const fragmentsOf = (game: Pick<Game, "modules" | "tasks" | "resources">): number =>
  Math.floor((game.resources.fragments + fragmentsInCore(game)) / UNIT);

/** Returns how many fragments can still be taken, in hundredths. */
export const fragmentRoomOf = (game: Game): number =>
  Math.max(0, (capOf(game, "fragments") as number) - game.resources.fragments);

export const supplyOf = (game: Game): number => 10 + 5 * (tierOf(game, "reactor") - 1) + techSum(game, "supply");

export function demandOf(game: Game): number {
  let demand = 0;
  for (const module of game.modules) demand += DRAW[module.kind] * (isTiered(module.kind) ? module.tier : 1);
  return demand;
}

export type GridLabel = "blackout" | "brownout" | "tight" | "balanced" | "surplus";

/** Returns the grid's label for supply ÷ demand. */
export function gridLabelOf(game: Game): GridLabel {
  const percent = (100 * supplyOf(game)) / demandOf(game);
  if (percent < 50) return "blackout";
  if (percent < 80) return "brownout";
  if (percent < 100) return "tight";
  return percent < 125 ? "balanced" : "surplus";
}

/** Returns supply ÷ demand, clamped to 0.4 … 1.3 (1.5 with pow4), as an exact fraction. */
export function gridOf(game: Game): { numerator: number; denominator: number } {
  const supply = supplyOf(game);
  const demand = demandOf(game);
  if (supply * 10 < demand * 4) return { numerator: 4, denominator: 10 };
  const most = 130 + techSum(game, "gridMorePercent");
  if (supply * 100 > demand * most) return { numerator: most, denominator: 100 };
  return { numerator: supply, denominator: demand };
}

export const slotsOf = (game: Game): number => 6 + SLOTS_PER_EXPANSION * game.expansions;
export const usedSlotsOf = (game: Game): number => game.modules.reduce((sum, module) => sum + SLOTS[module.kind], 0);
export const berthsOf = (game: Game): number => 4 + game.expansions + (hasBuilt(game, "quarters") ? 2 : 0);
export const hasFreeBerth = (game: Game): boolean => game.crew.length < berthsOf(game);
export const tierCapOf = (game: Game): number => 2 + techSum(game, "tierCap");
export const missionSlotsOf = (game: Game): number => 3 + techSum(game, "missionSlots");

/** Fatigue that an idle member recovers per turn. */
export const recoveryOf = (game: Game): number =>
  8 + techSum(game, "recovery") + (hasBuilt(game, "medbay") ? 6 : 0) + (hasBuilt(game, "quarters") ? 2 : 0);

/** Supplies that the crew eats per turn, in hundredths, rounded up. */
export const upkeepOf = (game: Pick<Game, "crew" | "techs">): number =>
  Math.ceil((game.crew.length * UPKEEP * (100 - techSum(game, "upkeepLessPercent"))) / 100);

/** Supplies that hydroponics grow per turn, in hundredths. */
export const harvestOf = (game: Game): number => (hasBuilt(game, "hydroponics") ? 100 : 0);

/** Data that the lab yields per turn, in hundredths. */
export const labDataOf = (game: Game): number => 15 + 30 * (tierOf(game, "lab") - 1);

/** Distance at which signals are detected, in hundredths of a light year; null below sensor tier 2. */
export function signalRangeOf(game: Game): number | null {
  const tier = tierOf(game, "sensor");
  return tier < 2 ? null : 1_200 + 400 * tier + techSum(game, "signalRange");
}

/** Returns the systems with a detected signal: they have a fragment and are in range, revealed, or `lode` is researched. */
export function signalsOf(game: Game): System[] {
  const range = signalRangeOf(game);
  const here = systemOf(game, game.positionId);
  const everywhere = game.techs.some((id) => TECHS[id].effects.allSignals);
  return game.systems.filter(
    (system) =>
      system.fragment && (everywhere || system.revealed || (range !== null && distanceBetween(here, system) <= range)),
  );
}
