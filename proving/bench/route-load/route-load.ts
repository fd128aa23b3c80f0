/**
 * `npm run prove -- load [--players 1000] [--planes 10] [--hands 100] [--think 5] [--seconds 60] [--hours 24] [--quick]`:
 * measures the cost of planes on routes on a real service over HTTP: while no one sends requests, while players fly as many
 * planes by hand, and on a start after a time in which no process ran. Exits with 1 if a promise is broken, or if an aim is
 * missed at full size.
 */

import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { readOptions } from "../../harness/arguments.ts";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { Client } from "../../harness/client.ts";
import { separateCores } from "../../harness/cores.ts";
import { withFolder } from "../../harness/folder.ts";
import { preloaded } from "../../harness/preload/preloaded.ts";
import { publish } from "../../harness/publish.ts";
import { seededRandom } from "../../harness/random.ts";
import { aimTable, type Figure, markdownTable, number, percent, printVerdict, today } from "../../harness/report.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { Answers } from "../answers.ts";
import { headersOf } from "../cargo-world.ts";
import { processorSeconds } from "../metrics.ts";
import { type Hands, playByHand } from "./hand.ts";
import { beginRoutes, type WorldSize, writeRouteWorld } from "./world.ts";

export interface RouteLoadOptions extends WorldSize {
  /** Players who fly by hand. */
  readonly hands: number;
  /** Mean time between two looks of a player, in milliseconds. */
  readonly thinkMs: number;
  /** Length of each of the two measurements while the service runs, in seconds. */
  readonly seconds: number;
  /** Real hours in which no service runs. */
  readonly hours: number;
  readonly report?: (line: string) => void;
}

export const QUICK: RouteLoadOptions = { players: 6, planes: 3, hands: 6, thinkMs: 100, seconds: 2, hours: 12 };

export type RouteLoad = Awaited<ReturnType<typeof runRouteLoad>>;

const DAY_HOURS = 24;
/** Real time in which flights spread over their laps before anything is measured. */
const WARM_UP_MS = HOUR_MS / 4;
const POLL_MS = 250;
const PLANS = 300;

export const runRouteLoad = (options: RouteLoadOptions) =>
  withFolder(async (folder) => {
    const { seconds, hours, report = () => {} } = options;
    const file = join(folder, "cargo.db");
    const routes = await writeRouteWorld(file, options);
    const start = (offMs: number, readyPath = "/readyz") =>
      startGame("cargo", { database: `sqlite:${file}`, environment: preloaded(offMs), readyPath });

    const first = await start(0);
    const onRoutes = await beginRoutes(first.url, options, routes).finally(() => first.stop());
    report(`${onRoutes} planes on routes`);

    const service = await start(WARM_UP_MS);
    const hands: Hands = { answers: new Answers("state", "jobs", "plan", "dispatch"), departures: 0 };
    let planMs = 0;
    let [resting, busy] = [
      { share: 0, landings: 0 },
      { share: 0, landings: 0 },
    ];
    try {
      resting = await measure(service, file, () => wait(1000 * seconds));
      report(`${percent(resting.share)} of a core while nobody asks, ${resting.landings} landings`);
      busy = await measure(service, file, () => playAll(service.url, options, hands));
      planMs = await processorMsOfPlan(service.url, options);
      report(`${percent(busy.share)} of a core with ${options.hands} players, ${hands.departures} departures`);
    } finally {
      await service.stop();
    }

    const bytesBefore = statSync(file).size;
    const landingsBefore = departuresIn(file);
    const late = await start(WARM_UP_MS + hours * HOUR_MS, "/healthz");
    const catching = await catchUp(late).finally(() => late.stop());
    const landings = departuresIn(file) - landingsBefore;
    report(`caught up with ${hours} h in ${catching.seconds.toFixed(1)} s`);
    return {
      ...{ onRoutes, resting, busy, planMs, hands },
      catchUp: { ...catching, hours, landings },
      bytesADay: ((statSync(file).size - bytesBefore) * DAY_HOURS) / hours,
      faults: [
        ...hands.answers.unexpected.slice(0, 20),
        ...catching.faults,
        ...(await brokenDatabase(`sqlite:${file}`)),
      ],
    };
  });

/** Returns the share of a core that the service uses, and the landings, until the work is done. */
async function measure({ url }: Service, file: string, work: () => Promise<unknown>) {
  const [before, landed, since] = [await processorSeconds(url), departuresIn(file), performance.now()];
  await work();
  const elapsed = (performance.now() - since) / 1000;
  return { share: ((await processorSeconds(url)) - before) / elapsed, landings: departuresIn(file) - landed };
}

function playAll(url: string, { hands: count, players, thinkMs, seconds }: RouteLoadOptions, hands: Hands) {
  const stop = AbortSignal.timeout(1000 * seconds);
  const step = Math.max(1, Math.floor(players / count));
  const ids = Array.from({ length: count }, (_, place) => 1 + ((place * step) % players));
  return Promise.all(ids.map((id) => playByHand(url, id, hands, { random: seededRandom(id), thinkMs, stop })));
}

/** Returns the service's mean processor time for one plan. */
async function processorMsOfPlan(url: string, { players, planes }: RouteLoadOptions): Promise<number> {
  const before = await processorSeconds(url);
  for (let plan = 0; plan < PLANS; plan += 1) {
    const player = plan % players;
    const client = new Client(url, { headers: headersOf(player + 1) });
    // The player's last plane is flown by hand.
    await client.ok("GET", `/api/planes/${2 * planes * (player + 1)}/plan?stops=2`);
    client.close();
  }
  return (1000 * ((await processorSeconds(url)) - before)) / PLANS;
}

/** Waits until the service is ready. Meanwhile it reports its progress, and refuses changes for a while. */
async function catchUp({ client, url }: Service) {
  const since = performance.now();
  const faults: string[] = [];
  let polls = 0;
  for (;;) {
    const ready = await client.send("GET", "/readyz");
    if (ready.status === 200) {
      const seconds = (performance.now() - since) / 1000;
      return { seconds, processorSeconds: await processorSeconds(url), polls, faults };
    }
    polls += 1;
    const change = await client.send("POST", "/api/relief");
    for (const { status, code, head } of [ready, change]) {
      // The last landings may happen between the two requests.
      if (status === 401) continue;
      if (status !== 503 || code !== "catching-up" || !/^retry-after: \d+/im.test(head))
        faults.push(`while it caught up it answered ${status} ${code}`);
    }
    await wait(POLL_MS);
  }
}

function departuresIn(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return Number(database.prepare("select sum(departures) as sum from players").get()?.sum);
}

function figuresOf({ resting, busy, bytesADay, catchUp, hands, planMs }: RouteLoad): readonly Figure[] {
  const under = (name: string, value: number, aim: number) => ({ name, rounds: [value], aim, digits: 1 });
  const atLeast = (...given: Parameters<typeof under>) => ({ ...under(...given), better: "more" }) as const;
  const { landings, seconds, processorSeconds, hours } = catchUp;
  return [
    under("share of a core while nobody asks, %", 100 * resting.share, 50),
    under("share of a core with players by hand, %", 100 * busy.share, 100),
    under("growth of the database in a real day, MB", bytesADay / 1e6, 100),
    atLeast("landings a second while it catches up", landings / seconds, 8_000),
    atLeast("the same, a second of its processor time", landings / processorSeconds, 8_000),
    under("catching up with a real day, s", (seconds * DAY_HOURS) / hours, 900),
    under("p99 of a plan over HTTP, ms", quantilesOf(hands.answers.latencies.plan).p99, 5),
    under("mean processor time of a plan with its request, ms", planMs, 5),
  ];
}

/** Returns broken promises and, if aims are judged, missed aims. */
export const verdictOf = (load: RouteLoad, { judgesAims }: { readonly judgesAims: boolean }): string[] => [
  ...load.faults,
  ...(judgesAims ? aimTable(figuresOf(load)).missed : []),
];

export function routeLoadText(load: RouteLoad, { players, hands: count, seconds }: RouteLoadOptions): string {
  const { onRoutes, hands, catchUp, busy } = load;
  const rows = Object.entries(hands.answers.latencies).map(([what, latencies]) => {
    const { count: answers, p50, p99, max } = quantilesOf(latencies);
    return [what, answers, ...[p50, p99, max].map((value) => number(value, 1))];
  });
  return [
    `${today()}; ${number(players)} players with ${number(onRoutes)} planes on routes of four stops, half of them with open jobs, and as many planes that ${number(count)} of the players fly by hand.`,
    "",
    ...aimTable(figuresOf(load)).lines,
    "",
    ...markdownTable(["request", "answers", "p50, ms", "p99, ms", "longest, ms"], rows),
    "",
    `The service ran ${number(seconds)} s without and ${number(seconds)} s with requests, in which ${number(hands.departures)} planes departed by hand and ${number(busy.landings)} in all. It caught up with ${number(catchUp.hours)} real hours and ${number(catchUp.landings)} landings in ${number(catchUp.seconds, 1)} s.`,
  ].join("\n");
}

export async function run(): Promise<void> {
  const given = readOptions({
    ...{ players: 1000, planes: 10, hands: 100, think: 5, seconds: 60, hours: 24, quick: false },
  });
  separateCores();
  const options = given.quick ? QUICK : { ...given, thinkMs: 1000 * given.think };
  const load = await runRouteLoad({ ...options, report: console.error });
  await publish({ name: "route-load", script: "prove -- load", text: routeLoadText(load, options) });
  printVerdict(verdictOf(load, { judgesAims: !given.quick }));
}
