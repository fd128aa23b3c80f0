/** Values of the command line. Each throws an error that names what would have been right. */
import { DIFFICULTIES, type Difficulty } from "@outbound/space/rules/values/limits.ts";
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";
import { GAMES, type Game } from "./spawn-service.ts";

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

/** Both games when none is named. */
export function namedGames(names: readonly string[]): readonly Game[] {
  const unknown = names.filter((name) => !(GAMES as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`no game is named ${unknown.join(", ")}; there are ${GAMES.join(" and ")}`);
  return GAMES.filter((game) => names.length === 0 || names.includes(game));
}
