/** The measurements as Markdown: a row a server, each cell the median of the rounds with the least and the greatest. */
import { markdownTable, spread } from "../../harness/report.ts";
import type { Measurements } from "./rounds.ts";

interface Column<Figures> {
  readonly title: string;
  readonly of: (figures: Figures) => number | undefined;
  readonly digits?: number;
}

export const actionTable = (all: readonly Measurements[]): string =>
  table(all, ({ actions }) => actions, [
    { title: "actions/s, 16 clients in one room", of: ({ oneRoom }) => oneRoom },
    { title: "processor ms an action", of: ({ oneRoomCpuMs }) => oneRoomCpuMs, digits: 3 },
    { title: "actions/s, a room each", of: ({ rooms }) => rooms },
    { title: "one client waits, ms, p50", of: ({ aloneP50 }) => aloneP50, digits: 2 },
    { title: "p99", of: ({ aloneP99 }) => aloneP99, digits: 2 },
  ]);

export const fanOutTable = (all: readonly Measurements[]): string =>
  table(all, ({ fanOuts }) => fanOuts, [
    { title: "the client that acted has it after, ms", of: ({ actor }) => actor, digits: 1 },
    { title: "half of all, ms", of: ({ p50 }) => p50, digits: 1 },
    { title: "99 of 100, ms", of: ({ p99 }) => p99, digits: 1 },
    { title: "the last, ms", of: ({ last }) => last, digits: 1 },
    { title: "processor ms", of: ({ cpuMs }) => cpuMs, digits: 1 },
    { title: "bytes a frame", of: ({ frameBytes }) => frameBytes },
    { title: "memory a client, KB", of: ({ clientKB }) => clientKB, digits: 1 },
    { title: "idle, % of a core", of: ({ idle }) => idle, digits: 2 },
  ]);

export const killTable = (all: readonly Measurements[]): string =>
  table(all, ({ kills }) => kills, [
    { title: "start to ready, ms", of: ({ readyMs }) => readyMs },
    { title: "memory at rest, MB", of: ({ restMB }) => restMB },
    { title: "acknowledged, then killed", of: ({ acknowledged }) => acknowledged },
    { title: "of these kept", of: ({ kept }) => kept },
    { title: "%", of: ({ acknowledged, kept }) => (100 * kept) / acknowledged, digits: 1 },
  ]);

function table<Figures>(
  all: readonly Measurements[],
  figuresOf: (measurements: Measurements) => readonly Figures[],
  columns: readonly Column<Figures>[],
): string {
  const cell = ({ of, digits }: Column<Figures>, rounds: readonly Figures[]): string => {
    const values = rounds.flatMap((figures) => of(figures) ?? []);
    return values.length === 0 ? "" : spread(values, digits);
  };
  const rows = all
    .map((measurements) => ({ name: measurements.peer.name, rounds: figuresOf(measurements) }))
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ name, rounds }) => [name, ...columns.map((column) => cell(column, rounds))]);
  return markdownTable(["server", ...columns.map(({ title }) => title)], rows).join("\n");
}
