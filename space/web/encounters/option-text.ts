/** The texts of an encounter's options. */
import { capitalised, counted, decimal } from "@outbound/kit/web/format.ts";
import { FACTION_KEYS, factionInSentence } from "../../rules/catalog/factions.ts";
import { BLUEPRINTS, type BuiltKind, MODULE_NAMES, type ModuleKind } from "../../rules/catalog/modules.ts";
import { isTechId, TECHS } from "../../rules/catalog/techs.ts";
import { TRAIT_KEYS } from "../../rules/catalog/traits.ts";
import { RESOURCES } from "../../rules/game/game.ts";
import { goodName } from "../../rules/game/goods.ts";
import type { ChooseAnswer, EncounterOption, Goods, Need } from "../api.ts";
import { amountsOf } from "../game/goods.ts";

/** Returns a text such as `Science 3, you have 2`. Requirements that are met or not have no figures. */
export function needText({ what, required, available, met }: Need): string {
  const faction = /^standing-(.+)$/.exec(what)?.[1];
  if (faction !== undefined) return figures(`Standing with the ${capitalised(faction)}`, required, available, met);
  if (isTraitKey(what)) return `${capitalised(what)} crew member${met ? "" : ": nobody aboard"}`;
  if (what === "fragment-room") return met ? "Room for a fragment" : "No room for another fragment";
  if (what === "berth") return met ? "A free berth" : "No free berth";
  if (Object.hasOwn(BLUEPRINTS, what)) {
    const { name } = BLUEPRINTS[what as BuiltKind];
    return met ? name : `${name}: not aboard`;
  }
  if (isTechId(what)) return met ? TECHS[what].name : `${TECHS[what].name}: not researched`;
  if (Object.hasOwn(MODULE_NAMES, what)) {
    return figures(`${MODULE_NAMES[what as ModuleKind]} tier`, required, available, met);
  }
  return figures(capitalised(what), required, available, met);
}

const figures = (name: string, required: number, available: number, met: boolean): string =>
  met ? `${name} ${required}` : `${name} ${required}, you have ${available}`;

const isTraitKey = (what: string): boolean => (TRAIT_KEYS as readonly string[]).includes(what);

/** Returns whether the ship meets the option's needs and can pay for it. */
export const isOpen = ({ needs, cost }: EncounterOption, held: Goods): boolean =>
  needs.every(({ met }) => met) && canPay(cost, held);

const canPay = (cost: Goods, held: Goods): boolean =>
  amountsOf(cost).every(({ name, amount }) => (held[name] ?? 0) >= amount);

/** A chance below this counts as against the odds. */
const EVEN_PERCENT = 40;

/** Returns a text such as `65 %: likely`. */
export function chanceText(percent: number): string {
  const word =
    percent >= 80 ? "safe bet" : percent >= 60 ? "likely" : percent >= EVEN_PERCENT ? "even odds" : "long shot";
  return `${percent} %: ${word}`;
}

/**
 * Returns a test's result, such as `Worked against the odds: the chance was 35 %.` Without a known chance, only whether it
 * worked.
 */
export function resultText(outcome: "good" | "bad", chancePercent: number | null): string {
  const word = outcome === "good" ? "Worked" : "Failed";
  if (chancePercent === null) return `${word}.`;
  const was = outcome === "good" ? chancePercent : 100 - chancePercent;
  return `${word}${was < EVEN_PERCENT ? " against the odds" : ""}: the chance was ${chancePercent} %.`;
}

/** Returns the parts of a chance before its limits, such as `45 % base, −10 % science against 3, +10 % fitting trait`. */
export const oddsText = (explain: EncounterOption["explain"]): string =>
  explain
    .map(({ factor, value }, place) => {
      const sign = value < 0 ? "−" : place === 0 ? "" : "+";
      return `${sign}${Math.abs(value)} % ${factor.replace(/ %$/, "")}`;
    })
    .join(", ");

/** Returns the options, the cautious one first, so that it is visible when the encounter opens. */
export const inOrder = (options: readonly EncounterOption[]): readonly EncounterOption[] =>
  options.toSorted((one, other) => Number(other.cautious) - Number(one.cautious));

/** Returns the content of the option's card as one text for screen readers. */
export function optionLabel(option: EncounterOption, held: Goods): string {
  const unmet = option.needs.filter(({ met }) => !met);
  return [
    option.title,
    option.cautious ? "cautious, changes nothing" : "",
    unmet.length > 0 ? `${counted(unmet.length, "requirement")} not met` : "",
    canPay(option.cost, held) ? "" : "costs more than you have",
    option.chancePercent === null ? "" : `chance ${option.chancePercent} %`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns the actual changes of a decision, such as `−8 fuel, +1 standing with the Wayfarers`. */
export const changedText = (changed: ChooseAnswer["changed"]): string =>
  changed
    .map(({ what, amount }) => `${amount < 0 ? "−" : "+"}${decimal(Math.abs(amount))} ${changeName(what, amount)}`)
    .join(", ");

function changeName(what: ChooseAnswer["changed"][number]["what"], amount: number): string {
  const faction = FACTION_KEYS.find((key) => what === `standing-${key}`);
  if (faction !== undefined) return `standing with ${factionInSentence(faction)}`;
  const resource = RESOURCES.find((name) => name === what);
  if (resource !== undefined) return goodName(resource, Math.abs(amount));
  return { fatigue: "fatigue for all", xp: "XP", crew: "crew member" }[what as string] ?? what;
}
