/** Applies a result to the game. It never kills: amounts stay at 0 or above, and the hull at 10 or above. */
import { FACTION_KEYS } from "../catalog/factions.ts";
import type { Draft } from "../game/draft.ts";
import { hasFreeBerth } from "../game/effects.ts";
import { type AnySkill, type Goods, RESOURCES, type ResourceName, systemOf } from "../game/game.ts";
import { grantXp, joinRecruit } from "../game/learning.ts";
import { shown, whole } from "../values/amount.ts";
import { FATIGUE_LIMIT, HULL_LIMIT } from "../values/limits.ts";
import type { Effects, Option, Result } from "./definition.ts";
import { changeStanding } from "./factions.ts";

/** Hull that remains after an encounter's damage, in hundredths. */
const HULL_LEFT = 1_000;

/** Converts whole units to hundredths. */
export const inHundredths = (amounts: Effects["goods"]): Goods =>
  Object.fromEntries(Object.entries(amounts ?? {}).map(([name, amount]) => [name, whole(amount)]));

/** Returns the goods that an option costs and that its result takes. */
export function takenBy({ cost = {} }: Option, { effects: { goods = {} } }: Result): Goods {
  const lost = RESOURCES.map((name) => [name, Math.max(0, -(inHundredths(goods)[name] ?? 0))] as const);
  const paid = inHundredths(cost);
  return Object.fromEntries(lost.map(([name, amount]) => [name, amount + (paid[name] ?? 0)]));
}

export interface Decider {
  readonly crewId: number;
  readonly skill: AnySkill;
}

/** Applies a result; `decider` gains the XP. `isStoryEnd` is true if it ends a faction's story. */
export function applyEffects(draft: Draft, effects: Effects, decider: Decider | null, isStoryEnd: boolean): void {
  changeGoods(draft, inHundredths(effects.goods));
  if (effects.hull) changeHull(draft, whole(effects.hull));
  if (effects.fatigue) tireAll(draft, effects.fatigue);
  if (effects.xp && decider) grantXp(draft, { ...decider, xp: whole(effects.xp) });
  if (effects.crew && hasFreeBerth(draft.game)) joinRecruit(draft, {});
  if (effects.fragment) takeFragment(draft);
  for (const faction of FACTION_KEYS) {
    const by = effects.standing?.[faction];
    if (by) changeStanding(draft, faction, by, isStoryEnd);
  }
}

/** Gains stop at the caps. Losses take at most the stock, after the queue has released its goods. */
function changeGoods(draft: Draft, goods: Goods): void {
  const gains: Partial<Record<ResourceName, number>> = {};
  const losses: Partial<Record<ResourceName, number>> = {};
  for (const name of RESOURCES) {
    const amount = goods[name] ?? 0;
    if (amount > 0) gains[name] = amount;
    if (amount < 0) losses[name] = Math.min(-amount, draft.game.resources[name]);
  }
  draft.take(losses);
  draft.give(gains);
}

function changeHull(draft: Draft, by: number): void {
  const { hull } = draft.game;
  draft.set({ hull: by > 0 ? Math.min(HULL_LIMIT, hull + by) : Math.max(Math.min(hull, HULL_LEFT), hull + by) });
}

function tireAll(draft: Draft, by: number): void {
  const crew = draft.game.crew.map((member) => {
    const fatigue = Math.min(FATIGUE_LIMIT, Math.max(0, member.fatigue + by));
    return fatigue === member.fatigue ? member : { ...member, fatigue };
  });
  draft.set({ crew });
}

/** There are never more fragments than can be held, including those in the Core. */
function takeFragment(draft: Draft): void {
  if (!draft.give({ fragments: whole(1) }).fragments) return;
  const { resources, positionId } = draft.game;
  const fragments = shown(resources.fragments);
  // An encounter is decided where it opened.
  const { name } = systemOf(draft.game, positionId);
  draft.emit(
    "fragment.found",
    "good",
    `Received a cipher fragment at ${name}.`,
    { systemId: positionId },
    { fragments },
  );
}
