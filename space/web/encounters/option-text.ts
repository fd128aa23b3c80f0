/** The texts of an encounter's options. */
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import { BLUEPRINTS, type BuiltKind } from "../../rules/catalog/modules.ts";
import { TECHS, type TechId } from "../../rules/catalog/techs.ts";
import type { EncounterNeed, EncounterOption } from "./encounter.ts";

/** `Science 3, you have 2`. */
export function needText({ what, required, available, met }: EncounterNeed): string {
  const name = nameOf(what);
  if (required === 1 && available <= 1 && isThing(what)) return met ? name : `${name}: not aboard`;
  return met ? `${name} ${required}` : `${name} ${required}, you have ${available}`;
}

const isThing = (what: string): boolean => Object.hasOwn(BLUEPRINTS, what) || Object.hasOwn(TECHS, what);

function nameOf(what: string): string {
  if (Object.hasOwn(BLUEPRINTS, what)) return BLUEPRINTS[what as BuiltKind].name;
  if (Object.hasOwn(TECHS, what)) return TECHS[what as TechId].name;
  return capitalised(what.replaceAll("-", " "));
}

export const isOpen = ({ needs }: Pick<EncounterOption, "needs">): boolean => needs.every(({ met }) => met);

/** `65 %: likely`. */
export function chanceText(percent: number): string {
  const word = percent >= 80 ? "safe bet" : percent >= 60 ? "likely" : percent >= 40 ? "even odds" : "long shot";
  return `${percent} %: ${word}`;
}

/** The whole option for screen readers, as far as its card shows it. */
export function optionLabel(option: EncounterOption, chancePercent: number | null): string {
  const unmet = option.needs.filter(({ met }) => !met);
  return [
    option.title,
    option.cautious ? "cautious, changes nothing" : "",
    unmet.length > 0 ? `${counted(unmet.length, "requirement")} not met` : "",
    chancePercent === null ? "" : `chance ${chancePercent} %`,
  ]
    .filter(Boolean)
    .join(", ");
}
