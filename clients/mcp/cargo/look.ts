/** Shows parts of the cargo game in detail. */
import type { CargoSchemas as Schemas } from "@outbound/client";
import { InputError, type View } from "../answer.ts";
import type { CargoSession, Company } from "./session.ts";
import { bestHomes, jobLine, planeLine, routeLine, timeOf } from "./summary.ts";

export interface LookInput {
  readonly planeId?: number | undefined;
  readonly icaos?: readonly string[] | undefined;
  readonly country?: string | undefined;
}

const stateOf = (session: CargoSession) => session.read((api) => api.GET("/api/state"));

const LOOKS = {
  homes: async (session, { country }) => {
    const homes = (await bestHomes(session, 1000)).filter((home) => country === undefined || home.country === country);
    return {
      homes: homes
        .slice(0, 15)
        .map(
          (home) => `${home.icao} ${home.city}, ${home.country}: ${home.nearbyAirports} near, ${home.players} players`,
        ),
    };
  },
  planes: async (session) => {
    const state = await stateOf(session);
    return { planes: state.planes.map((plane) => `${planeLine(plane, state)}, fuel ${Math.round(plane.fuel)} l`) };
  },
  jobs: async (session, { planeId }) => {
    const path = { planeId: given(planeId, "jobs takes planeId") };
    const [{ items }, state] = await Promise.all([
      session.read((api) => api.GET("/api/planes/{planeId}/jobs", { params: { path, query: { fits: true } } })),
      stateOf(session),
    ]);
    const best = items.slice(0, 15);
    const jobs = await jobsOf(session, state, path.planeId, new Set(best.map(({ packageId }) => packageId)));
    return {
      jobs: best.flatMap(({ packageId, net, netPerHour }) => {
        const job = jobs.get(packageId);
        return job === undefined ? [] : [`${jobLine(job)}, alone ${net} € net, ${netPerHour} € an hour`];
      }),
    };
  },
  plan: async (session, { planeId }) => {
    const path = { planeId: given(planeId, "plan takes planeId") };
    return { ...(await session.read((api) => api.GET("/api/planes/{planeId}/plan", { params: { path } }))) };
  },
  quotes: async (session, { planeId, icaos }) => {
    const path = { planeId: given(planeId, "quotes takes planeId and icaos") };
    const query = { destIcao: given(icaos, "quotes takes planeId and icaos").join(",") };
    const quotes = await session.read((api) => api.GET("/api/planes/{planeId}/quotes", { params: { path, query } }));
    return { quotes: quotes.slice(0, 20).map(quoteLine) };
  },
  airport: async (session, { icaos }) => {
    const path = { icao: given(icaos?.[0], "airport takes icaos with one code") };
    const { icao, name, city, country, size, openJobs, inPool } = await session.read((api) =>
      api.GET("/api/airports/{icao}", { params: { path } }),
    );
    const airport = `${icao} ${name}, ${city}, ${country}, ${size}`;
    if (!inPool) return { airport, jobs: "no plane of yours is here or on its way, so you see no jobs" };
    const { jobs } = await session.read((api) => api.GET("/api/airports/{icao}/jobs", { params: { path } }));
    return { airport, openJobs, jobs: jobs.map(jobLine) };
  },
  market: async (session) => {
    const { catalog, player, economy } = await stateOf(session);
    return {
      cash: player.money,
      discount: `${Math.round(economy.planeDiscount * 1000) / 10} % off the list price by your reputation`,
      types: catalog.map(
        ({ id, maxPayloadKg, rangeKm, cruiseKmh, price }) =>
          `${id}: ${maxPayloadKg} kg, ${rangeKm} km, ${cruiseKmh} km/h, ${price} €`,
      ),
    };
  },
  routes: async (session) => {
    const { items } = await session.read((api) => api.GET("/api/routes"));
    return { routes: items.slice(0, 20).map(routeLine) };
  },
  history: async (session) => ({ events: (await newEvents(session, 0, 20)).lines }),
  ledger: async (session) => {
    const { money } = await session.read((api) => api.GET("/api/history/summary"));
    return { sums: money.map(({ reason, amount, count }) => `${reason}: ${amount} € in ${count}`).slice(0, 25) };
  },
  ranking: async (session) => {
    const { players, entries, own } = await session.read((api) => api.GET("/api/leaderboard"));
    const line = ({ rank, companyName, worth, deliveries }: Schemas["LeaderboardEntry"]) =>
      `${rank} ${JSON.stringify(companyName)}: worth ${worth} €, ${deliveries} deliveries`;
    return { players, own: own && line(own), first: entries.slice(0, 10).map(line) };
  },
  world: async (session) => {
    const { items } = await session.read((api) => api.GET("/api/world/events"));
    return { events: items.slice(0, 12).map(worldEventLine) };
  },
  milestones: async (session) => {
    const { items } = await session.read((api) => api.GET("/api/milestones"));
    const open = items.filter(({ doneAt }) => doneAt === undefined);
    return {
      done: items.length - open.length,
      open: open.slice(0, 20).map(({ id, value, target }) => `${id} ${value}/${target}`),
    };
  },
} satisfies Record<string, (session: CargoSession, input: LookInput) => Promise<View>>;

export type CargoLook = keyof typeof LOOKS;
export const CARGO_LOOKS = Object.keys(LOOKS) as CargoLook[];

export const look = (session: CargoSession, what: CargoLook, input: LookInput): Promise<View> =>
  LOOKS[what](session, input);

/** Returns jobs by id, among them the wanted ones. A state has at most 100 open jobs; the others are read by airport. */
async function jobsOf(
  session: CargoSession,
  { packages, planes }: Pick<Company, "packages" | "planes">,
  planeId: number,
  wanted: ReadonlySet<number>,
): Promise<Map<number, Schemas["Package"]>> {
  const jobs = new Map(packages.map((job) => [job.id, job]));
  const nearestFirst = planes.toSorted((a, b) => Number(b.id === planeId) - Number(a.id === planeId));
  const stops = nearestFirst.flatMap(({ airportIcao, destIcao, queue }) => [destIcao ?? airportIcao, ...queue]);
  for (const icao of new Set(stops)) {
    if ([...wanted].every((id) => jobs.has(id))) break;
    const found = await session.read((api) => api.GET("/api/airports/{icao}/jobs", { params: { path: { icao } } }));
    for (const job of found.jobs) jobs.set(job.id, job);
  }
  return jobs;
}

function given<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new InputError(otherwise);
  return value;
}

function quoteLine({ destIcao, distanceKm, fuelCost, flightRealMs, wear, refusal }: Schemas["Quote"]): string {
  if (refusal !== null) return `${destIcao}: ${refusal.code}: ${refusal.detail}`;
  const seconds = flightRealMs === null ? "?" : Math.ceil(flightRealMs / 1000);
  return `${destIcao}: ${Math.round(distanceKm)} km, fuel ${fuelCost} €, ${seconds} s, wear ${wear}`;
}

/** Returns events of the history after the given one, oldest first, and the newest id. */
export async function newEvents(session: CargoSession, after: number, most: number) {
  const { items } = await session.read((api) =>
    api.GET("/api/history/events", { params: { query: { limit: Math.max(most, 20) } } }),
  );
  const fresh = items.filter(({ id }) => id > after).slice(0, most);
  const lines = fresh
    .toReversed()
    .map(({ kind, clockMs, planeId, data }) =>
      [timeOf(clockMs), kind, planeId === null ? "" : `plane ${planeId}`, JSON.stringify(data)]
        .filter((part) => part !== "")
        .join(" "),
    );
  return { lines, newest: items[0]?.id ?? after };
}

/** Returns what the event is and when: those of the next 12 simulated hours are listed too. */
export function worldEventLine(event: Schemas["WorldEvent"]): string {
  const { kind, group, regionId, factor, startsSimTime, endsSimTime } = event;
  const what = [kind, group, regionId].filter((part) => part !== undefined).join(" ");
  return `${what} × ${factor}, ${timeOf(startsSimTime)} to ${timeOf(endsSimTime)}`;
}
