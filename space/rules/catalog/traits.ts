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

/** What a trait changes: the time of tasks that the member leads with a skill, what work tires, what a task teaches, the odds of choices. */
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
  /** Lines about a member with this trait; `NAME` is replaced by the first name. */
  readonly biographies: readonly string[];
}

export const TRAITS: Readonly<Record<TraitKey, Trait>> = {
  steady: {
    name: "Steady",
    effect: { on: "fatigue", lessPercent: 10 },
    biographies: [
      "NAME kept a lighthouse ship for nine years and never missed a watch.",
      "NAME eats, sleeps and works by the same bell every day.",
    ],
  },
  curious: {
    name: "Curious",
    effect: { on: "xp", morePercent: 10 },
    biographies: [
      "NAME left a good post on Teal Station to see what the maps left blank.",
      "NAME takes apart whatever is not bolted down, and reads the rest.",
    ],
  },
  thrifty: {
    name: "Thrifty",
    effect: { on: "fatigue", lessPercent: 8 },
    biographies: [
      "NAME grew up on a ration ship and wastes neither bread nor breath.",
      "NAME patches a glove three times before asking for another.",
    ],
  },
  bold: {
    name: "Bold",
    effect: { on: "time", skill: "survey", lessPercent: 10 },
    biographies: [
      "NAME once walked a hull in a flare because the reading looked odd.",
      "NAME goes first, and waits at the far end.",
    ],
  },
  gentle: {
    name: "Gentle",
    effect: { on: "xp", morePercent: 8 },
    biographies: [
      "NAME taught at a dockside school until the docks went dark.",
      "NAME listens so long that people finish their own arguments.",
    ],
  },
  sleepless: {
    name: "Sleepless",
    effect: { on: "time", skill: "science", lessPercent: 10 },
    biographies: [
      "NAME has not slept a whole night since the relays failed.",
      "NAME does the best work at three in the morning, and leaves notes.",
    ],
  },
  handy: {
    name: "Handy",
    effect: { on: "time", skill: "engineering", lessPercent: 10 },
    biographies: [
      "NAME built a first engine from a pump and a bicycle at twelve.",
      "NAME hears a bad bearing two decks away.",
    ],
  },
  wary: {
    name: "Wary",
    effect: { on: "odds", morePoints: 5 },
    biographies: [
      "NAME survived the Halden breach by checking a seal twice.",
      "NAME reads every contract to the end, and then the back.",
    ],
  },
  "silver-tongued": {
    name: "Silver-tongued",
    effect: { on: "odds", morePoints: 10 },
    biographies: [
      "NAME sold fuel to a refinery, and they asked for more.",
      "NAME knows a greeting in every port and a joke in most.",
    ],
  },
  restless: {
    name: "Restless",
    effect: { on: "time", skill: "navigation", lessPercent: 10 },
    biographies: [
      "NAME has signed on to eleven ships and waved from ten.",
      "NAME plots the next jump before this one ends.",
    ],
  },
};

/** The effect as players read it. */
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
