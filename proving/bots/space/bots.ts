/** The bots by name. */
import { balanced } from "./balanced.ts";
import type { Bot } from "./command.ts";
import { noHelpers } from "./no-helpers.ts";
import { random } from "./random.ts";
import { rush } from "./rush.ts";
import { wide } from "./wide.ts";

export type BotName = "balanced" | "rush" | "wide" | "no-helpers" | "random";

export const BOTS: Readonly<Record<BotName, Bot>> = { balanced, rush, wide, "no-helpers": noHelpers, random };
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
