/** `npm run bench -- scale`: what requests, frames and ticks cost in larger and larger worlds. Exits with 1 if an aim is missed. */
import { withFolder } from "../../harness/folder.ts";
import { type Block, markdown, markdownTable, number, progress, today, writeSection } from "../../harness/report.ts";
import { median } from "../../harness/statistics.ts";
import { runBenchmark } from "../benchmark.ts";
import { AXES, type Axis, LABELS, MOST_AIRPORTS, sizesTo } from "./axes.ts";
import { type Effort, type Measured, measure } from "./measure.ts";

export async function run(): Promise<void> {
  const { result, isWritten } = await runBenchmark({
    name: "scale",
    options: { most: 100_000, rounds: 1, seconds: 2 },
    async measure(_folder, { most, rounds, seconds }) {
      return { rounds, measured: await measureAll(most, rounds, { seconds, frames: 1000 }) };
    },
    text: ({ rounds, measured }) => scaleText(measured, rounds),
    verdict: ({ measured }) => verdictOf(measured),
  });
  const budget = budgetText(result.measured.findLast(({ axis }) => axis === "players") as Measured);
  console.log(`\n${budget}`);
  if (isWritten) await writeSection("budget", budget, "bench -- scale", "scale.md");
}

async function measureAll(most: number, rounds: number, effort: Effort): Promise<Measured[]> {
  const once = (axis: Axis, size: number, given: Effort) => withFolder((folder) => measure(folder, axis, size, given));
  // The first start compiles; the counted ones use the result.
  await once("players", 1, { seconds: 0.1, frames: 1 });
  const found: Measured[] = [];
  for (const axis of AXES) {
    for (const size of sizesTo(axis === "airports" ? Math.min(most, MOST_AIRPORTS) : most)) {
      const all: Measured[] = [];
      while (all.length < rounds) all.push(await once(axis, size, effort));
      const one = medianOf(all);
      found.push(one);
      progress(`${size} ${axis}: ${COSTS.map((cost) => `${cost} ${one[cost].toFixed(0)}`).join(", ")} µs`);
    }
  }
  return found;
}

const COSTS = ["action", "frame", "read", "tick"] as const;

export function medianOf(rounds: readonly Measured[]): Measured {
  const figures = Object.entries(rounds[0] ?? {}).map(([name, value]) => {
    const values = rounds.map((round) => Number(round[name as keyof Measured]));
    return [name, typeof value === "number" ? median(values) : value];
  });
  return Object.fromEntries(figures) as Measured;
}

const COLUMNS: Readonly<Record<string, keyof Measured>> = {
  ...({ "read, µs": "read", "action, µs": "action", "frame, µs": "frame", "tick, µs": "tick" } as const),
  ...({ "a state, bytes": "stateBytes", "a frame with gzip, bytes": "frameBytes" } as const),
  ...({ "start to ready, ms": "startMs", "memory, MB": "memoryMB" } as const),
};

export function scaleText(measured: readonly Measured[], rounds: number): Block[] {
  const of = (axis: Axis) => measured.filter((one) => one.axis === axis);
  const tables = AXES.map((axis) => {
    const rows = of(axis).map((one) => [one.size, ...Object.values(COLUMNS).map((figure) => one[figure])]);
    return markdownTable([LABELS[axis], ...Object.keys(COLUMNS)], rows);
  });
  return [
    `${today()}; ${rounds} rounds, the median of each. Microseconds are processor time of the service; for a tick, elapsed time.`,
    ...tables,
    AXES.map((axis) => `- ${growthText(of(axis))}`),
  ];
}

/** Smallest world that is compared: in smaller ones too few players are measured. */
const LEAST_COMPARED = 100;

function growthText(measured: readonly Measured[]): string {
  const least = measured.find(({ size }) => size >= LEAST_COMPARED) ?? (measured[0] as Measured);
  const most = measured.at(-1) as Measured;
  const things = most.size - least.size;
  const kilobytes = (1000 * (most.memoryMB - least.memoryMB)) / things;
  const startUs = (1000 * (most.startMs - least.startMs)) / things;
  const growth = COSTS.map((cost) => `${cost} × ${number(most[cost] / least[cost], 2)}`);
  return `From ${number(least.size)} to ${number(most.size)} ${LABELS[most.axis]}: ${growth.join(", ")}; each takes ${number(kilobytes, 1)} KB of memory and ${number(startUs)} µs of the start.`;
}

/** Bounds on what a read and an action cost among 10,000 players ÷ among ten, and on a tick in microseconds. */
const MOST_GROWTH = 1.2;
const MOST_TICK_US = 1000;

export function verdictOf(measured: readonly Measured[]): string[] {
  const among = (size: number) => measured.find((one) => one.axis === "players" && one.size === size);
  const [few, many] = [among(10), among(10_000)];
  const grown = (["read", "action"] as const).flatMap((cost) => {
    const growth = few && many ? many[cost] / few[cost] : 0;
    return growth < MOST_GROWTH ? [] : [`${cost} × ${number(growth, 2)} from 10 to 10,000 players`];
  });
  const slow = measured.filter(({ tick }) => tick >= MOST_TICK_US);
  return [...grown, ...slow.map(({ axis, size, tick }) => `a tick with ${size} ${axis} takes ${number(tick)} µs`)];
}

/** Requests per second of an attentive player with one window open. */
const AT_PLAY = { reads: 0.25, actions: 0.1, frames: 0.5 };
/** Share of a processor to plan with; the rest is for landings, ticks and peaks. */
const PLANNED = 0.5;
/** Share of all accounts that play in the busiest hour. */
const AT_THE_SAME_TIME = 0.05;
const ACCOUNTS = [10_000, 100_000, 1_000_000, 10_000_000];

/** Returns microseconds of processor time per second for one player, and the number of players that one process carries. */
export function budgetOf({ read, action, frame }: Pick<Measured, "read" | "action" | "frame">) {
  const perPlayer = AT_PLAY.reads * read + AT_PLAY.actions * action + AT_PLAY.frames * frame;
  const playersAtPlay = Math.floor((PLANNED * 1e6) / perPlayer);
  return { perPlayer, playersAtPlay, accounts: Math.floor(playersAtPlay / AT_THE_SAME_TIME) };
}

/** Returns the budget by the costs in the largest world of many players. */
export function budgetText(largest: Measured): string {
  const { perPlayer, playersAtPlay, accounts } = budgetOf(largest);
  const costs = [largest.read, largest.action, largest.frame].map((us) => `${number(us)} µs`);
  const periods = [AT_PLAY.reads, AT_PLAY.actions, AT_PLAY.frames].map((rate) => `${1 / rate} s`);
  const head = [`at ${number(largest.size)} players`, "read", "action", "frame", "a player, a second"];
  const rows = [
    ["cost", ...costs, `${number(perPlayer)} µs`],
    ["a player at play has one every", ...periods, ""],
  ];
  const atPlay = (count: number) => count * AT_THE_SAME_TIME;
  const worlds = ACCOUNTS.map((count) => [count, atPlay(count), Math.ceil(atPlay(count) / playersAtPlay)]);
  return markdown(
    markdownTable(head, rows),
    [
      `With ${100 * PLANNED} % of a processor one process carries **${number(playersAtPlay)} players at play**; when one account in ${1 / AT_THE_SAME_TIME} plays`,
      `in the busiest hour, ${number(accounts)} accounts.`,
    ],
    markdownTable(["accounts", "at play", "worlds, a process each"], worlds),
  );
}
