/** The figures of the worlds as tables and plots. */

import { writePlot } from "../../harness/plot.ts";
import { today } from "../../harness/report.ts";
import { median } from "../../harness/statistics.ts";
import { AXES, type Axis } from "./axes.ts";
import type { Measured } from "./measure.ts";

const SIZE_OF: Readonly<Record<Axis, string>> = {
  players: "players with a plane each",
  planes: "planes in the air",
  airports: "open airports",
};

type Cost = "read" | "action" | "tick" | "frame";
const COSTS: readonly Cost[] = ["action", "frame", "read", "tick"];

/** Figures of the same world measured again: the median of each. */
export function medians(rounds: readonly (readonly Measured[])[]): Measured[] {
  const [first = []] = rounds;
  return first.map((one, index) => {
    const same = rounds.map((round) => round[index] as Measured);
    const figures = Object.keys(one).filter((name) => typeof one[name as keyof Measured] === "number");
    const entries = figures.map((name) => [name, median(same.map((each) => Number(each[name as keyof Measured])))]);
    return { ...one, ...(Object.fromEntries(entries) as Partial<Measured>) };
  });
}

export function scaleText(measured: readonly Measured[], rounds: number): string {
  const tables = AXES.flatMap((axis) => [
    "",
    `![Cost against ${SIZE_OF[axis]}](plots/scale-${axis}.svg)`,
    "",
    ...table(measured, axis),
  ]);
  return [
    `${today()}; ${rounds} rounds, the median of each. Microseconds are processor time of the service; a tick's those that it took.`,
    ...tables,
    "",
    "![Memory and start](plots/scale-memory.svg)",
    "",
    ...AXES.map((axis) => `- ${perThing(measured, axis)}`),
  ].join("\n");
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

function table(measured: readonly Measured[], axis: Axis): string[] {
  const rows = measured
    .filter((one) => one.axis === axis)
    .map((one) => {
      const times = [one.read, one.action, one.frame, one.tick].map((us) => number(us));
      return `| ${number(one.size)} | ${times.join(" | ")} | ${number(one.stateBytes)} | ${number(one.frameBytes)} | ${number(one.startMs)} | ${number(one.memoryMB)} |`;
    });
  return [
    `| ${SIZE_OF[axis]} | read, µs | action, µs | frame, µs | tick, µs | a state, bytes | a frame with gzip, bytes | start to ready, ms | memory, MB |`,
    "|---|---|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

/** What one more of these takes, by the largest world and by that of a hundred: in a smaller one few are measured. */
function perThing(measured: readonly Measured[], axis: Axis): string {
  const [least, most] = endsOf(measured, axis);
  const things = most.size - least.size;
  const kilobytes = (1000 * (most.memoryMB - least.memoryMB)) / things;
  const startUs = (1000 * (most.startMs - least.startMs)) / things;
  const growth = (cost: Cost) => `${cost} × ${number(most[cost] / least[cost], 2)}`;
  return `From ${number(least.size)} to ${number(most.size)} ${SIZE_OF[axis]}: ${COSTS.map(growth).join(", ")}; each of them takes ${number(kilobytes, 1)} KB of memory and ${number(startUs)} µs of the start.`;
}

const LEAST_COMPARED = 100;

function endsOf(measured: readonly Measured[], axis: Axis): readonly [Measured, Measured] {
  const own = measured.filter((one) => one.axis === axis);
  return [own.find(({ size }) => size >= LEAST_COMPARED) ?? (own[0] as Measured), own.at(-1) as Measured];
}

/** Writes docs/plots/scale-*.svg. */
export async function writeScalePlots(measured: readonly Measured[]): Promise<void> {
  const points = (axis: Axis, of: (one: Measured) => number) =>
    measured.filter((one) => one.axis === axis).map((one) => [one.size, of(one)] as const);
  for (const axis of AXES) {
    await writePlot(`scale-${axis}`, {
      title: `Processor time against ${SIZE_OF[axis]}`,
      x: { label: SIZE_OF[axis], scale: "log" },
      y: { label: "µs", scale: "log" },
      series: COSTS.map((cost) => ({ name: cost, points: points(axis, (one) => one[cost]) })),
    });
  }
  await writePlot("scale-memory", {
    title: "Memory and start against players with a plane each",
    x: { label: "players with a plane each", scale: "log" },
    y: { label: "MB, ms", scale: "log" },
    series: [
      { name: "memory, MB", points: points("players", ({ memoryMB }) => memoryMB) },
      { name: "start to ready, ms", points: points("players", ({ startMs }) => startMs) },
    ],
  });
}
