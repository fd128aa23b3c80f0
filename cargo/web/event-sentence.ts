/** Formats events as sentences with their figures. */
import { capitalised, decimal, duration, euros, integer, percent } from "@outbound/kit/web/format.ts";
import type { HistoryEvent } from "./api.ts";
import { commodityName } from "./cargo-text.ts";
import { milestoneName } from "./milestone-text.ts";
import type { Names } from "./names.ts";

type Data = HistoryEvent["data"];

/** Returns a number of an event's untyped data; 0 if it is missing. */
export const figureIn = (data: Data, name: string): number => (typeof data[name] === "number" ? data[name] : 0);
/** Returns a text of an event's untyped data; empty if it is missing. */
export const textIn = (data: Data, name: string): string => (typeof data[name] === "string" ? data[name] : "");

type Sentence = (event: HistoryEvent, names: Names) => string;

/** Returns the event as a sentence; for an unknown kind, the kind's name. */
export function eventSentence(event: HistoryEvent, names: Names): string {
  return SENTENCES[event.kind]?.(event, names) ?? `${event.kind.replaceAll("-", " ")}.`;
}

/** Returns the change of cash in euros. */
export function eventAmount({ kind, data }: HistoryEvent): number {
  const [field, sign] = AMOUNTS[kind] ?? ["", 1];
  return sign * figureIn(data, field);
}

/** Returns the change of reputation in points. */
export const eventReputation = ({ data }: HistoryEvent): number => figureIn(data, "reputationChange");

/** Returns `+0.4 reputation`; undefined if the change rounds to zero. */
export const reputationText = (points: number): string | undefined =>
  Math.abs(points) < 0.05 ? undefined : `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)} reputation`;

const AMOUNTS: Readonly<Record<string, readonly [field: string, sign: 1 | -1]>> = {
  delivered: ["paid", 1],
  "plane-sold": ["price", 1],
  "base-sold": ["price", 1],
  "campaign-ended": ["paid", 1],
  relief: ["amount", 1],
  "cash-adjusted": ["amount", 1],
  "plane-bought": ["price", -1],
  "base-bought": ["price", -1],
  departed: ["cost", -1],
  "repair-started": ["cost", -1],
  abandoned: ["penalty", -1],
  lapsed: ["penalty", -1],
};

const SENTENCES: Readonly<Record<string, Sentence>> = {
  registered: () => "You founded the company.",
  "home-chosen": ({ data }, names) =>
    `You made ${names.place(textIn(data, "icao"))} your home. A ${names.model(textIn(data, "modelId"))}, your first plane, is waiting there.`,
  "plane-bought": (event, names) =>
    `You bought ${planeOf(event, names)}, a ${names.model(textIn(event.data, "modelId"))}, at ${placeOf(event, names)}.`,
  "plane-sold": (event, names) =>
    `You sold ${textIn(event.data, "name")}, a ${names.model(textIn(event.data, "modelId"))}, at ${placeOf(event, names)}.`,
  departed: (event, names) =>
    `${planeOf(event, names)} took off ${wayOf(event, names)}, ${kilometres(event)}${fuelOf(event)}.`,
  landed: (event, names) =>
    `${planeOf(event, names)} landed at ${names.place(textIn(event.data, "destIcao"))} after ${kilometres(event)} from ${names.place(textIn(event.data, "originIcao"))}. Landing cost ${decimal(figureIn(event.data, "wear"))} health.`,
  delivered: (event, names) =>
    `${goodsOf(event)} delivered ${wayOf(event, names)} by ${planeOf(event, names)}.${shortfallOf(event)}`,
  "chain-refused": (event, names) =>
    `${planeOf(event, names)} waits at ${placeOf(event, names)}. It did not depart for ${names.place(textIn(event.data, "destIcao"))}. ${textIn(event.data, "detail")}`,
  "plane-broken": (event, names) =>
    `${planeOf(event, names)} broke when it landed at ${placeOf(event, names)}. Repair it to fly again.`,
  "repair-started": (event, names) =>
    `The repair of ${planeOf(event, names)} began at a health of ${integer(figureIn(event.data, "health"))}.`,
  repaired: (event, names) => `${planeOf(event, names)} is repaired at ${placeOf(event, names)}: health 100.`,
  loaded: (event, names) =>
    `${goodsOf(event)} loaded on ${planeOf(event, names)}, ${wayOf(event, names)}; pays ${euros(figureIn(event.data, "payout"))}.`,
  accepted: (event, names) =>
    `${goodsOf(event)} ${wayOf(event, names)} reserved; pays ${euros(figureIn(event.data, "payout"))}.`,
  abandoned: (event, names) =>
    `You abandoned a job ${wayOf(event, names)} worth ${euros(figureIn(event.data, "payout"))}.`,
  lapsed: (event, names) =>
    `Your reservation ${wayOf(event, names)} lapsed: not loaded in time. It was worth ${euros(figureIn(event.data, "payout"))}.`,
  relief: () => "You received relief.",
  "cash-adjusted": ({ data }) => `The operator adjusted your cash: ${textIn(data, "reason")}.`,
  "route-stopped": (event, names) =>
    `${planeOf(event, names)} stopped on its route at ${placeOf(event, names)}: ${stopOf(event)}.`,
  "route-suspended": (event, names) => `You took over ${planeOf(event, names)}. Its route is suspended.`,
  milestone: ({ data }) => `You reached a milestone${rewardOf(data)}: ${milestoneName(textIn(data, "id"))}.`,
  "base-bought": (event, names) => `You opened a base at ${placeOf(event, names)}.`,
  "base-closed": (event, names) => `Your base at ${placeOf(event, names)} closed: its upkeep could not be paid.`,
  "base-sold": (event, names) => `You sold your base at ${placeOf(event, names)}.`,
  "campaign-ended": (event, names) =>
    `The campaign at ${placeOf(event, names)} ${event.data.succeeded === true ? "succeeded" : "failed"}.`,
  "alliance-joined": ({ data }) => `You joined the alliance ${textIn(data, "name")}.`,
  "alliance-expelled": ({ data }) => `The founder expelled you from the alliance ${textIn(data, "name")}.`,
  "alliance-left": ({ data }) => `You left the alliance ${textIn(data, "name")}.`,
};

const STOPS: Readonly<Record<string, string>> = {
  "purse-too-small": "your cash does not pay for fuel or repair",
  "cash-floor": "fuel or repair would leave less cash than the route keeps",
  "beyond-tank": "its next stop is out of reach",
  "plane-broken": "it is broken",
  "owner-away": "you were away for 48 hours",
  "owner-suspended": "the account was suspended",
};
const stopOf = ({ data }: HistoryEvent): string => STOPS[textIn(data, "reason")] ?? textIn(data, "reason");

function rewardOf(data: Data): string {
  const [title, livery] = [textIn(data, "title"), textIn(data, "liveryId")];
  if (title !== "") return ` and earned the title “${title}”`;
  return livery === "" ? "" : ` and earned the livery “${capitalised(livery)}”`;
}

const planeOf = ({ planeId }: HistoryEvent, names: Names): string =>
  planeId === null ? "a plane" : names.plane(planeId);
const placeOf = ({ data }: HistoryEvent, names: Names): string => names.place(textIn(data, "icao"));
const kilometres = ({ data }: HistoryEvent): string => `${integer(figureIn(data, "distanceKm"))}\u00a0km`;

const wayOf = ({ data }: HistoryEvent, names: Names): string =>
  `from ${names.place(textIn(data, "originIcao"))} to ${names.place(textIn(data, "destIcao"))}`;

const goodsOf = ({ data }: HistoryEvent): string =>
  `${commodityName(textIn(data, "commodity"))} (${integer(figureIn(data, "weightKg"))}\u00a0kg)`;

function fuelOf({ data }: HistoryEvent): string {
  const litres = figureIn(data, "boughtL");
  return litres === 0 ? "" : `, with ${integer(litres)}\u00a0l of fuel bought`;
}

/** Returns why less was paid than promised; empty if everything was paid. */
function shortfallOf({ data }: HistoryEvent): string {
  const share = figureIn(data, "share");
  if (share >= 1) return "";
  const late = figureIn(data, "lateMs");
  const why = late > 0 ? `${duration(late)} late` : "its special rule was broken";
  return ` Only ${percent(share)} of ${euros(figureIn(data, "payout"))} was paid: ${why}.`;
}
