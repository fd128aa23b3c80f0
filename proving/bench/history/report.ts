/** The start and the reads as a Markdown table, and the verdict. */
import { duration, markdownTable, number, today } from "../../harness/report.ts";
import type { HistoryOptions, Measured } from "./run.ts";

const MOST_READY_MS = 2000;
const MOST_P99_MS = 20;

export const verdictOf = ({ readyMs, reads }: Measured): string[] => [
  ...(readyMs <= MOST_READY_MS
    ? []
    : [`the service was ready after ${duration(readyMs)}, above ${duration(MOST_READY_MS)}`]),
  ...reads
    .filter(({ ms }) => !(ms.p99 <= MOST_P99_MS))
    .map(({ path, ms }) => `${path}: the p99 was ${number(ms.p99, 1)} ms, above ${MOST_P99_MS} ms`),
];

export function historyText(measured: Measured, { jobs, players }: Pick<HistoryOptions, "jobs" | "players">): string {
  const rows = measured.reads.map(({ path, ms: { p50, p99, max }, processorMs }) => [
    `\`${path}\``,
    ...[p50, p99, max].map((ms) => number(ms, 1)),
    number(processorMs, 2),
  ]);
  return [
    `${today()}; ${number(5 * jobs)} events, ${number(2 * jobs)} entries of the ledger and ${number(jobs)} ended packages of ${number(players)} players, all of whom read.`,
    "",
    `The service is ready ${duration(measured.readyMs)} after its process starts.`,
    "",
    ...markdownTable(["read", "p50, ms", "p99, ms", "longest, ms", "processor time, ms"], rows),
    "",
    `Aim: ready within ${duration(MOST_READY_MS)}, a p99 of at most ${MOST_P99_MS} ms: ${verdictOf(measured).length === 0 ? "met" : "missed"}.`,
  ].join("\n");
}
