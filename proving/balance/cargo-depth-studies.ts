/**
 * Studies of routes and of the market: what absent owners and campaigns earn, and what it costs to flood an airport with one
 * group of goods.
 */
import { AIRCRAFT, type AircraftModel, aircraftOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { JOB_AIRPORTS, knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { ATTENTION_MS, forCampaigns, LADDERS, steady } from "../bots/cargo/companies.ts";
import type { Bot } from "../bots/cargo/view.ts";
import type { Sample, Study } from "./cargo-bands.ts";
import { dearestFirst, type Fleet, fleetOf, homeOf, incomeOf, joinFleet, putOnRoutes } from "./cargo-fleet.ts";
import { Session } from "./cargo-session.ts";

/** Real hours that an owner is away for a night. */
const AWAY_HOURS = 8;
const STOPS = 4;

/** Returns the hourly income of a fleet while its owner is away for a night. */
function away(fleet: Fleet, seed: number): number {
  putOnRoutes(fleet, STOPS, seed);
  return incomeOf(fleet, () => fleet.session.wait(AWAY_HOURS * HOUR_MS));
}

/** Tends the most expensive planes first, because the owner of a large fleet lacks time for all of them. */
const attentive: Bot = (view) => steady({ ...view, planes: dearestFirst(view.planes) });

const attended = (fleet: Fleet): number => incomeOf(fleet, () => fleet.session.run());

/** Returns the income of a plane on a route as a share of that of an attended one, by type of plane. */
function awayByType(seed: number): readonly Sample[] {
  const fleet = (modelId: string) => fleetOf(seed, { types: [modelId], bot: steady, hours: AWAY_HOURS });
  return [Object.fromEntries(AIRCRAFT.map(({ id }) => [id, away(fleet(id), seed) / attended(fleet(id))]))];
}

/** Planes of a company that has grown to ten. */
const TEN = ["C208", ...LADDERS.mixed];
const times = (count: number): readonly string[] => Array.from({ length: count }, () => TEN).flat();
/** Large fleets are attended for fewer hours, which is enough for a stable mean. */
const FLEETS = [
  { name: "one", types: ["C208"], bases: 0, hours: 8 },
  { name: "ten", types: TEN, bases: 2, hours: 4 },
  { name: "forty", types: times(4), bases: 5, hours: 3 },
  { name: "sixty", types: times(6), bases: 5, hours: 3 },
] as const;

function awayByFleet(seed: number): readonly Sample[] {
  const sample: Record<string, number> = { least: Number.POSITIVE_INFINITY };
  for (const { name, ...planned } of FLEETS) {
    const fleet = () => fleetOf(seed, { ...planned, bot: attentive });
    const income = away(fleet(), seed);
    sample[name] = income / attended(fleet());
    sample.least = Math.min(sample.least as number, income);
  }
  return [sample];
}

const BEGINNER_HOURS = 2;

/** Plays a beginner who puts the first plane on a route at once. */
function beginnersRoute(seed: number): readonly Sample[] {
  const session = new Session(seed);
  const player = session.join(homeOf(seed), steady, () => true);
  putOnRoutes({ session, player }, 3, seed);
  const income = incomeOf({ session, player }, () => session.wait(BEGINNER_HOURS * HOUR_MS));
  return [{ earned: income * BEGINNER_HOURS }];
}

/** One commodity of each group, which every plane may carry. */
const GOODS = ["mail-sack", "garments", "car-parts", "fruit", "horse", "vaccines"] as const;
/** Airports among which a player spreads deliveries. */
const PLACES = 30;
const FLOODING_HOURS = 6;

/**
 * Flies full loads of one group from the home to one airport and back, or of all groups between many airports. All loads are
 * contracts, so that both players have as many jobs as they want and only demand makes a difference.
 */
function shuttle(modelId: string, seed: number, isSpread: boolean): Bot {
  const home = homeOf(seed);
  const model = aircraftOf(modelId);
  const places = [home, ...placesAround(home, model)];
  return ({ planes, open, look }) => {
    const plane = planes.find(({ status }) => status === "available");
    if (plane === undefined) return { kind: "wait", realMs: ATTENTION_MS };
    const { id: planeId, airportIcao: originIcao, maxPayloadKg: weightKg } = plane;
    const job = open.find((one) => one.originIcao === originIcao && one.weightKg === weightKg);
    if (job !== undefined) return { kind: "dispatch", planeId, packageIds: [job.id], legs: [job.destIcao] };
    const pick = <T>(what: string, all: readonly T[]): T =>
      all[isSpread ? Math.floor(draw(seed, what, look) * all.length) : 0] as T;
    const destIcao = pick(
      "place",
      places.filter((icao) => icao !== originIcao && isWithin(originIcao, icao, model)),
    );
    const commodity = pick("goods", GOODS);
    return { kind: "contract", originIcao, destIcao, weightKg, commodity };
  };
}

const isWithin = (from: string, to: string, model: AircraftModel | undefined): boolean =>
  distanceKm(knownAirport(from), knownAirport(to)) < 0.8 * (model?.rangeKm ?? 0);

/**
 * Returns the large airports whose distance is nearest to half of the range, or airports of any size if no large one is in range.
 */
function placesAround(home: string, model: AircraftModel | undefined): readonly string[] {
  const from = knownAirport(home);
  const others = JOB_AIRPORTS.filter(({ icao }) => icao !== home);
  const large = others.filter(({ size }) => size === "large");
  const halfRange = (model?.rangeKm ?? 0) / 2;
  const off = (airport: (typeof others)[number]): number => Math.abs(distanceKm(from, airport) - halfRange);
  return (large.some(({ icao }) => isWithin(home, icao, model)) ? large : others)
    .toSorted((one, other) => off(one) - off(other))
    .slice(0, PLACES)
    .map(({ icao }) => icao);
}

/** Returns the pay of a player who floods one airport as a share of that of a player who spreads the same goods. */
function flooded(modelId: string, planes: number, seed: number): number {
  const [one, many] = [false, true].map((isSpread) => {
    const types = Array<string>(planes).fill(modelId);
    const planned = { types, bot: shuttle(modelId, seed, isSpread), hours: FLOODING_HOURS };
    const { session, player } = fleetOf(seed, planned);
    session.run();
    return session.meanDemand(player);
  });
  return (one as number) / (many as number);
}

const floodings = (seed: number): readonly Sample[] => [
  { tenB744: flooded("B744", 10, seed), oneC208: flooded("C208", 1, seed) },
];

const CAMPAIGN_HOURS = 12;

/** Returns what campaigns pay this many companies of ten planes with homes of their own, and how many of the ended campaigns reached their target. */
function campaigning(seed: number, companies: number) {
  const session = new Session(seed);
  const planned = { types: TEN, bot: forCampaigns(attentive), hours: CAMPAIGN_HOURS };
  const homes = Array.from({ length: companies }, (_, company) => homeOf(seed + company));
  const players = homes.map((icao) => joinFleet(session, icao, planned));
  session.run();
  const sum = (reason: "campaign" | "delivery") =>
    players.reduce((total, player) => total + session.sum(player, reason), 0);
  const ended = session.world.campaigns.list.filter(({ outcome }) => outcome !== "running");
  const succeeded = ended.filter(({ outcome }) => outcome === "succeeded");
  return { share: sum("campaign") / sum("delivery"), succeeded: succeeded.length / ended.length };
}

function campaigns(seed: number): readonly Sample[] {
  const [one, three] = [campaigning(seed, 1), campaigning(seed, 3)];
  return [{ one: one.share, oneSucceeded: one.succeeded, three: three.share, threeSucceeded: three.succeeded }];
}

export const DEPTH_STUDIES: readonly Study[] = [
  { name: "away for a night, by type", oneIn: 1, play: awayByType },
  { name: "away for a night, by fleet", oneIn: 20, play: awayByFleet },
  { name: "a beginner's route", oneIn: 5, play: beginnersRoute },
  { name: "flooding", oneIn: 10, play: floodings },
  { name: "campaigns", oneIn: 20, play: campaigns },
];
