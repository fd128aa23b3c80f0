/** The latencies of players beside a greedy one as a Markdown table, and the verdict. */
import { markdownTable, number, today } from "../../harness/report.ts";
import type { GreedyOptions, Measured } from "./run.ts";

/** What one player may make of the others' p99, in milliseconds. */
const MOST_P99_MS = 50;

export const verdictOf = (measured: readonly Measured[]): string[] => [
  ...measured.flatMap(({ what, refused }) =>
    Object.entries(refused).map(([code, count]) => `${what}: ${count} requests of the others were answered ${code}`),
  ),
  ...measured
    .filter(({ others }) => !(others.p99 <= MOST_P99_MS))
    .map(
      ({ what, others }) => `${what}: the p99 of the others was ${number(others.p99, 1)} ms, above ${MOST_P99_MS} ms`,
    ),
];

export function greedyText(
  measured: readonly Measured[],
  { jobs, neighbours }: Pick<GreedyOptions, "jobs" | "neighbours">,
): string {
  const rows = measured.map(({ what, answers, others: { p50, p99, max } }) => [
    what,
    ...["200", "429"].map((status) => number(answers[status] ?? 0)),
    ...[p50, p99, max].map((ms) => number(ms, 1)),
  ]);
  return [
    `${today()}; ${number(jobs)} delivered jobs of the greedy player, ${number(neighbours)} others, rate limits on.`,
    "",
    ...markdownTable(
      ["the greedy player asks for", "answered", "429", "others' p50, ms", "p99, ms", "longest, ms"],
      rows,
    ),
    "",
    `Aim: a p99 of at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ].join("\n");
}
