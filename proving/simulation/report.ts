/** What a run of the simulation came to, as a table on its page. */
import { readFile, writeFile } from "node:fs/promises";
import { today, withSection } from "../harness/report.ts";
import { type GameVerdict, ROUNDS } from "./play-seed.ts";

export interface Run {
  readonly from: number;
  readonly seeds: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** The command that fails again as this seed did. */
export const replayOf = ({ game, seed }: GameVerdict, rounds: number): string =>
  `npm run prove -- simulation ${game} --seeds 1 --from ${seed}${rounds === ROUNDS ? "" : ` --rounds ${rounds}`} --trace --print`;

export function summary(verdicts: readonly GameVerdict[], { from, seeds, rounds, seconds }: Run): string {
  const games = [...new Set(verdicts.map(({ game }) => game))].sort();
  return [
    `${today()}; seeds ${from} to ${from + seeds - 1} of ${rounds} rounds in ${seconds.toFixed(0)} s.`,
    "",
    "| game | seeds | violated | requests | commits | faults | crashes |",
    "|---|---|---|---|---|---|---|",
    ...games.map((game) =>
      row(
        game,
        verdicts.filter((each) => each.game === game),
      ),
    ),
    "",
    ...verdicts
      .filter(({ violations }) => violations.length > 0)
      .map((each) => `- \`${replayOf(each, rounds)}\`: ${each.violations[0]}`),
  ]
    .join("\n")
    .trimEnd();
}

function row(game: string, verdicts: readonly GameVerdict[]): string {
  const sum = (of: (verdict: GameVerdict) => number) =>
    verdicts.reduce((total, verdict) => total + of(verdict), 0).toLocaleString("en");
  const cells = [
    verdicts.length.toLocaleString("en"),
    sum(({ violations }) => Math.sign(violations.length)),
    sum(({ requests }) => requests),
    sum(({ commits }) => commits),
    sum(({ faults }) => Object.values(faults).reduce((total, count) => total + count, 0)),
    sum(({ crashes }) => crashes),
  ];
  return `| ${game} | ${cells.join(" | ")} |`;
}

const PAGE = new URL("../../docs/proving/simulation.md", import.meta.url);

export async function writePage(text: string): Promise<void> {
  await writeFile(PAGE, withSection(await readFile(PAGE, "utf8"), "simulation", text, "prove -- simulation"));
}
