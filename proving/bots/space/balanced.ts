/** Plays as a sensible player would: some of everything, then the goal. */
import type { Plan } from "./plan.ts";
import { strategist } from "./strategist.ts";

export const BALANCED: Plan = {
  techs: [
    "sci1",
    "sur1",
    "pow1",
    "eng1",
    "life1",
    "nav1",
    "sci2",
    "pow2",
    "eng2",
    "sur2",
    "sci3",
    "pow3",
    "nav2",
    "core5",
    "lode",
  ],
  helpers: 2,
  tiers: { reactor: 4, sensor: 3, lab: 3, fab: 2, drive: 3 },
  builds: ["medbay"],
  crew: 6,
};

export const balanced = strategist(BALANCED);
