/** Which of the newest events are shown as notifications, and their short texts. */
import { counted, euros, signedEuros } from "@outbound/kit/web/format.ts";
import type { HistoryEvent } from "../api.ts";
import { figureIn, textIn } from "../history/event-data.ts";
import { eventReputation, eventSentence } from "../history/event-sentence.ts";
import type { Names } from "../history/names.ts";

export interface NewsItem {
  readonly tone: "good" | "plain" | "bad";
  readonly title: string;
  readonly text: string;
}

/** More at a time are reported in one. */
const ITEMS_AT_ONCE = 3;

/** Of events in the order in which they happened. What the player has just done is reported where it is done. */
export function newsOf(events: readonly HistoryEvent[], names: Names): NewsItem[] {
  const items = [...landings(events, names), ...others(events, names)];
  if (items.length <= ITEMS_AT_ONCE) return items;
  const troubles = items.filter(({ tone }) => tone === "bad");
  return [sumOf(events), ...troubles.slice(0, ITEMS_AT_ONCE - 1)];
}

/** Each with what it delivered. */
function landings(events: readonly HistoryEvent[], names: Names): NewsItem[] {
  const delivered = events.filter(({ kind }) => kind === "delivered");
  return events
    .filter(({ kind }) => kind === "landed")
    .map(({ planeId, clockMs, data }) => {
      const own = delivered.filter((one) => one.planeId === planeId && one.clockMs === clockMs);
      const plane = planeId === null ? "A plane" : names.plane(planeId);
      const title = `${plane} landed at ${names.place(textIn(data, "destIcao"))}`;
      return own.length === 0
        ? { tone: "plain", title, text: "No deliveries here." }
        : { tone: "good", title, text: `${paidFor(own)}.` };
    });
}

const paidIn = (delivered: readonly HistoryEvent[]): number =>
  delivered.reduce((sum, { data }) => sum + figureIn(data, "paid"), 0);

function paidFor(delivered: readonly HistoryEvent[]): string {
  const points = delivered.reduce((sum, event) => sum + eventReputation(event), 0);
  const reputation =
    Math.abs(points) < 0.05 ? "" : `, ${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)} reputation`;
  return `${counted(delivered.length, "job")} delivered: ${signedEuros(paidIn(delivered))}${reputation}`;
}

const TITLES: Readonly<Record<string, readonly [title: string, tone: NewsItem["tone"]]>> = {
  repaired: ["Repair finished", "good"],
  lapsed: ["Reservation lapsed", "bad"],
  "chain-refused": ["Queue on hold", "bad"],
  "plane-broken": ["A plane is broken", "bad"],
};

const others = (events: readonly HistoryEvent[], names: Names): NewsItem[] =>
  events.flatMap((event) => {
    const [title, tone] = TITLES[event.kind] ?? [];
    if (title === undefined || tone === undefined) return [];
    const penalty = event.kind === "lapsed" ? ` It cost ${euros(figureIn(event.data, "penalty"))}.` : "";
    return [{ tone, title, text: eventSentence(event, names) + penalty }];
  });

function sumOf(events: readonly HistoryEvent[]): NewsItem {
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const delivered = of("delivered");
  const parts = [
    delivered.length > 0 ? paidFor(delivered) : undefined,
    ...Object.entries({ repaired: "repair ended", "plane-broken": "plane broke", "chain-refused": "plane waits" }).map(
      ([kind, what]) => (of(kind).length > 0 ? counted(of(kind).length, what, PLURALS[what]) : undefined),
    ),
    of("lapsed").length > 0 ? `${counted(of("lapsed").length, "reserved job")} lapsed` : undefined,
  ];
  const text = parts.filter((part) => part !== undefined).join("; ");
  const tone = delivered.length > 0 ? "good" : "plain";
  return {
    tone,
    title: `${counted(of("landed").length, "plane")} landed`,
    text: text === "" ? "Nothing was delivered." : `${text}.`,
  };
}

const PLURALS: Readonly<Record<string, string>> = {
  "repair ended": "repairs ended",
  "plane broke": "planes broke",
  "plane waits": "planes wait",
};
