/** Goes straight for the Core: only the technologies on the way to it. */
import { BALANCED } from "./balanced.ts";
import { strategist } from "./strategist.ts";

export const rush = strategist({
  ...BALANCED,
  techs: ["sci1", "pow1", "sur1", "sci2", "eng1", "pow2", "sci3", "eng2", "pow3", "core5", "lode"],
  builds: [],
});
