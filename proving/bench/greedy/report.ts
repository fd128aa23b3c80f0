/** The latencies of players beside a greedy one as a Markdown table, and the verdict. */
import { markdownTable, number, today } from "../../harness/report.ts";
import type { GreedyOptions, Measured } from "./run.ts";

/** What one player may make of the others' p99, in milliseconds. */
const MOST_P99_MS = 50;

export const verdictOf = (measured: readonly Measured[]): string[] => measured.flatMap(faultsOf);

function faultsOf({ what, refused, reads, changes }: Measured): string[] {
  const late = Object.entries({ reads, changes }).filter(([, { p99 }]) => !(p99 <= MOST_P99_MS));
  return [
    ...Object.entries(refused).map(([code, count]) => `${what}: ${count} requests of the others were answered ${code}`),
    ...late.map(([kind, { p99 }]) => `${what}: the others' p99 of ${kind} was ${number(p99, 1)} ms`),
  ];
}

export function greedyText(
  measured: readonly Measured[],
  { jobs, neighbours }: Pick<GreedyOptions, "jobs" | "neighbours">,
): string {
  const rows = measured.map(({ what, answers, reads, changes }) => [
    what,
    ...["200", "429"].map((status) => number(answers[status] ?? 0)),
    ...[reads, changes].map(({ p50, p99 }) => `${number(p50, 1)}, ${number(p99, 1)}`),
  ]);
  const head = ["the greedy player asks for", "answered", "429", "others' reads: p50, p99, ms", "others' changes"];
  return [
    `${today()}; ${number(jobs)} jobs in the history of the greedy player, ${number(neighbours)} others, rate limits on.`,
    "",
    ...markdownTable(head, rows),
    "",
    `Aim: each p99 at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ].join("\n");
}
