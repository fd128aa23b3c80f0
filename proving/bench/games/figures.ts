/** The figures of a load of many games, with their aims. */
import type { Figure } from "../../harness/report.ts";
import { ratios } from "../../harness/statistics.ts";
import type { Round } from "./run.ts";

const MOST_P99_MS = 25;
const MOST_TURN_MS = 50;
const MOST_MB = 400;

export function figures(rounds: readonly Round[]): readonly Figure[] {
  const of = (pick: (round: Round) => number) => rounds.map(pick);
  const quiet = of(({ quiet }) => quiet.commands.p99);
  const saving = of(({ saving }) => saving.commands.p99);
  const below = (aim: number) => ({ aim, better: "less" }) as const;
  const ms = { digits: 1 };
  return [
    { name: "commands a second", rounds: of(({ saving }) => saving.commandsPerSecond) },
    { name: "a bare node:http server meanwhile, p99, ms", rounds: of(({ saving }) => saving.bare.p99), ...ms },
    {
      name: "processor time of a command and the GET /api/world before it, ms",
      rounds: of(({ quiet }) => quiet.processorMs),
      ...ms,
    },
    { name: "a command while no game saves, p50, ms", rounds: of(({ quiet }) => quiet.commands.p50), ...ms },
    { name: "a command while no game saves, p99, ms", rounds: quiet, ...ms },
    { name: "a command while games save, p50, ms", rounds: of(({ saving }) => saving.commands.p50), ...ms },
    { name: "**a command while games save, p99, ms**", rounds: saving, ...ms, ...below(MOST_P99_MS) },
    { name: "the p99 while games save ÷ while none does", rounds: ratios(saving, quiet), digits: 2 },
    { name: "GET /api/world while 20 games save, p99, ms", rounds: of(({ saving }) => saving.reads.p99), ...ms },
    { name: "an export, import or restore, p50, ms", rounds: of(({ saving }) => saving.saves.p50), ...ms },
    {
      name: "**longest turn of the event loop while 20 games save, processor time, ms**",
      rounds: of(({ turnMs }) => turnMs),
      ...ms,
      ...below(MOST_TURN_MS),
    },
    {
      name: "a command while a game saves its 4 MB, p99, ms",
      rounds: of(({ longest }) => longest.commands.p99),
      ...ms,
    },
    { name: "that game's longest request, ms", rounds: of(({ longest }) => longest.saves.max) },
    {
      name: "**longest turn of the event loop meanwhile, processor time, ms**",
      rounds: of(({ longestTurnMs }) => longestTurnMs),
      ...ms,
      ...below(MOST_TURN_MS),
    },
    { name: "**resident memory, greatest, MB**", rounds: of(({ memoryMB }) => memoryMB), ...below(MOST_MB) },
  ];
}
