/**
 * The six orders: which are allowed, their prices and their difficulty. `checkTarget` takes the game in which the task would
 * start: a projected one when an order is queued, the real one when the task starts.
 */

import { BLUEPRINTS, isTiered, MODULE_NAMES, SLOTS, type TieredKind } from "../catalog/modules.ts";
import { STARS } from "../catalog/stars.ts";
import { RESEARCH, someNeeded, TECH_IDS, TECHS, type TechId } from "../catalog/techs.ts";
import {
  fragmentsOf,
  jumpFuelPercentOf,
  rangeOf,
  researchPercentOf,
  slotsOf,
  tankOf,
  tierCapOf,
  upgradePercentOf,
  usedSlotsOf,
} from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import {
  type Focus,
  type Game,
  type Goods,
  moduleOf,
  type System,
  systemOf,
  type Target,
  tierOf,
} from "../game/game.ts";
import { cost as costOf, shown, whole } from "../values/amount.ts";
import { EXPANSION_LIMIT, FRAGMENTS_NEEDED, HULL_LIMIT, TIER_LIMIT } from "../values/limits.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";

/** Turns before bands and technologies are applied, and difficulty in thousandths. */
export interface Work {
  readonly baseTurns: number;
  readonly difficulty: number;
}

/** Returns base turns and difficulty of a task that starts in this game. */
export function workOf(game: Game, target: Target): Work {
  switch (target.kind) {
    case "jump":
      return jumpWork(systemOf(game, game.positionId), systemOf(game, target.systemId));
    case "explore": {
      const at = systemOf(game, target.systemId);
      return {
        baseTurns: at.visits === 0 ? 3 : 2,
        difficulty: 10_000 + 4_000 * at.danger + 1_500 * STARS[at.starClass].hazard,
      };
    }
    case "upgrade":
      return { baseTurns: target.toTier, difficulty: 9_000 + 5_000 * (target.toTier - 1) };
    case "expand":
      return { baseTurns: 5, difficulty: 14_000 };
    case "build":
      return BLUEPRINTS[target.build];
    case "research":
      return RESEARCH[TECHS[target.techId].tier];
  }
}

/** Returns base turns and difficulty of a jump between two systems. */
export function jumpWork(from: System, to: System): Work {
  const distance = distanceBetween(from, to);
  return { baseTurns: 1 + Math.ceil(distance / 600), difficulty: 8_000 + 8 * distance + 3_000 * to.danger };
}

/** Returns the fuel of a jump between two systems with the current ship, in hundredths: rounded up to whole units, at least 1. */
export function jumpFuel(game: Game, from: System, to: System): number {
  const mass = 100 + 5 * game.expansions;
  return Math.max(whole(1), costOf(distanceBetween(from, to), 50, mass, jumpFuelPercentOf(game)));
}

/** Returns the price of an order when it is queued, at current tiers. A jump's fuel is paid when it starts. */
export function priceOf(game: Game, target: Target): Goods {
  switch (target.kind) {
    case "jump":
    case "explore":
      return {};
    case "upgrade": {
      const from = target.toTier - 1;
      const percent = upgradePercentOf(game);
      return goods({
        alloy: costOf(whole(14 * from), percent),
        credits: costOf(whole(35 * from), percent),
        exotics: whole(Math.max(0, from - 2)),
      });
    }
    case "expand":
      return { alloy: whole(25), credits: whole(90) };
    case "build": {
      const { alloy, credits, exotics, fragments } = BLUEPRINTS[target.build];
      // Each fragment beyond those that the Core needs saves it an exotic.
      const spared = target.build === "core" ? Math.max(0, fragmentsOf(game) - FRAGMENTS_NEEDED) : 0;
      return goods({
        alloy: whole(alloy),
        credits: whole(credits),
        exotics: whole(exotics - spared),
        fragments: whole(fragments),
      });
    }
    case "research": {
      return { data: costOf(whole(RESEARCH[TECHS[target.techId].tier].data), researchPercentOf(game)) };
    }
  }
}

const goods = (all: Goods): Goods => Object.fromEntries(Object.entries(all).filter(([, amount]) => amount > 0));

/** Returns why the task cannot start in this game, 409 before 422; undefined if it can. Of the resources it checks only fuel. */
export function checkTarget(game: Game, target: Target): Refusal | undefined {
  switch (target.kind) {
    case "jump":
      return checkJump(game, target.systemId);
    case "explore":
      return checkExplore(game, target.systemId);
    case "upgrade":
      return checkUpgrade(game, target.moduleId, target.toTier);
    case "expand":
      return game.expansions < EXPANSION_LIMIT
        ? undefined
        : new Refusal("expansion-limit", `The ship has (or will have) ${EXPANSION_LIMIT} expansions, the maximum.`, {
            required: game.expansions + 1,
            available: EXPANSION_LIMIT,
            missing: game.expansions + 1 - EXPANSION_LIMIT,
          });
    case "build":
      return checkBuild(game, target.build);
    case "research":
      return checkResearch(game, target.techId);
  }
}

function checkJump(game: Game, systemId: number): Refusal | undefined {
  const from = systemOf(game, game.positionId);
  const to = systemOf(game, systemId);
  if (from.id === to.id) {
    return new Refusal("already-there", `The ship is (or will be) at ${to.name} when this jump starts.`, { systemId });
  }
  const distance = distanceBetween(from, to);
  const range = rangeOf(game);
  if (distance > range) {
    return new Refusal(
      "out-of-range",
      `${to.name} is ${shown(distance)} ly from ${from.name}; the jump range is ${shown(range)} ly.`,
      { required: shown(distance), available: shown(range), missing: shown(distance - range) },
    );
  }
  const fuel = jumpFuel(game, from, to);
  const available = game.resources.fuel;
  if (fuel <= available) return undefined;
  return new Refusal(
    "not-enough-fuel",
    `The jump to ${to.name} needs ${shown(fuel)} fuel; the tank (${shown(tankOf(game))}) will hold ${shown(available)}.`,
    { resource: "fuel", required: shown(fuel), available: shown(available), missing: shown(fuel - available) },
  );
}

function checkExplore(game: Game, systemId: number): Refusal | undefined {
  if (game.positionId === systemId) return undefined;
  const { name } = systemOf(game, systemId);
  return new Refusal("out-of-range", `The ship is not at ${name}, the system to explore.`, {
    systemId,
    positionId: game.positionId,
  });
}

function checkUpgrade(game: Game, moduleId: number, toTier: number): Refusal | undefined {
  const module = game.modules.find((candidate) => candidate.id === moduleId);
  if (!module) return new Refusal("unknown-module", `Module ${moduleId} does not exist.`, { moduleId });
  const cap = isTiered(module.kind) ? Math.min(TIER_LIMIT, tierCapOf(game)) : 1;
  if (toTier <= cap && toTier === module.tier + 1) return undefined;
  if (toTier <= cap && toTier > module.tier) {
    return new Refusal("missing-prerequisites", `Upgrade ${MODULE_NAMES[module.kind]} to tier ${toTier - 1} first.`, {
      required: toTier - 1,
      available: module.tier,
      missing: toTier - 1 - module.tier,
    });
  }
  return new Refusal(
    "tier-cap",
    `${MODULE_NAMES[module.kind]} is at (or queued to) tier ${module.tier}; the current maximum is ${cap}.${raisingCap(game, cap)}`,
    { tier: module.tier, cap, required: module.tier + 1, available: cap, missing: module.tier + 1 - cap },
  );
}

/** Returns what to research for a higher cap; empty at the highest cap, and for modules without tiers. */
function raisingCap({ techs }: Game, cap: number): string {
  const next = TECH_IDS.find((id) => TECHS[id].effects.tierCap !== undefined && !techs.includes(id));
  return next === undefined || cap === 1 || cap === TIER_LIMIT ? "" : ` Research ${TECHS[next].name} to raise it.`;
}

function checkBuild(game: Game, kind: keyof typeof BLUEPRINTS): Refusal | undefined {
  const blueprint = BLUEPRINTS[kind];
  if (kind === "patch") {
    return game.hull < HULL_LIMIT
      ? undefined
      : new Refusal("hull-sound", "The hull is (or will be) at 100 of 100.", { hull: 100 });
  }
  if (moduleOf(game, kind)) {
    return new Refusal("already-built", `The ship already has (or will have) the ${blueprint.name}.`, { kind });
  }
  const free = slotsOf(game) - usedSlotsOf(game);
  if (free < SLOTS[kind]) {
    return new Refusal("no-free-slot", `${blueprint.name} needs ${slotsText(SLOTS[kind])}; ${free} will be free.`, {
      required: SLOTS[kind],
      available: free,
      missing: SLOTS[kind] - free,
    });
  }
  return checkNeeds(game, blueprint.needsTech ? [blueprint.needsTech] : [], blueprint.needsTiers ?? {});
}

const slotsText = (count: number): string => (count === 1 ? "1 slot" : `${count} slots`);

function checkResearch(game: Game, techId: TechId): Refusal | undefined {
  const tech = TECHS[techId];
  if (game.techs.includes(techId)) {
    return new Refusal("already-researched", `${tech.name} is already researched (or will be).`, { techId });
  }
  return firstRefusal(checkNeeds(game, tech.needs, {}), checkSome(game, techId));
}

/** Returns 422 while too few of the alternative technologies are researched. */
function checkSome(game: Game, techId: TechId): Refusal | undefined {
  const of = TECHS[techId].needsSome?.of ?? [];
  const required = someNeeded(techId, fragmentsOf(game));
  const known = of.filter((id) => game.techs.includes(id));
  if (known.length >= required) return undefined;
  const names = of.filter((id) => !known.includes(id)).map((id) => TECHS[id].name);
  const missing = required - known.length;
  return new Refusal("missing-prerequisites", `Research ${missing} of ${names.join(", ")} first.`, {
    required,
    available: known.length,
    missing,
    of: [...of],
  });
}

function checkNeeds(
  game: Game,
  techs: readonly TechId[],
  tiers: Readonly<Partial<Record<TieredKind, number>>>,
): Refusal | undefined {
  const missingTechs = techs.filter((id) => !game.techs.includes(id));
  const missingTiers = (Object.entries(tiers) as [TieredKind, number][]).filter(
    ([kind, tier]) => tierOf(game, kind) < tier,
  );
  if (missingTechs.length === 0 && missingTiers.length === 0) return undefined;
  const tierText = ([kind, tier]: [TieredKind, number]): string => `${kind} tier ${tier}`;
  const required = [...techs, ...(Object.entries(tiers) as [TieredKind, number][]).map(tierText)];
  const missing = [...missingTechs, ...missingTiers.map(tierText)];
  const steps = [
    ...missingTechs.map((id) => `research ${TECHS[id].name}`),
    ...missingTiers.map(([kind, tier]) => `upgrade ${MODULE_NAMES[kind]} to tier ${tier}`),
  ].join(", ");
  return new Refusal("missing-prerequisites", `${steps.charAt(0).toUpperCase()}${steps.slice(1)} first.`, {
    required,
    available: required.filter((need) => !missing.includes(need)),
    missing,
  });
}

/** Returns the turn on which missing goods will be available, unless the game ends before. */
export const onTurn = (game: Game, availableOnTurn: number): { availableOnTurn?: number } =>
  game.limit !== null && availableOnTurn >= game.limit ? {} : { availableOnTurn };

/** Verbs of the exploration orders by focus. */
export const FOCUS_VERBS: Readonly<Record<Focus, string>> = {
  survey: "Survey",
  harvest: "Harvest",
  salvage: "Salvage",
};

/** Returns the order's title. */
export function targetText(game: Game, target: Target): string {
  switch (target.kind) {
    case "jump":
      return `Jump to ${systemOf(game, target.systemId).name}`;
    case "explore":
      return `${FOCUS_VERBS[target.focus]} ${systemOf(game, target.systemId).name}`;
    case "upgrade": {
      const module = game.modules.find((candidate) => candidate.id === target.moduleId);
      return `Upgrade ${module ? MODULE_NAMES[module.kind] : "a lost module"} to tier ${target.toTier}`;
    }
    case "expand":
      return "Expand the ship";
    case "build":
      return `Build ${BLUEPRINTS[target.build].name}`;
    case "research":
      return `Research ${TECHS[target.techId].name}`;
  }
}
