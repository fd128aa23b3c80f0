/** Defines a study of the cargo game, and the bands within which its figures must lie to keep the rules balanced. */
import { AIRCRAFT } from "@outbound/cargo/rules/aircraft/aircraft.ts";

/** Figures of one player, or of one seed. */
export type Sample = Readonly<Record<string, number>>;

export interface Study {
  readonly name: string;
  /** The study plays one of this many seeds. */
  readonly oneIn: number;
  readonly play: (seed: number) => readonly Sample[];
}

export interface Aim {
  readonly label: string;
  readonly digits: number;
  /** Both ends included; absent for a figure that is printed but not judged. */
  readonly band?: readonly [low: number, high: number];
  /** What must lie in the band: the median of the values, or every value. */
  readonly of: "median" | "each";
  /** Lower bound of every value, beside a band of the median. */
  readonly least?: number;
}

const shown = (label: string, digits: number): Aim => ({ label, digits, of: "median" });
const hours = (label: string, low: number, high: number): Aim => ({ ...shown(label, 1), band: [low, high] });
const each = (label: string, low: number, high = Number.POSITIVE_INFINITY, digits = 0): Aim => ({
  ...{ label, digits, band: [low, high], of: "each" },
});
const payback = (low: number, high: number): Aim => hours("payback, h", low, high);

const BANKRUPT = each("times when only relief helped", 0, 0);
const TAKEN = shown("jobs that another took first", 0);
const SECOND = hours("second plane, h", 1, 4);
const TENTH: Aim = { ...hours("ten planes, h", 7, 20), least: 7 };

const BEGINNING = {
  bankrupt: BANKRUPT,
  leastMoney: each("least cash, €", 100_000),
  money: shown("cash after 20 deliveries, €", 0),
  hours: shown("20 deliveries, h", 2),
  carried: { ...shown("packages aboard a flight", 2), band: [1.6, Number.POSITIVE_INFINITY] as const },
  taken: TAKEN,
};

const CAMPAIGNS = "campaigns, share of the pay";
/** Demand and events change pay for a short time, and must not change anyone's income for long. */
const INDEX = "mean factor of demand and events";
/** Returns an aim for a share of pay. */
const share = (label: string, low: number, high: number): Aim => ({ ...shown(label, 3), band: [low, high] });
/** Returns an aim for what planes on routes earn while their owner is away, compared with attended planes. */
const onRoutes = share("income ÷ that of an attended plane", 0.35, 0.6);

const GROWTH = {
  second: SECOND,
  tenth: TENTH,
  bankrupt: BANKRUPT,
  deliveries: shown("deliveries until then", 0),
  fuelShare: shown("fuel, share of the pay", 3),
  repairShare: shown("repairs, share of the pay", 3),
  specialShare: shown("specials, share of the deliveries", 3),
  index: share(INDEX, 0, 1.05),
  campaigns: share(CAMPAIGNS, 0, 0.05),
};

const ONE_TYPE = { second: SECOND, tenth: TENTH, bankrupt: BANKRUPT };

export const AIMS: Readonly<Record<string, Readonly<Record<string, Aim>>>> = {
  beginners: BEGINNING,
  "twenty beginners at one hub": BEGINNING,
  "growth, small planes": GROWTH,
  "growth, larger and larger": GROWTH,
  "growth, the first type only": ONE_TYPE,
  "growth, the cheapest type only": ONE_TYPE,
  "growth, the SkyCourier only": ONE_TYPE,
  "growth with bases and campaigns": GROWTH,
  "six at one hub": { second: SECOND, tenth: TENTH, bankrupt: BANKRUPT, taken: TAKEN },
  "away for hours": {
    still: each("longest without a departure, h", 0, 36, 1),
    bankrupt: BANKRUPT,
    deliveries: each("deliveries in 14 days", 50),
  },
  clumsy: {
    still: each("longest without a departure, h", 0, 3, 1),
    afterwards: each("deliveries in 3 sensible hours afterwards", 20),
    deliveries: shown("deliveries in 12 clumsy hours", 0),
    bankrupt: shown("looks when only relief helped", 0),
    reliefs: shown("reliefs", 0),
  },
  "away for a night, by type": Object.fromEntries(AIRCRAFT.map(({ id }) => [id, onRoutes])),
  "away for a night, by fleet": {
    one: share("one plane, ÷ attended", 0.3, 0.6),
    ten: share("ten planes, ÷ attended", 0.3, 0.6),
    forty: share("forty planes, ÷ attended", 0.3, 0.6),
    sixty: share("sixty planes with 14 desks and 5 bases, ÷ attended", 0, 0.6),
    least: each("least income of these, € an hour", 0),
  },
  "a beginner's route": { earned: each("earned in two hours on three stops, €", 20_000) },
  flooding: {
    tenB744: share("ten B744 with one group, ÷ spreading", 0, 0.7),
    oneC208: share("one C208 with one group, ÷ spreading", 0.95, 1.05),
  },
  campaigns: {
    one: { ...share(`one company: ${CAMPAIGNS}`, 0, 0.05), digits: 4 },
    oneSucceeded: shown("one company: campaigns that succeeded, share", 2),
    three: { ...share(`three companies: ${CAMPAIGNS}`, 0, 0.05), digits: 4 },
    threeSucceeded: shown("three companies: campaigns that succeeded, share", 2),
  },
  // A test checks that neither end falls with the size of the type. 2.5 to 12.7 h were wanted: see decision 20.
  payback: {
    index: share(INDEX, 0.97, 1.02),
    ...{ C208: payback(2.5, 3.5), DHC6: payback(2.5, 3.7), SW4: payback(2.5, 3.7), C408: payback(2.5, 3.7) },
    ...{ SF34: payback(2.5, 3.7), AN26: payback(3, 4.5), AT76: payback(3.8, 5.6), B463: payback(4.2, 6) },
    ...{ B734: payback(4.5, 6.5), B738: payback(5.5, 8), B752: payback(5.7, 8.5), IL76: payback(6, 9) },
    ...{ A306: payback(6.6, 9.6), B763: payback(7, 10), A332: payback(7.4, 10.6), MD11: payback(7.8, 11) },
    ...{ B744: payback(8.6, 12), B77F: payback(10, 12.7), B748: payback(10.5, 12.7) },
  },
};
