/**
 * World events: shortages, storms and the like in a region for some days. They follow from the seed and the week, so none is
 * stored.
 */
import { HOUR_MS, WEEK_MS } from "@outbound/kit/rules/durations.ts";
import { dayOfYear } from "../aircraft/wind.ts";
import { draw } from "../values/chance.ts";
import { COMMODITY_GROUPS, type CommodityGroup, type EventSource, type WorldEvent } from "../values/market.ts";
import { REGIONS, type Region, regionOf } from "./regions.ts";

export const SHORTAGE_FACTOR = 1.25;
export const HARVEST_FACTOR = 1.15;
export const FESTIVAL_FACTOR = 1.2;
export const CHEAP_FUEL_FACTOR = 0.85;
export const DEAR_FUEL_FACTOR = 1.15;
export const STORM_WEAR_FACTOR = 1.5;
export const STORM_LEAST_WIND = 1.1;

/** Simulated milliseconds between the announcement and the start. */
export const ANNOUNCED_MS = 12 * HOUR_MS;
/** Bounds of an event's length in simulated hours. */
export const LEAST_EVENT_HOURS = 48;
export const MOST_EVENT_HOURS = 96;
/** Chances of at least one event, and of two, in a region in a week. */
export const ONE_CHANCE = 0.5;
export const TWO_CHANCE = 0.1;
/** Size of the range of ids for one week. */
const IDS_A_WEEK = 100;

/** Returns the events that are announced or active now, by start. */
export function announcedEvents({ seed, clockMs, createdEvents }: EventSource): WorldEvent[] {
  const week = Math.floor(clockMs / WEEK_MS);
  return [...eventsOfWeek(seed, week), ...eventsOfWeek(seed, week + 1), ...createdEvents]
    .filter(({ announcedSimTime, endsSimTime }) => announcedSimTime <= clockMs && clockMs < endsSimTime)
    .sort((a, b) => a.startsSimTime - b.startsSimTime || a.id - b.id);
}

/** Returns the factor on the pay of a group from one airport to another, for a package loaded now. */
export function payFactor(source: EventSource, originIcao: string, destIcao: string, group: CommodityGroup): number {
  let factor = 1;
  for (const event of eventsIn(source, destIcao, source.clockMs)) {
    if (event.kind === "shortage" && event.group === group) factor *= event.factor;
    if (event.kind === "festival" && group === "consumer") factor *= event.factor;
  }
  if (group !== "fresh") return factor;
  for (const event of eventsIn(source, originIcao, source.clockMs))
    if (event.kind === "harvest") factor *= event.factor;
  return factor;
}

/** Returns the factor on the price of fuel at an airport now. */
export const fuelFactor = (source: EventSource, icao: string): number =>
  eventsIn(source, icao, source.clockMs).reduce(
    (price, { kind, factor }) => (kind === "fuel" ? price * factor : price),
    1,
  );

/** True if a leg that departed at this instant began or ended in a region with a storm. */
export const isStormy = (source: EventSource, originIcao: string, destIcao: string, departedMs: number): boolean =>
  [originIcao, destIcao].some((icao) => eventsIn(source, icao, departedMs).some(({ kind }) => kind === "storm"));

/** Returns the events in the region of an airport at an instant. */
function eventsIn({ seed, createdEvents }: EventSource, icao: string, clockMs: number): readonly WorldEvent[] {
  const { id } = regionOf(icao);
  const known = regionalEvents(seed, Math.floor(clockMs / WEEK_MS)).get(id) ?? NO_EVENTS;
  const all =
    createdEvents.length === 0 ? known : [...known, ...createdEvents.filter(({ regionId }) => regionId === id)];
  return all.length === 0
    ? NO_EVENTS
    : all.filter(({ startsSimTime, endsSimTime }) => startsSimTime <= clockMs && clockMs < endsSimTime);
}

const NO_EVENTS: readonly WorldEvent[] = [];

type Regional = ReadonlyMap<string, readonly WorldEvent[]>;

/** Weeks whose events are cached. A landing needs the week of its departure. */
const WEEKS_KEPT = 8;
const weeks = new Map<string, Regional>();

function regionalEvents(seed: number, week: number): Regional {
  const key = `${seed} ${week}`;
  const known = weeks.get(key);
  if (known !== undefined) return known;
  const made = new Map(REGIONS.map((region, index) => [region.id, drawEvents(seed, week, region, index)] as const));
  const [oldest] = weeks.keys();
  if (weeks.size >= WEEKS_KEPT && oldest !== undefined) weeks.delete(oldest);
  weeks.set(key, made);
  return made;
}

const eventsOfWeek = (seed: number, week: number): WorldEvent[] => [...regionalEvents(seed, week).values()].flat();

/** Draws up to two events of different kinds, each within the week, so that two of one kind never overlap. */
function drawEvents(seed: number, week: number, region: Region, index: number): readonly WorldEvent[] {
  const chance = (purpose: string, place = 0): number => draw(seed, purpose, region.id, week, place);
  const drawn = chance("event-count");
  const count = drawn < TWO_CHANCE ? 2 : drawn < ONE_CHANCE ? 1 : 0;
  const kinds = KINDS.filter((kind) => kind !== "harvest" || isHarvest(region, week));
  const first = Math.floor(chance("event-kind") * kinds.length);
  const second = (first + 1 + Math.floor(chance("event-kind", 1) * (kinds.length - 1))) % kinds.length;
  return [first, second].slice(0, count).map((at, place) => {
    const kind = kinds[at] as WorldEvent["kind"];
    const hours =
      LEAST_EVENT_HOURS + Math.floor(chance("event-hours", place) * (MOST_EVENT_HOURS - LEAST_EVENT_HOURS + 1));
    const start = week * WEEK_MS + Math.floor(chance("event-start", place) * (168 - hours + 1)) * HOUR_MS;
    const group = COMMODITY_GROUPS[
      Math.floor(chance("event-group", place) * COMMODITY_GROUPS.length)
    ] as CommodityGroup;
    return {
      id: week * IDS_A_WEEK + index * 2 + place + 1,
      kind,
      regionId: region.id,
      ...(kind === "shortage" ? { group } : {}),
      factor: kind === "fuel" && chance("event-fuel", place) < 0.5 ? CHEAP_FUEL_FACTOR : FACTORS[kind],
      announcedSimTime: start - ANNOUNCED_MS,
      startsSimTime: start,
      endsSimTime: start + hours * HOUR_MS,
    };
  });
}

/** The factor of each kind of event; of fuel events the higher of two. */
export const FACTORS = {
  shortage: SHORTAGE_FACTOR,
  harvest: HARVEST_FACTOR,
  festival: FESTIVAL_FACTOR,
  fuel: DEAR_FUEL_FACTOR,
  storm: STORM_WEAR_FACTOR,
} as const satisfies Record<WorldEvent["kind"], number>;

const KINDS = Object.keys(FACTORS) as WorldEvent["kind"][];

/** Days of the year at which the harvest months begin and end. */
const HARVEST = { north: [212, 304], south: [31, 120] } as const;

/** True if the middle of the week is in the harvest: August to October, in the south February to April. */
function isHarvest({ isSouthern }: Region, week: number): boolean {
  const day = dayOfYear((week + 0.5) * WEEK_MS);
  const [begins, ends] = isSouthern ? HARVEST.south : HARVEST.north;
  return day >= begins && day < ends;
}
