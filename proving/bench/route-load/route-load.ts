/** `npm run prove -- load`: what planes on routes cost. Exits with 1 if a promise is broken, or at full size if an aim is missed. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { Options } from "../../harness/arguments.ts";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { writeRouteWorld } from "../../harness/cargo/route-world.ts";
import { headersOf } from "../../harness/cargo/world-file.ts";
import { Client } from "../../harness/client.ts";
import { preloaded } from "../../harness/preload/preloaded.ts";
import { repeatAll } from "../../harness/repeat.ts";
import { aimTable, type Block, type Figure, number, percent, progress, today } from "../../harness/report.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { runBenchmark } from "../benchmark.ts";
import { processorSeconds, used } from "../metrics.ts";
import { type Hands, handOf, newHands } from "./hand.ts";

const OPTIONS = {
  players: 1000,
  /** Planes of each player on a route. Each player flies the same number by hand. */
  planes: 10,
  /** Players who fly by hand. */
  hands: 100,
  /** Mean seconds between two looks of a player. */
  think: 5,
  /** Length of each of the two measurements while the service runs, in seconds. */
  seconds: 60,
  /** Real hours in which no service runs. */
  hours: 24,
  quick: false,
};

type RouteLoadOptions = Options<typeof OPTIONS>;

export const QUICK = { players: 6, planes: 3, hands: 5, think: 0.1, seconds: 2, hours: 12, quick: true };

export type RouteLoad = Awaited<ReturnType<typeof measure>>;

const DAY_HOURS = 24;
/** Real time in which flights spread over their laps before anything is measured. */
const WARM_UP_MS = HOUR_MS / 4;
const POLL_MS = 250;
const PLANS = 300;

export async function measure(folder: string, given: RouteLoadOptions) {
  const options: RouteLoadOptions = given.quick ? QUICK : given;
  const { players, planes, hours } = options;
  const file = join(folder, "cargo.db");
  const start = (offMs: number, readyPath = "/readyz") =>
    startGame("cargo", { database: `sqlite:${file}`, environment: preloaded(offMs), readyPath });
  const onRoutes = await writeRouteWorld(file, players, planes);
  progress(`${onRoutes} planes on routes`);

  const service = await start(WARM_UP_MS);
  const hands = newHands();
  const running = await measureRunning(service, file, options, hands).finally(() => service.stop());

  const [bytesBefore, landingsBefore] = [statSync(file).size, departuresIn(file)];
  const late = await start(WARM_UP_MS + hours * HOUR_MS, "/healthz");
  const catching = await catchUp(late).finally(() => late.stop());
  progress(`caught up with ${hours} h in ${number(catching.seconds, 1)} s`);
  return {
    ...{ options, onRoutes, hands, ...running },
    catchUp: { ...catching, hours, landings: departuresIn(file) - landingsBefore },
    bytesADay: ((statSync(file).size - bytesBefore) * DAY_HOURS) / hours,
    faults: [...hands.answers.unexpected.slice(0, 20), ...catching.faults, ...(await brokenDatabase(`sqlite:${file}`))],
  };
}

/** Measures first without requests, then with players, then plans alone. */
async function measureRunning({ url }: Service, file: string, options: RouteLoadOptions, hands: Hands) {
  const { players, hands: count, think, seconds } = options;
  const step = Math.max(1, Math.floor(players / count));
  const turns = Array.from({ length: count }, (_, place) => handOf(url, 1 + ((place * step) % players), hands));
  const during = async (work: () => Promise<unknown>) => {
    const landed = departuresIn(file);
    const { processor, elapsed } = await used(url, work);
    return { share: processor / elapsed, landings: departuresIn(file) - landed };
  };
  const resting = await during(() => wait(1000 * seconds));
  progress(`${percent(resting.share)} of a core while nobody asks, ${resting.landings} landings`);
  const busy = await during(() => repeatAll(turns, { seconds, thinkMs: 1000 * think }));
  progress(`${percent(busy.share)} of a core with ${count} players, ${hands.departures} departures`);
  return { resting, busy, planMs: await processorMsOfPlan(url, options) };
}

async function processorMsOfPlan(url: string, { players, planes }: RouteLoadOptions): Promise<number> {
  const client = new Client(url);
  const { processor } = await used(url, async () => {
    for (let plan = 0; plan < PLANS; plan += 1) {
      const player = 1 + (plan % players);
      // The player's last plane is flown by hand.
      await client.ok("GET", `/api/planes/${2 * planes * player}/plan?stops=2`, undefined, headersOf(player));
    }
  });
  return (1000 * processor) / PLANS;
}

/** Waits until the service is ready. Meanwhile it reports its progress, and refuses changes for a while. */
async function catchUp({ client, url }: Service) {
  const since = performance.now();
  const faults: string[] = [];
  for (;;) {
    const ready = await client.send("GET", "/readyz");
    if (ready.status === 200) {
      const seconds = (performance.now() - since) / 1000;
      return { seconds, processorSeconds: await processorSeconds(url), faults };
    }
    const change = await client.send("POST", "/api/relief");
    for (const { status, code, retryAfter } of [ready, change]) {
      // The last landings may happen between the two requests.
      if (status === 401) continue;
      const isPutOff = status === 503 && code === "catching-up" && retryAfter !== undefined;
      if (!isPutOff) faults.push(`while it caught up it answered ${status} ${code}`);
    }
    await wait(POLL_MS);
  }
}

function departuresIn(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return Number(database.prepare("select sum(departures) as sum from players").get()?.sum);
}

const perSecond = ({ catchUp }: RouteLoad): number => catchUp.landings / catchUp.seconds;
const perProcessorSecond = ({ catchUp }: RouteLoad): number => catchUp.landings / catchUp.processorSeconds;
const daySeconds = ({ catchUp }: RouteLoad): number => (catchUp.seconds * DAY_HOURS) / catchUp.hours;
const planP99 = ({ hands }: RouteLoad): number => quantilesOf(hands.answers.latencies.plan).p99;

const FIGURES: readonly Figure<RouteLoad>[] = [
  { name: "share of a core while nobody asks, %", of: (load) => 100 * load.resting.share, under: 50, digits: 1 },
  { name: "share of a core with players by hand, %", of: (load) => 100 * load.busy.share, under: 100, digits: 1 },
  { name: "growth of the database in a real day, MB", of: (load) => load.bytesADay / 1e6, under: 100, digits: 1 },
  { name: "landings a second while it catches up", of: perSecond, atLeast: 8_000, digits: 1 },
  { name: "the same, a second of its processor time", of: perProcessorSecond, atLeast: 8_000, digits: 1 },
  { name: "catching up with a real day, s", of: daySeconds, under: 900, digits: 1 },
  { name: "p99 of a plan over HTTP, ms", of: planP99, under: 5, digits: 1 },
  { name: "mean processor time of a plan with its request, ms", of: (load) => load.planMs, under: 5, digits: 1 },
];

export const verdictOf = (load: RouteLoad): readonly string[] =>
  load.options.quick ? load.faults : [...load.faults, ...aimTable(FIGURES, [load]).missed];

export function routeLoadText(load: RouteLoad): Block[] {
  const { options, onRoutes, hands, catchUp, busy } = load;
  const { players, hands: count, seconds } = options;
  return [
    `${today()}; ${number(players)} players with ${number(onRoutes)} planes on routes of four stops, half of them with open jobs, and as many planes that ${number(count)} of the players fly by hand.`,
    aimTable(FIGURES, [load]).lines,
    hands.answers.table(seconds),
    `The service ran ${number(seconds)} s without and ${number(seconds)} s with requests, in which ${number(hands.departures)} planes departed by hand and ${number(busy.landings)} in all. It caught up with ${number(catchUp.hours)} real hours and ${number(catchUp.landings)} landings in ${number(catchUp.seconds, 1)} s.`,
  ];
}

export const run = () =>
  runBenchmark({
    name: "route-load",
    script: "prove -- load",
    options: OPTIONS,
    measure,
    text: routeLoadText,
    verdict: verdictOf,
  });
