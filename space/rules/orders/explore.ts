/** Computes the yields of explorations by star class, focus, sensor, earlier visits and danger. */

import { STARS, type StarClass } from "../catalog/stars.ts";
import { TECHS } from "../catalog/techs.ts";
import { hasBuilt, techSum, yieldPercentOf } from "../game/effects.ts";
import { type Focus, type Game, type System, tierOf } from "../game/game.ts";
import { gain, whole } from "../values/amount.ts";
import { draw, drawInteger } from "../values/chance.ts";

/** The factors of each focus, in percent. */
export const FOCUS: Readonly<
  Record<Focus, { data: number; fuel: number; supplies: number; alloy: number; exoticChance: number }>
> = {
  survey: { data: 100, fuel: 50, supplies: 50, alloy: 50, exoticChance: 100 },
  harvest: { data: 20, fuel: 160, supplies: 150, alloy: 30, exoticChance: 100 },
  salvage: { data: 20, fuel: 40, supplies: 30, alloy: 180, exoticChance: 200 },
};

/** Yields in hundredths; data as the range that chance allows. */
export interface Yields {
  readonly dataLow: number;
  readonly dataHigh: number;
  readonly fuel: number;
  readonly supplies: number;
  readonly alloy: number;
  readonly credits: number;
  /** 0 to 1. */
  readonly exoticChance: number;
}

const DATA_LOW = 85;
const DATA_HIGH = 115;

/** Minimum fuel of any exploration, in hundredths, so that no ship is ever stranded. */
const LEAST_FUEL = whole(2);

/** With a scoop, a harvest finds exotics like a salvage, except at these stars. */
const PLAIN_STARS: readonly StarClass[] = ["M", "K", "G", "F"];

const visitPercent = (visits: number): number => [100, 50, 30][Math.min(visits, 2)] as number;

/** Returns the yields of the next exploration of this system. */
export function yieldsOf(game: Game, system: System, focus: Focus): Yields {
  const star = STARS[system.starClass];
  const share = FOCUS[focus];
  const sensor = yieldPercentOf(game);
  const visit = visitPercent(system.visits);
  const later = system.visits >= 2;
  return {
    dataLow: dataYield(game, system, focus, DATA_LOW),
    dataHigh: dataYield(game, system, focus, DATA_HIGH),
    fuel: Math.max(
      LEAST_FUEL,
      gain(whole(star.fuel), sensor, later ? 70 : 100, share.fuel, hasBuilt(game, "scoop") ? 140 : 100),
    ),
    supplies: gain(whole(star.supplies), sensor, later ? 50 : visit, share.supplies, 130),
    alloy: gain(whole(star.alloy), sensor, visit, share.alloy),
    credits: gain(whole(14), sensor, visit),
    exoticChance: Math.min(1, exoticChance(game, system, focus)),
  };
}

function dataYield(game: Game, system: System, focus: Focus, roll: number): number {
  return gain(
    whole(STARS[system.starClass].data),
    yieldPercentOf(game),
    visitPercent(system.visits),
    FOCUS[focus].data,
    100 + 15 * system.danger,
    roll,
    100 + techSum(game, "dataMorePercent"),
  );
}

function exoticChance(game: Game, system: System, focus: Focus): number {
  const isScooped = focus === "harvest" && hasBuilt(game, "scoop") && !PLAIN_STARS.includes(system.starClass);
  const share = FOCUS[isScooped ? "salvage" : focus].exoticChance;
  let chance = STARS[system.starClass].exoticPercent * share * (system.visits === 0 ? 100 : 50);
  for (const id of game.techs) chance *= (TECHS[id].effects.exoticPercent ?? 100) / 100;
  return chance / 1_000_000;
}

/**
 * Returns what this exploration finds. Draws are keyed by the system and its visits, so undoing and repeating it finds the same.
 */
export function findsOf(
  game: Game,
  system: System,
  focus: Focus,
): { data: number; fuel: number; supplies: number; alloy: number; credits: number; exotics: number } {
  const { id, visits } = system;
  const yields = yieldsOf(game, system, focus);
  const found = draw(game, "explore-exotics", id, visits) < yields.exoticChance;
  const two = found && draw(game, "explore-two-exotics", id, visits) < 0.4;
  return {
    data: dataYield(game, system, focus, drawInteger(game, DATA_LOW, DATA_HIGH, "explore-data", id, visits)),
    fuel: yields.fuel,
    supplies: yields.supplies,
    alloy: yields.alloy,
    credits: yields.credits,
    exotics: whole((found ? 1 : 0) + (two ? 1 : 0)),
  };
}

/** Returns the least that this exploration can find. */
export function leastFindsOf(game: Game, system: System, focus: Focus): ReturnType<typeof findsOf> {
  const { dataLow: data, fuel, supplies, alloy, credits } = yieldsOf(game, system, focus);
  return { data, fuel, supplies, alloy, credits, exotics: 0 };
}

/** Returns the chance that exploring here damages the hull, 0 to 1. */
export function exploreMishapChance(game: Game, system: System): number {
  return mishapChance(game, 5 + 5 * system.danger + 3 * STARS[system.starClass].hazard);
}

function mishapChance(game: Game, base: number): number {
  let percent = base;
  for (const id of game.techs) percent = (percent * (TECHS[id].effects.mishapPercent ?? 100)) / 100;
  return Math.min(1, percent / 100);
}

/** Returns the chance that a jump to this system damages the hull, 0 to 1. It is higher at a ratio (in hundredths) under 0.75. */
export const jumpMishapChance = (game: Game, system: System, ratio: number): number =>
  mishapChance(game, 4 + 4 * system.danger + (ratio < 75 ? 12 : 0));

/** Minimum and maximum damage drawn for a mishap, in whole units. */
export const DAMAGE = { jump: [4, 12], explore: [5, 14] } as const;

/** Returns the damage of a mishap in this system, in hundredths; `drawn` is in whole units. */
export const mishapDamage = (game: Game, system: System, drawn: number): number =>
  gain(whole(drawn), 100 + 50 * system.danger, hasBuilt(game, "shield") ? 50 : 100);

/** True if this ship's surveys take fragments. */
export const canFindFragments = (game: Game): boolean => tierOf(game, "sensor") >= 2;
