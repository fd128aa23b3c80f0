/** The traits of crew members: each member has one, with one effect of at most 10 %. */

export const TRAIT_KEYS = [
  "steady",
  "curious",
  "thrifty",
  "bold",
  "gentle",
  "sleepless",
  "handy",
  "wary",
  "silver-tongued",
  "restless",
] as const;
export type TraitKey = (typeof TRAIT_KEYS)[number];

/**
 * The effects of a trait: on the time of tasks that the member leads with a skill, on fatigue from work, on XP of tasks, on the
 * odds of choices.
 */
export type TraitEffect =
  | {
      readonly on: "time";
      readonly skill: "navigation" | "survey" | "engineering" | "science";
      readonly lessPercent: number;
    }
  | { readonly on: "fatigue"; readonly lessPercent: number }
  | { readonly on: "xp"; readonly morePercent: number }
  | { readonly on: "odds"; readonly morePoints: number };

export interface Trait {
  readonly name: string;
  readonly effect: TraitEffect;
  /** Sentences about a member with this trait; `NAME` is replaced by the first name. */
  readonly biographies: readonly string[];
}

export const TRAITS: Readonly<Record<TraitKey, Trait>> = {
  steady: {
    name: "Steady",
    effect: { on: "fatigue", lessPercent: 10 },
    biographies: [
      "NAME kept watch on a lamp ship for nine years and can still sleep only to an engine.",
      "NAME eats, works and sleeps by one bell, and carries the bell.",
      "NAME was the last to leave a relay, because somebody had to switch it off.",
    ],
  },
  curious: {
    name: "Curious",
    effect: { on: "xp", morePercent: 10 },
    biographies: [
      "NAME left a good post to find out what the maps leave white.",
      "NAME takes apart whatever is not bolted down, and owns a spanner for the rest.",
      "NAME has read the manual of every ship in the yard, scrapped ones included.",
    ],
  },
  thrifty: {
    name: "Thrifty",
    effect: { on: "fatigue", lessPercent: 8 },
    biographies: [
      "NAME grew up on a ration ship and can cut a loaf by weight.",
      "NAME saves string, and has twice been thanked for it.",
      "NAME bought passage out with the deposits on four thousand bottles.",
    ],
  },
  bold: {
    name: "Bold",
    effect: { on: "time", skill: "survey", lessPercent: 10 },
    biographies: [
      "NAME once walked the hull in a flare because a reading looked odd.",
      "NAME goes first and shouts back what it is like.",
      "NAME lost two fingertips on a bet, and won the bet.",
    ],
  },
  gentle: {
    name: "Gentle",
    effect: { on: "xp", morePercent: 8 },
    biographies: [
      "NAME taught at a dockside school until there were no docks.",
      "NAME listens so long that people finish their own arguments.",
      "NAME nursed a convoy through the fever and remembers every name.",
    ],
  },
  sleepless: {
    name: "Sleepless",
    effect: { on: "time", skill: "science", lessPercent: 10 },
    biographies: [
      "NAME has not slept a whole night since the relays failed.",
      "NAME does the best work at four in the morning and leaves notes for the day.",
      "NAME counted stars to fall asleep, and found a new one.",
    ],
  },
  handy: {
    name: "Handy",
    effect: { on: "time", skill: "engineering", lessPercent: 10 },
    biographies: [
      "NAME built a first engine at twelve, from a pump and a bicycle.",
      "NAME can find a bad bearing from two decks away, by ear.",
      "NAME keeps a drawer of screws that fit nothing yet.",
    ],
  },
  wary: {
    name: "Wary",
    effect: { on: "odds", morePoints: 5 },
    biographies: [
      "NAME survived a breach by checking one seal twice.",
      "NAME reads every contract to the end, and then the back.",
      "NAME sits facing the door, and chooses cabins the same way.",
    ],
  },
  "silver-tongued": {
    name: "Silver-tongued",
    effect: { on: "odds", morePoints: 10 },
    biographies: [
      "NAME sold fuel to a refinery, and they asked for more.",
      "NAME knows a greeting for every port and a joke for most.",
      "NAME was thrown out of a monastery of silence, and invited back.",
    ],
  },
  restless: {
    name: "Restless",
    effect: { on: "time", skill: "navigation", lessPercent: 10 },
    biographies: [
      "NAME has signed on to seven ships and waved from six.",
      "NAME plots the next jump before this one ends.",
      "NAME owns one bag, packed.",
    ],
  },
};

/** Describes the effect for players. */
export function traitText({ effect }: Trait): string {
  switch (effect.on) {
    case "time":
      return `${effect.lessPercent} % less time for ${effect.skill} tasks as lead`;
    case "fatigue":
      return `${effect.lessPercent} % less fatigue from work`;
    case "xp":
      return `${effect.morePercent} % more XP`;
    case "odds":
      return `${effect.morePoints} points better odds in encounters`;
  }
}
