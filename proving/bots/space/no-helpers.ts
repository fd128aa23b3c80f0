/** Plays the balanced plan without helpers. */
import { BALANCED } from "./balanced.ts";
import { strategist } from "./strategist.ts";

export const noHelpers = strategist({ ...BALANCED, helpers: 0 });
