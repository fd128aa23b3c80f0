/** Researches greedily: everything cheap before the goal. */
import { BALANCED } from "./balanced.ts";
import { strategist } from "./strategist.ts";

export const wide = strategist({
  ...BALANCED,
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
    "life2",
    "nav2",
    "sci3",
    "eng3",
    "sur3",
    "nav3",
    "pow3",
    "exo4",
    "sci4",
    "core5",
    "lode",
  ],
});
