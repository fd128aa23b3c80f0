/**
 * `npm run balance -- space [--seeds 300] [--from 5000] [--difficulty standard] [--bot balanced]`: how often each bot wins the space
 * game. Prints the same figures for the same arguments. Exits with 1 when a bot misses its band on standard difficulty.
 */
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { botNamed, difficultyNamed, readOptions } from "../harness/arguments.ts";
import { BANDS, type Summary, summarise } from "./summary.ts";

const given = readOptions({ seeds: 300, from: 5000, difficulty: "standard", bot: "" });
const { seeds, from } = given;
const difficulty = difficultyNamed(given.difficulty);
const names = given.bot === "" ? BOT_NAMES : [botNamed(given.bot)];

console.log(`${seeds} seeds from ${from}, ${difficulty} difficulty`);
const missed = names.filter((name) => !keepsBand(name));
if (missed.length > 0) {
  console.log(`missed: ${missed.join(", ")}`);
  process.exitCode = 1;
}

function keepsBand(name: BotName): boolean {
  const games = Array.from({ length: seeds }, (_, index) => play(BOTS[name], from + index, difficulty));
  const summary = summarise(games);
  const [low, high] = BANDS[name];
  const isJudged = difficulty === "standard";
  const keeps = !isJudged || (summary.share >= low && summary.share <= high);
  const band = isJudged ? `  band ${percent(low)}–${percent(high)}${keeps ? "" : " MISSED"}` : "";
  console.log(`${name.padEnd(10)}  ${lineOf(summary)}${band}`);
  return keeps;
}

function lineOf({ share, interval, winningTurns, losses }: Summary): string {
  const won = `${percent(share).padStart(7)} won (${percent(interval.low)}–${percent(interval.high)})`;
  const turns = winningTurns ? `median turn ${winningTurns[1]} (${winningTurns[0]}–${winningTurns[2]})` : "no win";
  const reasons = losses.map(([reason, count]) => `${reason} ${count}`).join(", ");
  return [won, turns, reasons === "" ? "no loss" : `lost: ${reasons}`].join("  ");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
