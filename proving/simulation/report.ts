/** The result of a run of the simulation as a Markdown table. */
import { markdownTable, today } from "../harness/report.ts";
import { type GameVerdict, ROUNDS } from "./play-seed.ts";

export interface Run {
  readonly from: number;
  readonly seeds: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** The command that fails again as this seed did. */
export const replayOf = ({ game, seed }: Pick<GameVerdict, "game" | "seed">, rounds: number): string =>
  `npm run prove -- simulation ${game} --seeds 1 --from ${seed}${rounds === ROUNDS ? "" : ` --rounds ${rounds}`} --trace --print`;

export function summary(verdicts: readonly GameVerdict[], { from, seeds, rounds, seconds }: Run): string {
  const byGame = Object.entries(Object.groupBy(verdicts, ({ game }) => game)).sort(([a], [b]) => (a < b ? -1 : 1));
  const violated = verdicts.filter(({ violations }) => violations.length > 0);
  return [
    `${today()}; seeds ${from} to ${from + seeds - 1} of ${rounds} rounds in ${seconds.toFixed(0)} s.`,
    "",
    ...markdownTable(
      ["game", "seeds", "violated", "requests", "commits", "faults", "crashes"],
      byGame.map(([game, own]) => [game, ...sumsOf(own)]),
    ),
    ...(violated.length === 0 ? [] : [""]),
    ...violated.map((each) => `- \`${replayOf(each, rounds)}\`: ${each.violations[0]}`),
  ].join("\n");
}

function sumsOf(verdicts: readonly GameVerdict[]): number[] {
  const sum = (of: (verdict: GameVerdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  return [
    verdicts.length,
    sum(({ violations }) => Math.sign(violations.length)),
    sum(({ requests }) => requests),
    sum(({ commits }) => commits),
    sum(({ faults }) => Object.values(faults).reduce((total, count) => total + count, 0)),
    sum(({ crashes }) => crashes),
  ];
}
