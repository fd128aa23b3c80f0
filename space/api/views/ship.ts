/** Ship, crew and technologies as the API shows them. */
import type { Static } from "typebox";
import {
  BLUEPRINTS,
  BUILD_KINDS,
  type BuildKind,
  DRAW,
  isTiered,
  MODULE_EFFECTS,
  MODULE_NAMES,
  SLOTS,
} from "../../rules/catalog/modules.ts";
import { isUnlocked, pathTo, someNeeded, TECH_IDS, TECHS, type TechId } from "../../rules/catalog/techs.ts";
import { TRAITS, traitText } from "../../rules/catalog/traits.ts";
import { xpToNext } from "../../rules/game/crew.ts";
import {
  berthsOf,
  demandOf,
  fragmentsOf,
  gridLabelOf,
  rangeOf,
  slotsOf,
  supplyOf,
  tankOf,
  tierCapOf,
  usedSlotsOf,
} from "../../rules/game/effects.ts";
import { ALL_SKILLS, type CrewMember, type Game, type Module, type Target } from "../../rules/game/game.ts";
import { shownGoods } from "../../rules/game/goods.ts";
import { biographyOf, portraitKey } from "../../rules/game/traits.ts";
import { priceOf } from "../../rules/orders/orders.ts";
import { project } from "../../rules/orders/projection.ts";
import { blockOf } from "../../rules/orders/queue.ts";
import { shown } from "../../rules/values/amount.ts";
import { TIER_LIMIT } from "../../rules/values/limits.ts";
import type * as schemas from "../schemas.ts";
import { queueView } from "./task.ts";

export function shipView(game: Game): Static<typeof schemas.Ship> {
  const used = usedSlotsOf(game);
  const expand: Target = { kind: "expand" };
  return {
    modules: game.modules.map((module) => moduleView(game, module)),
    buildable: BUILD_KINDS.map((kind) => buildView(game, kind)),
    expansion: { price: shownGoods(priceOf(game, expand)), done: game.expansions, lockedBecause: lock(game, expand) },
    slots: { total: slotsOf(game), used, free: slotsOf(game) - used },
    berths: { total: berthsOf(game), used: game.crew.length },
    supply: supplyOf(game),
    demand: demandOf(game),
    grid: { ratio: Math.floor((100 * supplyOf(game)) / demandOf(game)) / 100, label: gridLabelOf(game) },
    range: shown(rangeOf(game)),
    tank: shown(tankOf(game)),
    hull: shown(game.hull),
  };
}

/** Returns why this order would be refused now, whatever its team; null if it would be accepted. */
const lock = (game: Game, target: Target): string | null => blockOf(game, target)?.detail ?? null;

function moduleView(game: Game, module: Module): Static<typeof schemas.Ship>["modules"][number] {
  const cap = isTiered(module.kind) ? Math.min(TIER_LIMIT, tierCapOf(game)) : 1;
  const ahead = project(game, game.tasks).modules.find((other) => other.id === module.id) ?? module;
  const target: Target = { kind: "upgrade", moduleId: module.id, toTier: ahead.tier + 1 };
  return {
    id: module.id,
    kind: module.kind,
    name: MODULE_NAMES[module.kind],
    tier: module.tier,
    cap,
    draw: DRAW[module.kind] * (isTiered(module.kind) ? module.tier : 1),
    slots: SLOTS[module.kind],
    effect: MODULE_EFFECTS[module.kind],
    upgrade:
      isTiered(module.kind) && target.toTier <= TIER_LIMIT
        ? { toTier: target.toTier, price: shownGoods(priceOf(game, target)), lockedBecause: lock(game, target) }
        : null,
  };
}

function buildView(game: Game, kind: BuildKind): Static<typeof schemas.Ship>["buildable"][number] {
  const target: Target = { kind: "build", build: kind };
  return {
    kind,
    name: BLUEPRINTS[kind].name,
    price: shownGoods(priceOf(game, target)),
    slots: kind === "patch" ? 0 : SLOTS[kind],
    draw: kind === "patch" ? 0 : DRAW[kind],
    effect: BLUEPRINTS[kind].effect,
    lockedBecause: lock(game, target),
  };
}

export function crewView(game: Game): Static<typeof schemas.Crew> {
  return {
    members: game.crew.map((member) => memberView(game, member)),
    berths: berthsOf(game),
    starvingTurns: game.starvingTurns,
    ...queueView(game),
  };
}

function memberView(game: Game, member: CrewMember): Static<typeof schemas.CrewMember> {
  const skills = ALL_SKILLS.map((skill) => {
    const { level, xp } = member.skills[skill];
    const next = xpToNext(level);
    return [skill, { level, xp: shown(xp), xpToNext: next === null ? null : shown(next) }];
  });
  return {
    id: member.id,
    name: member.name,
    trait: { key: member.trait, name: TRAITS[member.trait].name, effect: traitText(TRAITS[member.trait]) },
    portrait: portraitKey(game, member.id),
    biography: biographyOf(game, member),
    skills: Object.fromEntries(skills) as Static<typeof schemas.CrewMember>["skills"],
    fatigue: member.fatigue,
    taskIds: game.tasks
      .filter((task) => task.leadId === member.id || task.helperIds.includes(member.id))
      .map((task) => task.id),
  };
}

export function techView(game: Game): Static<typeof schemas.Tech>[] {
  const onPath = pathToGoal(game);
  return TECH_IDS.map((id) => {
    const tech = TECHS[id];
    const state = techState(game, id);
    const target: Target = { kind: "research", techId: id };
    return {
      id,
      name: tech.name,
      tier: tech.tier,
      state,
      cost: shownGoods(priceOf(game, target)),
      needs: [...tech.needs],
      needsSome: tech.needsSome ? { count: someNeeded(id, fragmentsOf(game)), of: [...tech.needsSome.of] } : null,
      unlocks: [...tech.unlocks],
      lockedBecause: lock(game, target),
      pathToGoal: onPath.has(id),
    };
  });
}

/** Returns the technologies on the way to the Core: researched ones, and of the others the cheapest set. */
function pathToGoal(game: Game): ReadonlySet<TechId> {
  const left = pathTo("lode", new Set(game.techs), fragmentsOf(game));
  const needed = new Set<TechId>();
  const visit = (id: TechId): void => {
    if (needed.has(id)) return;
    needed.add(id);
    const { needs, needsSome } = TECHS[id];
    const some = needsSome?.of.filter((need) => left.includes(need) || game.techs.includes(need)) ?? [];
    for (const need of [...needs, ...some.slice(0, someNeeded(id, fragmentsOf(game)))]) visit(need);
  };
  visit("lode");
  return needed;
}

function techState(game: Game, id: TechId): Static<typeof schemas.Tech>["state"] {
  if (game.techs.includes(id)) return "known";
  if (game.tasks.some(({ target }) => target.kind === "research" && target.techId === id)) return "queued";
  return isUnlocked(id, game.techs, fragmentsOf(game)) ? "open" : "locked";
}
