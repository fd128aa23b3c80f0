/** What the command line of the simulations understands; anything else throws with what would have been right. */
import { DIFFICULTIES, type Difficulty } from "@outbound/space/rules/values/limits.ts";
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";

export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${option} takes a whole number, not '${text}'`);
  return Number(text);
}

/** Not the sandbox: a bot that loses its way would never end there. */
export function difficultyNamed(name: string): Difficulty {
  if (name === "sandbox" || !Object.hasOwn(DIFFICULTIES, name)) {
    throw new Error(`--difficulty takes hard, standard or relaxed, not '${name}'`);
  }
  return name as Difficulty;
}

export function botNamed(name: string): BotName {
  if (!Object.hasOwn(BOTS, name)) throw new Error(`--bot takes ${BOT_NAMES.join(", ")}, not '${name}'`);
  return name as BotName;
}
