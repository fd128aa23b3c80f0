/** Bots that choose technologies and modules by their value, and otherwise play like balanced. */
import { BALANCED } from "./bots.ts";
import { strategist } from "./strategist.ts";
import type { Bot } from "./view.ts";
import { type Item, type Taste, wanted } from "./worth.ts";

export const TASTES = {
  /** Prefers short jumps and everything that saves time. */
  pilot: { uses: { time: 1.5, reach: 2, missions: 2 }, theories: ["nav4", "core5", "exo4"] },
  /** Prefers surveys, exotics and the theory that finds them. */
  collector: {
    uses: { data: 2, exotics: 2, power: 1.6, rest: 1.3, reach: 0.3, safety: 1.8 },
    theories: ["core5", "exo4", "nav4"],
    tiers: { reactor: 4, sensor: 3, lab: 2, fab: 2, drive: 2 },
  },
  /** Prefers a rested and fed crew. */
  steward: { uses: { food: 1.2, rest: 3 }, theories: ["nav4", "core5", "exo4"] },
  /** Prefers a durable hull. */
  guardian: { uses: { safety: 2.2, rest: 1.5 }, theories: ["nav4", "core5", "exo4"] },
  /** Prefers power for every team. */
  engineer: { uses: { power: 1.8, data: 0.3 }, theories: ["nav4", "core5", "exo4"] },
} as const satisfies Readonly<Record<string, Taste>>;

export type TasteName = keyof typeof TASTES;
export const TASTE_NAMES = Object.keys(TASTES) as readonly TasteName[];

/** Returns the bot with this taste, which does without the forbidden item. */
export const byValue =
  (name: TasteName, forbidden?: Item): Bot =>
  (view) => {
    const taste: Taste = TASTES[name];
    const plan = { ...BALANCED, tiers: taste.tiers ?? BALANCED.tiers, ...wanted(view, taste, forbidden) };
    return strategist(plan)(view);
  };
