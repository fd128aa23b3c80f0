/**
 * `npm run balance -- space [--seeds 300] [--from 5000] [--bot balanced]`: prints how often each bot wins the space
 * game; equal arguments give equal figures. Exits with 1 if a bot misses its band, if
 * the wins of balanced or rush come too early or too late, if cycling through offers wins more than playing balanced, or if an
 * ending is rare.
 */
import { WINNING_ENDINGS } from "@outbound/space/rules/game/ending.ts";
import { playFirstSteps } from "@outbound/space/testing/first-step.ts";
import { BOT_NAMES, BOTS } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { BANDS, LEAST_ENDING, type PlayerName, type Summary, summarise, TIMED, WINNING_TURNS } from "./summary.ts";

const FIRST_STEP = "first-step";

const { seeds, from, bot } = readOptions({ seeds: 300, from: 5000, bot: "" });
const difficulty = "standard";

console.log(`${seeds} seeds from ${from}, ${difficulty} difficulty`);
const summaries = new Map<PlayerName, Summary>();
for (const name of namedOnes<PlayerName>("bot", [...BOT_NAMES, FIRST_STEP], [bot])) summaries.set(name, measured(name));
const missed = [...summaries].flatMap(([name, summary]) => faultsOf(name, summary));
if (bot === "") missed.push(...endingFaults());
printVerdict(missed);

function measured(name: PlayerName): Summary {
  const games = Array.from({ length: seeds }, (_, index) => gameOf(name, from + index));
  const summary = summarise(games);
  const [low, high] = BANDS[name];
  const isKept = faultsOf(name, summary).length === 0;
  const band = `band ${percent(low)}–${percent(high)}${isKept ? "" : " MISSED"}`;
  console.log(`${name.padEnd(10)}  ${lineOf(summary)}  ${band}`);
  return summary;
}

function gameOf(name: PlayerName, seed: number) {
  return name === FIRST_STEP ? playFirstSteps(seed, difficulty) : play(BOTS[name], seed, difficulty);
}

function faultsOf(name: PlayerName, { share, winningTurns }: Summary): string[] {
  const [low, high] = BANDS[name];
  const [first, last] = WINNING_TURNS;
  const median = winningTurns?.[1] ?? first;
  const balanced = name === "cycling" ? summaries.get("balanced")?.share : undefined;
  return [
    ...(share < low || share > high ? [`${name} wins ${percent(share)}`] : []),
    ...(TIMED.includes(name) && (median < first || median > last) ? [`${name} wins on turn ${median}`] : []),
    ...(balanced !== undefined && share > balanced ? [`${name} wins more than balanced`] : []),
  ];
}

/** Prints the share of each ending among the wins of all bots, and returns the endings that are too rare. */
function endingFaults(): string[] {
  const bots = [...summaries.values()];
  const wins = bots.reduce((sum, { won }) => sum + won, 0);
  const shares = WINNING_ENDINGS.map((ending) => {
    const count = bots.reduce((sum, { endings }) => sum + (endings.get(ending) ?? 0), 0);
    return { ending, share: wins === 0 ? 0 : count / wins };
  });
  console.log(
    `endings of ${wins} wins: ${shares.map(({ ending, share }) => `${ending} ${percent(share)}`).join(", ")}`,
  );
  return shares
    .filter(({ share }) => share < LEAST_ENDING)
    .map(({ ending, share }) => `${ending} ends ${percent(share)}`);
}

function lineOf({ share, interval, winningTurns, losses }: Summary): string {
  const won = `${percent(share).padStart(7)} won (${percent(interval.low)}–${percent(interval.high)})`;
  const turns = winningTurns ? `median turn ${winningTurns[1]} (${winningTurns[0]}–${winningTurns[2]})` : "no win";
  const reasons = losses.map(([reason, count]) => `${reason} ${count}`).join(", ");
  return [won, turns, reasons === "" ? "no loss" : `lost: ${reasons}`].join("  ");
}
