/** Describes the effects of a technology in sentences that need no manual. */
import { BLUEPRINTS } from "../../rules/catalog/modules.ts";
import { TECHS, type TechEffects, type TechId } from "../../rules/catalog/techs.ts";

type Sentences = { readonly [Effect in keyof TechEffects]-?: (value: NonNullable<TechEffects[Effect]>) => string };

const SENTENCES: Sentences = {
  range: (hundredths) => `Jump range +${hundredths / 100} ly.`,
  tank: (hundredths) => `Tank +${hundredths / 100} fuel.`,
  fuelLessPercent: (percent) => `Jump fuel −${percent} %.`,
  jumpTurnsLess: (turns) => `Jumps take ${turns === 1 ? "one turn" : `${turns} turns`} less.`,
  dataMorePercent: (percent) => `Explorations yield ${percent} % more data.`,
  signalRange: (hundredths) => `With sensor tier 2, detects signals ${hundredths / 100} ly farther.`,
  shipTimeLessPercent: (percent) => `Upgrades, builds and expansions take ${percent} % less time.`,
  researchTimeLessPercent: (percent) => `Research takes ${percent} % less time.`,
  teamMorePercent: (percent) => `All teams work with ${percent} % more power.`,
  gridMorePercent: (percent) => `A surplus of power counts up to ${(130 + percent) / 100} times.`,
  upkeepLessPercent: (percent) => `The crew eats ${percent} % less.`,
  supply: (power) => `Power supply +${power}.`,
  tierCap: (tiers) => `Maximum module tier +${tiers}.`,
  missionSlots: (places) => `Mission board +${places}.`,
  mishapPercent: (percent) => `Accidents −${100 - percent} %.`,
  xpMorePercent: (percent) => `Crew XP +${percent} %.`,
  recovery: (fatigue) => `Idle crew recover ${fatigue} more fatigue per turn.`,
  exoticPercent: (percent) => `Chance of exotics × ${percent / 100}.`,
  allSignals: () => "Detects the signals of all fragments.",
};

export function techSentences(id: TechId): string[] {
  const effects = Object.entries(TECHS[id].effects) as [keyof TechEffects, never][];
  const builds = Object.values(BLUEPRINTS).filter(({ needsTech }) => needsTech === id);
  return [
    ...effects.map(([effect, value]) => (SENTENCES[effect] as (value: never) => string)(value)),
    ...builds.map(({ name }) => `Allows building: ${name}.`),
  ];
}
