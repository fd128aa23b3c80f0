/** What a technology gives, in sentences for somebody who has read no manual. */
import { BLUEPRINTS } from "../../rules/catalog/modules.ts";
import { TECHS, type TechEffects, type TechId } from "../../rules/catalog/techs.ts";

type Sentences = { readonly [Effect in keyof TechEffects]-?: (value: NonNullable<TechEffects[Effect]>) => string };

const SENTENCES: Sentences = {
  range: (hundredths) => `Jumps reach ${hundredths / 100} ly farther.`,
  tank: (hundredths) => `The tank holds ${hundredths / 100} fuel more.`,
  fuelLessPercent: (percent) => `Jumps take ${percent} % less fuel.`,
  jumpTurnsLess: (turns) => `Each jump takes ${turns === 1 ? "one turn" : `${turns} turns`} less.`,
  dataMorePercent: (percent) => `Explores bring ${percent} % more data.`,
  signalRange: (hundredths) =>
    `With a sensor of tier 2 or more, signals of fragments show ${hundredths / 100} ly farther.`,
  shipTimeLessPercent: (percent) => `Upgrades, builds and expansions take ${percent} % less time.`,
  researchTimeLessPercent: (percent) => `Research takes ${percent} % less time.`,
  researchCostLessPercent: (percent) => `Research costs ${percent} % less data.`,
  upkeepLessPercent: (percent) => `The crew eats ${percent} % less.`,
  supply: (power) => `The ship has ${power} power more.`,
  tierCap: (tiers) => `Modules can be upgraded ${tiers === 1 ? "one tier" : `${tiers} tiers`} higher.`,
  missionSlots: (places) => `The missions board has ${places === 1 ? "one place" : `${places} places`} more.`,
  mishapPercent: (percent) => `Mishaps while exploring come ${100 - percent} % less often.`,
  xpMorePercent: (percent) => `The crew gains ${percent} % more experience.`,
  recovery: (fatigue) => `Who is idle sheds ${fatigue} more fatigue a turn.`,
  exoticPercent: (percent) => `Exotics are found × ${percent / 100} as often.`,
  allSignals: () => "The signals of all fragments show, however far they are.",
};

export function techSentences(id: TechId): string[] {
  const effects = Object.entries(TECHS[id].effects) as [keyof TechEffects, never][];
  const builds = Object.values(BLUEPRINTS).filter(({ needsTech }) => needsTech === id);
  return [
    ...effects.map(([effect, value]) => (SENTENCES[effect] as (value: never) => string)(value)),
    ...builds.map(({ name }) => `${name} can be built.`),
  ];
}
