/** The measurements as Markdown: a row a server, each cell the median of the rounds with the least and the greatest. */
import { markdownTable, spread } from "../../harness/report.ts";
import type { ActionFigures } from "./action-rates.ts";
import type { FanOutFigures } from "./fan-out.ts";
import type { KillFigures } from "./kill.ts";
import type { Measurements } from "./rounds.ts";

type Column<Figures> = readonly [figure: keyof Figures, title: string, digits?: number];

const ACTIONS: readonly Column<ActionFigures>[] = [
  ["oneRoom", "actions/s, 16 clients in one room"],
  ["oneRoomCpuMs", "processor ms an action", 3],
  ["rooms", "actions/s, a room each"],
  ["aloneP50", "one client waits, ms, p50", 2],
  ["aloneP99", "p99", 2],
];

const FAN_OUTS: readonly Column<FanOutFigures>[] = [
  ["actor", "the client that acted has it after, ms", 1],
  ["p50", "half of all, ms", 1],
  ["p99", "99 of 100, ms", 1],
  ["last", "the last, ms", 1],
  ["cpuMs", "processor ms", 1],
  ["frameBytes", "bytes a frame"],
  ["clientKB", "memory a client, KB", 1],
  ["idle", "idle, % of a core", 2],
];

const KILLS: readonly Column<KillFigures>[] = [
  ["readyMs", "start to ready, ms"],
  ["restMB", "memory at rest, MB"],
  ["acknowledged", "acknowledged, then killed"],
  ["kept", "of these kept"],
  ["share", "%", 1],
];

export const actionTable = (all: readonly Measurements[]): string => table(all, ({ actions }) => actions, ACTIONS);
export const fanOutTable = (all: readonly Measurements[]): string => table(all, ({ fanOuts }) => fanOuts, FAN_OUTS);
export const killTable = (all: readonly Measurements[]): string => table(all, ({ kills }) => kills, KILLS);

function table<Figures extends { readonly [Name in keyof Figures]: number | undefined }>(
  all: readonly Measurements[],
  roundsOf: (measurements: Measurements) => readonly Figures[],
  columns: readonly Column<Figures>[],
): string {
  const rows = all.flatMap((measurements) => {
    const rounds = roundsOf(measurements);
    if (rounds.length === 0) return [];
    const cells = columns.map(([figure, , digits]) => {
      const values = rounds.flatMap((figures) => figures[figure] ?? []);
      return values.length === 0 ? "" : spread(values, digits);
    });
    return [[measurements.peer.name, ...cells]];
  });
  return markdownTable(["server", ...columns.map(([, title]) => title)], rows).join("\n");
}
