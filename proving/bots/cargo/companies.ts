/** Sensible players: a beginner who takes what pays most, and a player who grows to a fleet of ten. */
import { aircraftOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { FIRST_BASE_PRICE } from "@outbound/cargo/rules/company/bases.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { tendFleet } from "./dispatcher.ts";
import type { Trip } from "./trips.ts";
import type { Bot, Command, CompanyView } from "./view.ts";

/** Real milliseconds that looking, thinking and clicking take for each action. */
export const ATTENTION_MS = 25_000;

/** Takes one of the three trips with the most gain, regardless of their time. */
export const beginner: Bot = (view) => tendFleet(view, oneOfTheDearest);

/** Flies the trip with the most gain per hour and buys nothing. */
export const steady: Bot = (view) => tendFleet(view, mostPerHour);

/** Plays like `steady`, and buys the planes of the ladder in turn. */
export const growing =
  (ladder: readonly string[]): Bot =>
  (view) =>
    purchase(view, ladder) ?? tendFleet(view, mostPerHour);

/** Plays like `growing`, and prefers the jobs for which campaigns pay more. */
export const forCampaigns =
  (bot: Bot): Bot =>
  (view) =>
    bot({ ...view, open: view.open.map((job) => ({ ...job, payout: job.payout * extraPay(view, job) })) });

/** Plays like `forCampaigns`, and opens a base at home after the fifth plane. */
export const withGoals =
  (bot: Bot): Bot =>
  (view) =>
    openBase(view) ?? forCampaigns(bot)(view);

const extraPay = ({ campaigns }: CompanyView, { destIcao, group }: CompanyView["open"][number]): number =>
  campaigns.some((one) => one.icao === destIcao && one.group === group) ? CAMPAIGN_PAY : 1;

/** Factor of the pay of a successful campaign; the bot assumes that all campaigns succeed. */
const CAMPAIGN_PAY = 1.25;
const PLANES_BEFORE_BASE = 5;
/** Looks between two attempts to open a base, because the view does not show the deliveries to the home. */
const BASE_EVERY = 20;

function openBase({ planes, bases, money, homeIcao: icao, look }: CompanyView): Command | undefined {
  if (bases.length > 0 || planes.length < PLANES_BEFORE_BASE || look % BASE_EVERY !== 0) return undefined;
  return money < FIRST_BASE_PRICE + RESERVE ? undefined : { kind: "buy-base", icao };
}

/** Planes bought after the free first one: small ones only, larger and larger ones, or one type only. */
export const LADDERS = {
  small: ["C208", "SW4", "SW4", "SW4", "SF34", "SW4", "SF34", "SF34", "SF34"],
  mixed: ["SW4", "SW4", "SF34", "AT76", "AT76", "B463", "B734", "B734", "B738"],
  first: Array<string>(9).fill("C208"),
  cheapest: Array<string>(9).fill("DHC6"),
  skyCourier: Array<string>(9).fill("C408"),
} as const;

function oneOfTheDearest({ seed, look }: CompanyView, trips: readonly Trip[]): Trip {
  const dearest = [...trips].sort((a, b) => b.gain - a.gain).slice(0, 3);
  return dearest[Math.floor(draw(seed, "beginner", look) * dearest.length)] as Trip;
}

function mostPerHour({ planes }: CompanyView, trips: readonly Trip[]): Trip {
  // A plane waits until the player has tended the others. With more planes, the flight time itself matters less.
  const rate = ({ gain, flightMs }: Trip): number => gain / (flightMs + ATTENTION_MS * planes.length);
  return trips.reduce((best, trip) => (rate(trip) > rate(best) ? trip : best));
}

/** Euros that are kept for fuel. */
const RESERVE = 40_000;

function purchase({ planes, money, planeDiscount }: CompanyView, ladder: readonly string[]): Command | undefined {
  const modelId = ladder[planes.length - 1];
  const price = aircraftOf(modelId ?? "")?.price;
  const standing = planes.find(({ status }) => status === "available");
  if (modelId === undefined || price === undefined || standing === undefined) return undefined;
  if (money < price * (1 - planeDiscount) + RESERVE) return undefined;
  return { kind: "buy", modelId, icao: standing.airportIcao };
}
