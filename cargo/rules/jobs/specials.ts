/**
 * The registry of specials. An entry defines everything that a special changes: requirements of loading, when it is late, what a
 * delivery pays, and its effect on reputation. No other code names a special.
 */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { COMMODITIES, commodityOf, type SpecialId } from "./commodities.ts";

/** The journey of a delivered package. */
export interface Journey {
  /** Simulated milliseconds after the due instant; 0 if on time or without a due instant. */
  readonly lateMs: number;
  /** Landings since it was loaded, including the one at its destination. */
  readonly landings: number;
  /** Health of the plane before the landing, in hundredths of a point. */
  readonly healthBefore: number;
}

/** Requirements of loading. */
export interface LoadRule {
  /** Least health of the plane, in points. */
  readonly minHealth?: number;
  /** Least reputation of the player, in points; also required to accept the job. */
  readonly minReputation?: number;
  /** Least payload of the plane's model, in kg. */
  readonly minPayloadKg?: number;
  /** Cannot share a plane with live animals or food. */
  readonly isHazardous?: true;
  /** Counts as live animals, whatever the commodity is. */
  readonly isLive?: true;
}

export interface Special {
  readonly id: SpecialId;
  readonly label: string;
  /** IATA special handling code (Cargo-IMP list), or the nearest one. */
  readonly handlingCode: string;
  /** Factor on the payout. */
  readonly factor: number;
  /** The rule as a sentence for players, with times since loading. Kept short because every frame contains it. */
  readonly rule: string;
  readonly load: LoadRule;
  /** Time from loading to the due instant: a number of flight times plus hours; null if it cannot be late. */
  readonly due: { readonly flightTimes: number; readonly hours: number } | null;
  /** The fraction of the payout that is paid after the journey, 0 to 1. */
  readonly share: (journey: Journey) => number;
  /** Factor on the reputation that a delivery brings. */
  readonly reputationFactor: number;
  /** Points of reputation that abandoning it costs; null if they follow from the penalty, as for ordinary cargo. */
  readonly abandonReputation: number | null;
  /** Factor on the wear of a landing with it aboard, at least 1. */
  readonly wearFactor: number;
  /** Ids of the commodities that may be shipped as this special. */
  readonly commodities: readonly string[];
}

/** Fields of an entry. Absent ones default to those of ordinary cargo. */
type Row = Pick<Special, "label" | "handlingCode" | "factor" | "rule"> & Partial<Omit<Special, "id" | "commodities">>;

const whenLate =
  (share: number) =>
  ({ lateMs }: Journey): number =>
    lateMs > 0 ? share : 1;

const TABLE = {
  priority: {
    label: "Priority",
    handlingCode: "VIC",
    factor: 1.6,
    rule: "Pays half beyond 1.5 flight times plus 4 hours.",
    due: { flightTimes: 1.5, hours: 4 },
    share: whenLate(0.5),
  },
  express: {
    label: "Express",
    handlingCode: "XPS",
    factor: 1.3,
    rule: "Pays 70 % beyond 12 hours.",
    due: { flightTimes: 0, hours: 12 },
    share: whenLate(0.7),
  },
  perishable: {
    label: "Perishable",
    handlingCode: "PER",
    factor: 1.5,
    rule: "Loses 2 % an hour after the flight time plus 6 hours, down to 40 %.",
    due: { flightTimes: 1, hours: 6 },
    share: ({ lateMs }) => Math.max(0.4, 1 - (0.02 * lateMs) / HOUR_MS),
  },
  coldchain: {
    label: "Cold chain",
    handlingCode: "COL",
    factor: 1.55,
    rule: "Needs health 60.",
    load: { minHealth: 60 },
  },
  fragile: {
    label: "Fragile",
    handlingCode: "VUN",
    factor: 1.35,
    rule: "Loses 40 % below health 50.",
    share: ({ healthBefore }) => (healthBefore < 5_000 ? 0.6 : 1),
  },
  hazmat: {
    label: "Hazardous",
    handlingCode: "DGD",
    factor: 1.45,
    rule: "Not beside live animals or food.",
    load: { isHazardous: true },
  },
  live: {
    label: "Live animals",
    handlingCode: "AVI",
    factor: 1.5,
    rule: "Pays half beyond 2 landings or 16 hours.",
    load: { isLive: true },
    due: { flightTimes: 0, hours: 16 },
    share: ({ lateMs, landings }) => (lateMs > 0 || landings > 2 ? 0.5 : 1),
  },
  valuable: {
    label: "Valuable",
    handlingCode: "VAL",
    factor: 1.8,
    rule: "Needs reputation 40. Abandoning it costs 10.",
    load: { minReputation: 40 },
    abandonReputation: 10,
  },
  outsize: {
    label: "Outsize",
    handlingCode: "BIG",
    factor: 1.4,
    rule: "Needs a payload of 15,000 kg.",
    load: { minPayloadKg: 15_000 },
  },
  relief: {
    label: "Relief",
    handlingCode: "SHL",
    factor: 0.8,
    rule: "Gives four times the reputation.",
    reputationFactor: 4,
  },
  diplomatic: {
    label: "Diplomatic",
    handlingCode: "DIP",
    factor: 1.4,
    rule: "Pays half after a landing on the way.",
    share: ({ landings }) => (landings > 1 ? 0.5 : 1),
  },
} as const satisfies Readonly<Record<SpecialId, Row>>;

/** The least fraction of the payout that a delivery pays. */
export const LEAST_SHARE = 0.1;

export const SPECIALS: readonly Special[] = Object.entries<Row>(TABLE).map(([key, row]) => {
  const id = key as SpecialId;
  return {
    load: {},
    due: null,
    share: () => 1,
    reputationFactor: 1,
    abandonReputation: null,
    wearFactor: 1,
    ...row,
    id,
    commodities: COMMODITIES.filter(({ specials }) => specials.includes(id)).map((commodity) => commodity.id),
  };
});

const byId: ReadonlyMap<string, Special> = new Map(SPECIALS.map((special) => [special.id, special]));

/** Returns the special with the id; undefined for ordinary cargo (null). */
export const specialOf = (id: string | null): Special | undefined => (id === null ? undefined : byId.get(id));

/** Returns the fraction of its payout that cargo of the special earns after the journey. */
export const shareAfter = (id: string | null, journey: Journey): number =>
  Math.max(LEAST_SHARE, specialOf(id)?.share(journey) ?? 1);

/** Returns the simulated instant after which a package loaded at `loadedSimTime` is late; null if it cannot be late. */
export function dueSimTimeOf(id: string | null, loadedSimTime: number, flightTimeMs: number): number | null {
  const due = specialOf(id)?.due ?? null;
  return due === null ? null : loadedSimTime + Math.round(due.flightTimes * flightTimeMs) + due.hours * HOUR_MS;
}

interface Goods {
  readonly special: string | null;
  readonly commodity: string;
}

/** True if two packages must not share a plane: hazardous goods and live animals or food. */
export const areApart = (a: Goods, b: Goods): boolean => isApartFrom(a, b) || isApartFrom(b, a);

function isApartFrom(hazard: Goods, other: Goods): boolean {
  if (specialOf(hazard.special)?.load.isHazardous !== true) return false;
  const commodity = commodityOf(other.commodity);
  return specialOf(other.special)?.load.isLive === true || commodity?.isLive === true || commodity?.isFood === true;
}
