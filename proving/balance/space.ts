/** `npm run balance -- space`: how often and how each bot wins, the same for equal arguments. Exits with 1 if a bot misses its band. */
import { WINNING_ENDINGS } from "@outbound/space/rules/game/ending.ts";
import { playFirstSteps } from "@outbound/space/testing/first-step.ts";
import { BOT_NAMES, BOTS } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { atLeast, atMost, BANDS, missedBy, type PlayerName, points, type Summary, summarise } from "./summary.ts";

const FIRST_STEP = "first-step";
/** Bounds on the median winning turn of balanced and of rush. */
const WINNING_TURNS = [155, 175] as const;
const TIMED: readonly PlayerName[] = ["balanced", "rush"];
/** Share of each winning ending among the wins of all bots. */
const ENDINGS = atLeast(0.03);

const { seeds, from, bot } = readOptions({ seeds: 300, from: 5000, bot: "" });
const difficulty = "standard";

console.log(`${seeds} seeds from ${from}, ${difficulty} difficulty`);
const summaries = new Map<PlayerName, Summary>();
const missed = namedOnes<PlayerName>("bot", [...BOT_NAMES, FIRST_STEP], [bot]).flatMap(measure);
if (bot === "") missed.push(...endingFaults());
printVerdict(missed);

function measure(name: PlayerName): string[] {
  const games = Array.from({ length: seeds }, (_, index) =>
    name === FIRST_STEP ? playFirstSteps(from + index, difficulty) : play(BOTS[name], from + index, difficulty),
  );
  const summary = summarise(games);
  summaries.set(name, summary);
  const { share, winningTurns } = summary;
  console.log(`${name.padEnd(10)}  ${lineOf(summary)}`);
  const faults = missedBy(`${name} wins`, share, BANDS[name]);
  if (TIMED.includes(name) && winningTurns) {
    faults.push(...missedBy(`${name} wins on turn`, winningTurns[1], WINNING_TURNS, String));
  }
  const balanced = summaries.get("balanced");
  if (name === "cycling" && balanced) {
    faults.push(...missedBy("cycling less balanced:", share - balanced.share, atMost(0), points));
  }
  return faults;
}

function endingFaults(): string[] {
  const bots = [...summaries.values()];
  const wins = bots.reduce((sum, { won }) => sum + won, 0);
  return WINNING_ENDINGS.flatMap((ending) => {
    const count = bots.reduce((sum, { endings }) => sum + (endings.get(ending) ?? 0), 0);
    return missedBy(`of ${wins} wins ${ending} ends`, count / Math.max(wins, 1), ENDINGS);
  });
}

function lineOf({ share, interval, winningTurns, losses }: Summary): string {
  const won = `${percent(share).padStart(7)} won (${percent(interval.low)}–${percent(interval.high)})`;
  const turns = winningTurns ? `median turn ${winningTurns[1]} (${winningTurns[0]}–${winningTurns[2]})` : "no win";
  const reasons = losses.map(([reason, count]) => `${reason} ${count}`).join(", ");
  return [won, turns, reasons === "" ? "no loss" : `lost: ${reasons}`].join("  ");
}
