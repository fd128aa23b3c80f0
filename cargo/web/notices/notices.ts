/** Notifications about the newest events. */
import { counted, euros, signedEuros } from "@outbound/kit/web/format.ts";
import type { HistoryEvent } from "../api.ts";
import { eventAmount, eventReputation, eventSentence, figureIn, reputationText, textIn } from "../event-sentence.ts";
import type { Tone } from "../live/tone.ts";
import { milestoneName } from "../milestone-text.ts";
import type { Names } from "../names.ts";

export interface Notice {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** The plane concerned, if any. */
  readonly planeId?: number;
}

/** Notices are shown one after the other; more than this are summed up. */
const TROUBLES_AT_ONCE = 2;

/** `events` are in chronological order. Results of the player's own commands are shown elsewhere. */
export function noticesOf(events: readonly HistoryEvent[], names: Names): Notice[] {
  const items = [...landings(events, names), ...others(events, names)];
  const good = items.filter(({ tone }) => tone !== "bad");
  const troubles = items.filter(({ tone }) => tone === "bad");
  const isMuch = good.length > 1 || troubles.length > TROUBLES_AT_ONCE;
  const sum = () => sumOf(events, troubles.length > 0 ? "Your company needs you" : "Events of your company");
  return [...withMilestones(isMuch ? [sum()] : good, events), ...troubles.slice(0, TROUBLES_AT_ONCE)];
}

/** Adds milestones to the last good notice, because a separate notice would replace it. The first steps are shown elsewhere. */
function withMilestones(good: readonly Notice[], events: readonly HistoryEvent[]): readonly Notice[] {
  const reached = events
    .filter(({ kind, data }) => kind === "milestone" && data.category !== "onboarding")
    .map(({ data }) => milestoneName(textIn(data, "id")));
  if (reached.length === 0) return good;
  const title = reached.length === 1 ? "Milestone reached" : "Milestones reached";
  const last = good.at(-1);
  if (last === undefined) return [{ tone: "good", title, text: `${reached.join(", ")}.` }];
  return [...good.slice(0, -1), { ...last, text: `${last.text} ${title}: ${reached.join(", ")}.` }];
}

/** Returns a notice for each landing with deliveries. Other landings are only on the map and in the history. */
function landings(events: readonly HistoryEvent[], names: Names): Notice[] {
  const delivered = events.filter(({ kind }) => kind === "delivered");
  return events
    .filter(({ kind }) => kind === "landed")
    .flatMap(({ planeId, clockMs, data }) => {
      const own = delivered.filter((one) => one.planeId === planeId && one.clockMs === clockMs);
      if (own.length === 0) return [];
      const plane = planeId === null ? "A plane" : names.plane(planeId);
      const title = `${plane} landed at ${names.place(textIn(data, "destIcao"))}`;
      return { tone: "good" as const, title, text: `${paidFor(own)}.`, ...(planeId !== null && { planeId }) };
    });
}

function paidFor(delivered: readonly HistoryEvent[]): string {
  const points = delivered.reduce((sum, event) => sum + eventReputation(event), 0);
  const paid = delivered.reduce((sum, { data }) => sum + figureIn(data, "paid"), 0);
  return [`${counted(delivered.length, "job")} delivered: ${signedEuros(paid)}`, reputationText(points)]
    .filter((part) => part !== undefined)
    .join(", ");
}

const TITLES: Readonly<Record<string, readonly [title: string, tone: Tone]>> = {
  repaired: ["Repair finished", "good"],
  lapsed: ["Reservation lapsed", "bad"],
  "chain-refused": ["Queue on hold", "bad"],
  "route-stopped": ["A plane stopped on its route", "bad"],
  "alliance-expelled": ["No longer in the alliance", "bad"],
  "plane-broken": ["A plane is broken", "bad"],
  "base-closed": ["A base closed", "bad"],
  "campaign-ended": ["A campaign ended", "good"],
  "cash-adjusted": ["Cash adjusted", "plain"],
};

const others = (events: readonly HistoryEvent[], names: Names): Notice[] =>
  events.flatMap((event) => {
    const [title, tone] = TITLES[event.kind] ?? [];
    if (title === undefined || tone === undefined) return [];
    const { planeId } = event;
    return [{ tone, title, text: eventSentence(event, names) + amountOf(event), ...(planeId !== null && { planeId }) }];
  });

function amountOf(event: HistoryEvent): string {
  const amount = eventAmount(event);
  if (amount === 0) return "";
  return event.kind === "lapsed"
    ? ` It cost ${euros(-amount)}.`
    : ` You ${amount > 0 ? "received" : "lost"} ${euros(Math.abs(amount))}.`;
}

/** `title` is used if the events contain no landing. */
function sumOf(events: readonly HistoryEvent[], title: string): Notice {
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const count = (kind: string, one: string, many: string) =>
    of(kind).length === 0 ? [] : [counted(of(kind).length, one, many)];
  const delivered = of("delivered");
  const parts = [
    ...(delivered.length > 0 ? [paidFor(delivered)] : []),
    ...count("repaired", "repair ended", "repairs ended"),
    ...count("campaign-ended", "campaign ended", "campaigns ended"),
    ...count("plane-broken", "plane broke", "planes broke"),
    ...count("chain-refused", "plane waits", "planes wait"),
    ...count("route-stopped", "plane stopped on its route", "planes stopped on their routes"),
    ...count("lapsed", "reserved job lapsed", "reserved jobs lapsed"),
    ...count("base-closed", "base closed", "bases closed"),
    ...count("alliance-expelled", "expulsion from an alliance", "expulsions from an alliance"),
    ...count("cash-adjusted", "adjustment of the cash by the operator", "adjustments of the cash by the operator"),
  ];
  return {
    tone: delivered.length > 0 ? "good" : "plain",
    title: of("landed").length === 0 ? title : `${counted(of("landed").length, "plane")} landed`,
    text: `${parts.join("; ")}.`,
  };
}
