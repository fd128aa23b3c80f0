/** Plays the balanced plan, but whoever leads a task works alone. */
import { BALANCED } from "./balanced.ts";
import { strategist } from "./strategist.ts";

export const noHelpers = strategist({ ...BALANCED, helpers: 0 });
