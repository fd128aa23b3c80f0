/** Creates companies with planes of given types at one home, whose planes are either attended or fly routes. */
import { aircraftOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { FIRST_BASE_PRICE } from "@outbound/cargo/rules/company/bases.ts";
import { homes } from "@outbound/cargo/rules/company/home.ts";
import { repairCost } from "@outbound/cargo/rules/fleet/repair.ts";
import { sellPlane } from "@outbound/cargo/rules/fleet/sell.ts";
import { JOB_AIRPORTS, knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { assignRoute } from "@outbound/cargo/rules/routes/assignment.ts";
import { lapFigures } from "@outbound/cargo/rules/routes/lap-figures.ts";
import { FIRST_SHARE, LINE_FREIGHT_MS } from "@outbound/cargo/rules/routes/line-freight.ts";
import { createRoute } from "@outbound/cargo/rules/routes/routes.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { FULL_HEALTH, type Plane } from "@outbound/cargo/rules/values/plane.ts";
import type { Route } from "@outbound/cargo/rules/values/routes/route.ts";
import { addPlane } from "@outbound/cargo/testing/a-world.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { byDistance } from "../bots/cargo/by-distance.ts";
import type { Bot } from "../bots/cargo/view.ts";
import { Session, type SimulatedPlayer } from "./cargo-session.ts";

/** Euros at the start, so that no plane waits for cash. */
const MONEY = 500_000_000;
/** Points of reputation at the start: companies that can buy the larger types have some. */
const REPUTATION = 50;

/** Returns the airport at which players of the seed begin. */
export function homeOf(seed: number): string {
  const all = homes();
  return (all[Math.floor(draw(seed, "home") * all.length)] as (typeof all)[number]).airport.icao;
}

export interface Fleet {
  readonly session: Session;
  readonly player: SimulatedPlayer;
}

/** Planes that a company starts with, at its home, and how it plays them. */
interface Planned {
  readonly types: readonly string[];
  readonly bases?: number;
  readonly bot: Bot;
  readonly hours: number;
}

/** Returns a company in a world of its own, at the home of the seed. */
export function fleetOf(seed: number, planned: Planned): Fleet {
  const session = new Session(seed);
  return { session, player: joinFleet(session, homeOf(seed), planned) };
}

export function joinFleet(session: Session, icao: string, { types, bases = 0, bot, hours }: Planned): SimulatedPlayer {
  const player = session.join(icao, bot, ({ sinceMs }) => sinceMs > hours * HOUR_MS);
  session.do((scene) => {
    const playerId = player.id;
    scene.pay(playerId, MONEY, "test");
    scene.putPlayer({ ...scene.player(playerId), reputation: 1000 * REPUTATION });
    for (const { id } of scene.planesOf(playerId)) sellPlane(scene, playerId, id);
    for (const modelId of types) addPlane(scene, { ownerId: playerId, modelId, airportIcao: icao });
    const upkeepSimTime = scene.clockMs + 1000 * 24 * HOUR_MS;
    for (const { icao: place } of byDistance(icao, LARGE).slice(0, bases)) {
      scene.putBase({ id: scene.newNumber(), playerId, icao: place, price: FIRST_BASE_PRICE, upkeepSimTime });
    }
    return undefined;
  });
  return player;
}

/** Returns the income per hour in euros, less the wear of the planes, during the work. */
export function incomeOf({ session, player }: Fleet, work: () => void): number {
  const worth = (): number => {
    const planes = [...session.world.planes.values()].filter(({ ownerId }) => ownerId === player.id);
    const worn = planes.reduce((sum, plane) => sum + (plane.health < FULL_HEALTH ? repairCost(plane) : 0), 0);
    return (session.world.accounts.players.get(player.id)?.money ?? Number.NaN) - worn;
  };
  const [before, from] = [worth(), session.hours];
  work();
  return (worth() - before) / (session.hours - from);
}

/** Puts the most expensive planes on routes, one per desk and each on its own route. Waits while no scouting is left. */
export function putOnRoutes({ session, player }: Fleet, stops: number, seed: number): void {
  const flown = new Set<string>();
  const planes = [...session.world.planes.values()].filter(({ ownerId }) => ownerId === player.id);
  for (const { id: planeId, modelId } of dearestFirst(planes)) {
    const route = bestRoute({ session, player }, modelId, stops, draw(seed, "route", planeId), flown);
    if (route === undefined) continue;
    for (const pair of pairsOf(route)) flown.add(pair);
    const routeId = session.do((scene) => createRoute(scene, player.id, { name: `Route ${planeId}`, ...route }));
    if (routeId instanceof ProblemError) throw routeId;
    for (;;) {
      const result = session.do((scene) => assignRoute(scene, player.id, planeId, { routeId }));
      if (!(result instanceof ProblemError)) break;
      if (result.code === "no-desk") return;
      if (result.code !== "scouting-limit") throw result;
      session.wait(HOUR_MS / 6);
    }
  }
}

export const dearestFirst = <P extends Pick<Plane, "modelId">>(planes: readonly P[]): P[] =>
  planes.toSorted((one, other) => priceOf(other) - priceOf(one));

const priceOf = ({ modelId }: Pick<Plane, "modelId">): number => aircraftOf(modelId)?.price ?? 0;

type Plan = Pick<Route, "stops" | "loop" | "policy">;

const pairsOf = ({ stops }: Pick<Plan, "stops">): string[] =>
  stops.map((icao, place) => `${icao} ${stops[(place + 1) % stops.length]}`);

/** Routes that a player compares before choosing one. */
const COMPARED = 60;

/** Returns the round trip with the most line freight per hour, after the first lap, over airports that no other plane serves. */
function bestRoute(
  { session, player }: Fleet,
  modelId: string,
  stops: number,
  whim: number,
  flown: ReadonlySet<string>,
) {
  const home = session.world.accounts.players.get(player.id)?.homeIcao ?? "";
  const rangeKm = aircraftOf(modelId)?.rangeKm ?? 0;
  let best: { readonly plan: Plan; readonly rate: number } | undefined;
  for (let tried = 0; tried < COMPARED; tried++) {
    const plan = drawnRoute(home, rangeKm, stops, (place) => draw(Math.floor(whim * 2 ** 30), "stop", tried, place));
    if (plan === undefined || pairsOf(plan).some((pair) => flown.has(pair))) continue;
    const rate = rateOf({ session, player }, modelId, plan);
    if (rate > (best?.rate ?? 0)) best = { plan, rate };
  }
  return best?.plan;
}

function rateOf({ session, player }: Fleet, modelId: string, plan: Plan): number {
  const route = { ownerId: player.id, ...plan };
  let rate = 0;
  session.do((scene) => {
    const model = aircraftOf(modelId);
    if (model === undefined) throw new Error(modelId);
    const { lineFreightPay, fuelCost, wear, simMs, reachable } = lapFigures(scene, route, model);
    const worn = repairCost({ modelId, health: FULL_HEALTH - 100 * Math.min(90, wear) });
    // The first lap carries half of the freight that accumulates in four hours.
    const later = Math.min(1, simMs / LINE_FREIGHT_MS) / FIRST_SHARE;
    rate = reachable ? (later * lineFreightPay - fuelCost - worn) / simMs : 0;
    return undefined;
  });
  return rate;
}

const LARGE = JOB_AIRPORTS.filter(({ size }) => size === "large");

/** Draws a route from the home over airports within range of each other and back; undefined if the draw reaches a dead end. */
function drawnRoute(home: string, rangeKm: number, stops: number, whim: (place: number) => number): Plan | undefined {
  const chosen = [home];
  while (chosen.length < stops) {
    const [from, back] = [knownAirport(chosen.at(-1) as string), knownAirport(home)];
    const near = JOB_AIRPORTS.filter(
      (airport) =>
        !chosen.includes(airport.icao) &&
        distanceKm(from, airport) <= 0.9 * rangeKm &&
        distanceKm(airport, back) <= 0.9 * rangeKm,
    );
    if (near.length === 0) return undefined;
    chosen.push((near[Math.floor(whim(chosen.length) * near.length)] as (typeof near)[number]).icao);
  }
  return { stops: chosen, loop: true, policy: { maxLaterStops: 3, openJobs: true, minNetPerHour: 0 } };
}
