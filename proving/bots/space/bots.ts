/** The bots by name: plans for different ways of playing, and one bot that takes any order. */
import type { Plan } from "./plan.ts";
import { random } from "./random.ts";
import { strategist } from "./strategist.ts";
import type { Bot } from "./view.ts";

/** A little of everything, then the goal, as a sensible player would play. */
export const BALANCED: Plan = {
  techs: [
    ...(["sci1", "sur1", "pow1", "eng1", "life1", "nav1", "sci2", "pow2", "eng2", "nav2"] as const),
    ...(["nav3", "pow3", "sci3", "core5", "nav4", "lode"] as const),
  ],
  helpers: 2,
  tiers: { reactor: 4, sensor: 3, lab: 3, fab: 2, drive: 3 },
  builds: ["medbay", "shield"],
  crew: 6,
  care: { hull: true, rest: true, danger: true, supplies: true },
  decides: "worth",
  abandons: "misfits",
};

/** Only the technologies that lead to the Core. */
const RUSH: Plan = {
  ...BALANCED,
  techs: [
    ...(["sci1", "pow1", "sur1", "sci2", "eng1", "pow2", "eng2", "pow3", "nav1", "nav2"] as const),
    ...(["nav3", "sci3", "core5", "nav4", "lode"] as const),
  ],
  builds: [],
};

/** Every technology and tier within reach before the goal, breadth first. */
const WIDE: Plan = {
  ...BALANCED,
  techs: [
    ...(["sci1", "sur1", "pow1", "eng1", "life1", "nav1"] as const),
    ...(["sci2", "sur2", "pow2", "eng2", "life2", "nav2"] as const),
    ...(["sci3", "sur3", "eng3", "life3", "nav3", "pow3"] as const),
    ...(["sci4", "pow4", "exo4", "core5", "lode"] as const),
  ],
  tiers: { reactor: 4, sensor: 4, lab: 4, fab: 3, drive: 3 },
  builds: ["medbay", "shield", "quarters"],
};

export const BOTS = {
  balanced: strategist(BALANCED),
  rush: strategist(RUSH),
  wide: strategist(WIDE),
  // It keeps its alloy and credits for trades and stories.
  "faction-first": strategist({ ...BALANCED, builds: [], decides: "standing" }),
  partisan: strategist({ ...BALANCED, decides: "side" }),
  cautious: strategist({ ...BALANCED, decides: "cautious" }),
  "no-helpers": strategist({ ...BALANCED, helpers: 0 }),
  // Follows the routes of the seed alone: abandons no mission and decides no encounter, so each takes its cautious option.
  "seed-only": strategist({ ...BALANCED, abandons: "nothing", decides: "cautious" }),
  cycling: strategist({ ...BALANCED, abandons: "all" }),
  random,
} satisfies Readonly<Record<string, Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
